import { Link } from "@tanstack/react-router";
import { CalendarClock, Check } from "lucide-react";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import type { AcceptedCheck, PublicCheck } from "#domain/suppliers/verification.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";

const NAMES: Record<Exclude<PublicCheck, "trn">, () => string> = {
  trade_licence: m.suppliers_check_trade_licence,
  addresses: m.suppliers_check_addresses,
  certificates: m.suppliers_check_certificates,
  bank_letter: m.suppliers_check_bank_letter,
};

export interface CheckedSupplier {
  checks: readonly AcceptedCheck[];
  licenceValidUntil: number | null;
  country: string | null;
}

/** What the badge stands for: what was looked at, when, and until when it holds. */
export function AcceptedChecks({ supplier: { checks, licenceValidUntil, country } }: { supplier: CheckedSupplier }) {
  return (
    <div className="grid gap-2.5 text-sm">
      <ul className="grid gap-2">
        {checks.map(({ item, checkedAt }) => (
          <li key={item} className="flex gap-2">
            <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf-700" />
            <span>
              <span className="block font-bold text-gulf-900">
                {item === "trn" ? taxNumberWords(country)() : labelOf(NAMES, item)}
              </span>
              <span className="block text-sand-700 text-xs">
                {m.suppliers_check_on({ date: formatDate(checkedAt, currentLocale()) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {licenceValidUntil !== null && (
        <p className="flex gap-2 border-brass-200 border-t pt-2.5 font-bold text-gulf-900">
          <CalendarClock aria-hidden size={18} className="mt-0.5 shrink-0 text-brass-700" />
          <span>{licenceLabels(licenceValidUntil)}</span>
        </p>
      )}
      <p className="text-sand-700">{m.suppliers_checks_meaning()}</p>
      <Link
        to="/terms"
        hash="review"
        className="inline-flex min-h-11 items-center justify-self-start text-gulf-800 underline underline-offset-4"
      >
        {m.suppliers_checks_more()}
      </Link>
    </div>
  );
}

/** A licence that has ended may be renewed for a while; who reads this shall know. */
function licenceLabels(end: number): string {
  const locale = currentLocale();
  const date = formatDate(end, locale);
  if (end > Date.now()) return m.suppliers_licence_until({ date });
  return m.suppliers_licence_renewing({ date, until: formatDate(end + LICENCE_GRACE_MS, locale) });
}
