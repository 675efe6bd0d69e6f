import { UNITS, type Unit } from "#domain/catalogue/product-facts.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { formatQuantity } from "./trade-terms.ts";

interface AskedQuantity {
  /** As the buyer wrote it. */
  quantity: string;
  /** What the platform read of it; null where it could not. */
  quantityMilli: number | null;
  unit: string | null;
}

/** What a buyer asked for: in the reader's words where the platform knows number and unit, else as it was written. */
export function askedQuantity({ quantity, quantityMilli, unit }: AskedQuantity): string {
  if (quantityMilli === null || !isUnit(unit)) return quantity;
  return formatQuantity(quantityMilli / MILLI, unit);
}

/** The same of a request's headline, whose number stands in whole units. */
export function headlineQuantity(asked: {
  quantity: string;
  quantityValue: number | null;
  quantityUnit: string | null;
}) {
  const { quantity, quantityValue, quantityUnit: unit } = asked;
  return askedQuantity({ quantity, quantityMilli: quantityValue === null ? null : quantityValue * MILLI, unit });
}

function isUnit(unit: string | null): unit is Unit {
  return unit !== null && (UNITS as readonly string[]).includes(unit);
}
