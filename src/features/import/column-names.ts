import { OWN_COLUMNS, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { HEADING_SIGNS } from "./heading-signs.ts";

type Named = (inputs: Record<string, never>, options: { locale: Locale }) => string;

const NAMES: Record<OwnColumn, Named> = {
  sku: m.import_column_sku,
  name_ar: m.import_column_name_ar,
  name_en: m.import_column_name_en,
  name_fr: m.import_column_name_fr,
  category: m.import_column_category,
  subcategory: m.import_column_subcategory,
  price: m.import_column_price,
  currency: m.import_column_currency,
  min_order: m.import_column_min_order,
  unit: m.import_column_unit,
  price_tiers: m.import_column_price_tiers,
  lead_time_days: m.import_column_lead_time_days,
  origin: m.import_column_origin,
  hs_code: m.import_column_hs_code,
  certifications: m.import_column_certifications,
  description_ar: m.import_column_description_ar,
  description_en: m.import_column_description_en,
  description_fr: m.import_column_description_fr,
  specifications_ar: m.import_column_specifications_ar,
  specifications_en: m.import_column_specifications_en,
  specifications_fr: m.import_column_specifications_fr,
};

/** Heading of a column, in the language of the page unless another is asked for. */
export function columnName(column: OwnColumn, locale = currentLocale()): string {
  return labelOf(NAMES, column, {}, { locale });
}

/** Headings of files that were written before they were called otherwise. */
const FORMER_NAMES: Partial<Record<OwnColumn, string>> = { price_tiers: "Quantity prices" };

const columnsOfNames = new Map(
  OWN_COLUMNS.flatMap((column): [string, OwnColumn][] => [
    ...(HEADING_SIGNS[column] ?? []).map((sign): [string, OwnColumn] => [folded(sign), column]),
    [folded(column), column],
    [folded(FORMER_NAMES[column] ?? column), column],
    ...LOCALES.map((locale): [string, OwnColumn] => [folded(columnName(column, locale)), column]),
  ]),
);

/** No heading is longer. */
const MAX_HEADING = 100;

/** The column that a heading names in any of the languages, or by its code. */
export function columnOf(heading: string): OwnColumn | undefined {
  return heading.length > MAX_HEADING ? undefined : columnsOfNames.get(folded(heading));
}

/** Letters and digits alone: brackets, blanks and underscores tell no columns apart. */
function folded(heading: string): string {
  return foldText(heading).replace(/[^\p{L}\p{N}]/gu, "");
}
