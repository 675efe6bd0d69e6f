import { CLEAR_WORD, ON_REQUEST_WORD } from "#domain/catalogue/import-words.ts";
import { NEEDED_COLUMNS, OWN_COLUMNS, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { columnName } from "./column-names.ts";
import { allowedValues, LISTED } from "./value-names.ts";

/** What may be written in each column, with the names of the lists. */
export function ValuesHelp() {
  return (
    <Details
      summary={m.import_help_title()}
      summaryClass="min-h-14 justify-between px-5 sm:px-7"
      className="rounded-xl border border-sand-200 bg-white shadow-card"
    >
      <p className="px-5 pb-4 text-sand-700 sm:px-7">{m.import_help_empty(words())}</p>
      <dl className="grid gap-4 px-5 pb-6 sm:px-7">
        {OWN_COLUMNS.map((column) => (
          <div key={column} className="grid gap-1 border-sand-200 border-t pt-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
            <dt className="flex flex-wrap items-center gap-2 font-bold text-gulf-900">
              {columnName(column)}
              {isNeeded(column) && <Badge tone="brass">{m.import_help_needed()}</Badge>}
            </dt>
            <dd className="wrap-anywhere text-sand-700">{meaningOf(column)}</dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

function words() {
  const locale = currentLocale();
  return { clear: CLEAR_WORD[locale], request: ON_REQUEST_WORD[locale] };
}

function isNeeded(column: OwnColumn): boolean {
  return NEEDED_COLUMNS.some((needed) => needed === column);
}

const MEANINGS: Partial<Record<OwnColumn, () => string>> = {
  sku: m.import_help_sku,
  price: m.import_help_price,
  min_order: m.import_help_min_order,
  price_tiers: m.import_help_price_tiers,
  lead_time_days: m.import_help_lead_time,
  hs_code: m.import_help_hs_code,
  specifications_ar: m.import_help_specifications,
  specifications_en: m.import_help_specifications,
  specifications_fr: m.import_help_specifications,
};

function meaningOf(column: OwnColumn): string {
  const listed = LISTED.find((one) => one === column);
  if (!listed) return MEANINGS[column]?.() ?? m.import_help_text_cell();
  if (listed === "origin") return m.import_help_origin();
  const values = formatList(allowedValues(listed), currentLocale());
  return listed === "certifications" ? `${m.import_help_certifications()} (${values})` : values;
}
