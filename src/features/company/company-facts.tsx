import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import type { Company } from "./use-company.ts";

/** What was written in the application. */
export function CompanyFacts({ company: { businessType, licenceNumber, website } }: { company: Company }) {
  return (
    <Panel title={m.company_facts()}>
      <dl className="grid gap-3">
        <Fact name={m.company_apply_type()}>{businessTypeName(businessType)}</Fact>
        {licenceNumber && (
          <Fact name={m.company_apply_licence()}>
            <Written>{licenceNumber}</Written>
          </Fact>
        )}
        {website && (
          <Fact name={m.company_apply_website()}>
            <Ltr>{website}</Ltr>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sand-600 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-bold text-gulf-900">{children}</dd>
    </div>
  );
}

/** Who sees the documents. */
export function PrivateNote() {
  return (
    <aside aria-label={m.company_private_title()} className="flex gap-3 rounded-xl bg-brass-50 p-5 text-sand-800">
      <Lock aria-hidden size={22} className="mt-1 shrink-0 text-brass-700" />
      <div className="grid gap-1">
        <p className="font-bold text-gulf-900">{m.company_private_title()}</p>
        <p className="text-sm">{m.company_private_text()}</p>
      </div>
    </aside>
  );
}
