import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "./counted.ts";
import { labelOf } from "./label-of.ts";

/** Said in a language of choice: documents are written in two. */
const NAMES: Record<Unit, (inputs: Record<string, never>, options: { locale: Locale }) => string> = {
  piece: m.catalogue_unit_piece,
  carton: m.catalogue_unit_carton,
  box: m.catalogue_unit_box,
  kg: m.catalogue_unit_kg,
  tonne: m.catalogue_unit_tonne,
  litre: m.catalogue_unit_litre,
  metre: m.catalogue_unit_metre,
  sqm: m.catalogue_unit_sqm,
  roll: m.catalogue_unit_roll,
  set: m.catalogue_unit_set,
  pallet: m.catalogue_unit_pallet,
  licence: m.catalogue_unit_licence,
  gram: m.catalogue_unit_gram,
  cbm: m.catalogue_unit_cbm,
  dozen: m.catalogue_unit_dozen,
  pair: m.catalogue_unit_pair,
  pack: m.catalogue_unit_pack,
  bag: m.catalogue_unit_bag,
  bottle: m.catalogue_unit_bottle,
  can: m.catalogue_unit_can,
  jar: m.catalogue_unit_jar,
  drum: m.catalogue_unit_drum,
  sheet: m.catalogue_unit_sheet,
  bundle: m.catalogue_unit_bundle,
};

const QUANTITIES: Record<Unit, (inputs: { count: number; number: string }, options: { locale: Locale }) => string> = {
  piece: m.catalogue_quantity_piece,
  carton: m.catalogue_quantity_carton,
  box: m.catalogue_quantity_box,
  kg: m.catalogue_quantity_kg,
  tonne: m.catalogue_quantity_tonne,
  litre: m.catalogue_quantity_litre,
  metre: m.catalogue_quantity_metre,
  sqm: m.catalogue_quantity_sqm,
  roll: m.catalogue_quantity_roll,
  set: m.catalogue_quantity_set,
  pallet: m.catalogue_quantity_pallet,
  licence: m.catalogue_quantity_licence,
  gram: m.catalogue_quantity_gram,
  cbm: m.catalogue_quantity_cbm,
  dozen: m.catalogue_quantity_dozen,
  pair: m.catalogue_quantity_pair,
  pack: m.catalogue_quantity_pack,
  bag: m.catalogue_quantity_bag,
  bottle: m.catalogue_quantity_bottle,
  can: m.catalogue_quantity_can,
  jar: m.catalogue_quantity_jar,
  drum: m.catalogue_quantity_drum,
  sheet: m.catalogue_quantity_sheet,
  bundle: m.catalogue_quantity_bundle,
};

/** Name of a unit: "carton", in the language of the page unless another is asked for. */
export function unitName(unit: Unit, locale = currentLocale()): string {
  return labelOf(NAMES, unit, {}, { locale });
}

/** A number of units in words, with the plural of the language: "3 كراتين", "11 كرتونًا". */
export function formatQuantity(count: number, unit: Unit, locale = currentLocale()): string {
  return labelOf(QUANTITIES, unit, counted(count, locale), { locale });
}

/**
 * A quantity as somebody would type it: {@link formatQuantity} where that has a number in digits, as the platform reads it
 * again; Arabic says one and two in words alone.
 */
export function typedQuantity(count: number, unit: Unit): string {
  const words = formatQuantity(count, unit);
  return /^\d/.test(words) ? words : [formatNumber(count, currentLocale()), unitName(unit)].join(" ");
}

/** Days from order to dispatch: "7–12 days"; null when the supplier did not say. */
export function formatLeadTime(min: number | null, max: number | null): string | null {
  const longest = max ?? min;
  if (longest === null) return null;
  if (min === null || min === longest) return m.catalogue_lead_days(counted(longest));
  const locale = currentLocale();
  return m.catalogue_lead_range({
    count: longest,
    from: formatNumber(min, locale),
    to: formatNumber(longest, locale),
  });
}
