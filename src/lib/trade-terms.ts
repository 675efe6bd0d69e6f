import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "./counted.ts";

type Counted = (inputs: { count: number; number: string }) => string;

type Named = (inputs: Record<string, never>, options: { locale: Locale }) => string;

const UNITS: Record<Unit, { name: Named; quantity: Counted }> = {
  piece: { name: m.catalogue_unit_piece, quantity: m.catalogue_quantity_piece },
  carton: { name: m.catalogue_unit_carton, quantity: m.catalogue_quantity_carton },
  box: { name: m.catalogue_unit_box, quantity: m.catalogue_quantity_box },
  kg: { name: m.catalogue_unit_kg, quantity: m.catalogue_quantity_kg },
  tonne: { name: m.catalogue_unit_tonne, quantity: m.catalogue_quantity_tonne },
  litre: { name: m.catalogue_unit_litre, quantity: m.catalogue_quantity_litre },
  metre: { name: m.catalogue_unit_metre, quantity: m.catalogue_quantity_metre },
  sqm: { name: m.catalogue_unit_sqm, quantity: m.catalogue_quantity_sqm },
  roll: { name: m.catalogue_unit_roll, quantity: m.catalogue_quantity_roll },
  set: { name: m.catalogue_unit_set, quantity: m.catalogue_quantity_set },
  pallet: { name: m.catalogue_unit_pallet, quantity: m.catalogue_quantity_pallet },
  licence: { name: m.catalogue_unit_licence, quantity: m.catalogue_quantity_licence },
};

/** Name of a unit: "carton", in the language of the page unless another is asked for. */
export function unitName(unit: Unit, locale = currentLocale()): string {
  return UNITS[unit].name({}, { locale });
}

/** A number of units in words, with the plural of the language: "3 كراتين", "11 كرتونًا". */
export function formatQuantity(count: number, unit: Unit): string {
  return UNITS[unit].quantity(counted(count));
}

interface AskedQuantity {
  /** As the buyer wrote it. */
  quantity: string;
  /** What the house read of it; null where it could not. */
  quantityMilli: number | null;
  unit: string | null;
}

/** What a buyer asked for: in the reader's words where the house knows number and unit, else as it was written. */
export function askedQuantity({ quantity, quantityMilli, unit }: AskedQuantity): string {
  if (quantityMilli === null || !isUnit(unit)) return quantity;
  return formatQuantity(quantityMilli / MILLI, unit);
}

function isUnit(unit: string | null): unit is Unit {
  return unit !== null && Object.hasOwn(UNITS, unit);
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
