import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

/** A fact of a description list; what is not given says so. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sand-600 text-sm">{label}</dt>
      <dd className={children ? "text-gulf-900" : "text-sand-600"}>{children || m.admin_fact_unset()}</dd>
    </div>
  );
}
