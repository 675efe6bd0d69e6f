import { ChevronDown } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { VerifiedBadge } from "#src/ui/verified-badge.tsx";
import { AcceptedChecks, type CheckedSupplier } from "./accepted-checks.tsx";

interface BadgeDisclosureProps {
  supplier: CheckedSupplier & { isVerified: boolean; verifiedAt: number | null };
}

/** The badge of a card, which tells on a press what it stands for. The platform's own element: touch, keys, no scripts. */
export function BadgeDisclosure({ supplier }: BadgeDisclosureProps) {
  if (!supplier.isVerified) return null;
  if (supplier.checks.length === 0) return <VerifiedBadge since={supplier.verifiedAt} />;
  return (
    // Above the card's link, which covers all of it.
    <details className="group/badge relative z-10 rounded-lg border border-brass-200 bg-brass-50">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-lg px-3 hover:bg-brass-100 [&::-webkit-details-marker]:hidden">
        <VerifiedBadge since={supplier.verifiedAt} />
        <span className="ms-auto inline-flex items-center gap-1 text-brass-700 text-xs underline underline-offset-4">
          {m.suppliers_checks_open()}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/badge:rotate-180" />
        </span>
      </summary>
      <div className="px-3 pt-1 pb-2">
        <AcceptedChecks supplier={supplier} />
      </div>
    </details>
  );
}
