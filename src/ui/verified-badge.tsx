import { BadgeCheck } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

/** The seal of a supplier whose papers were checked. `short` is for cards, where the word alone must do. */
export function VerifiedBadge({ short = false }: { short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-bold text-brass-700 text-xs">
      <BadgeCheck aria-hidden size={16} className="shrink-0 fill-brass-100" />
      {short ? m.suppliers_verified_short() : m.suppliers_verified()}
    </span>
  );
}
