import { BadgeCheck } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

interface VerifiedBadgeProps {
  /** For cards, where the word alone must do. */
  short?: boolean;
  /** When the documents were checked, in milliseconds. */
  since?: number | null;
}

/** The seal of a supplier whose documents were checked. */
export function VerifiedBadge({ short = false, since = null }: VerifiedBadgeProps) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-bold text-brass-700 text-xs">
      <BadgeCheck aria-hidden size={16} className="shrink-0 fill-brass-100" />
      {since === null
        ? short
          ? m.suppliers_verified_short()
          : m.suppliers_verified()
        : m.suppliers_verified_since({ date: formatDate(since, currentLocale()) })}
    </span>
  );
}
