/** Members of the Gulf's customs union: goods in free circulation pass without duty, and 5 % is the common tariff. */
const GULF = ["AE", "SA", "KW", "QA", "BH", "OM"];

/** VAT on imports in hundredths of a percent; Kuwait and Qatar levy none. Other countries are not known to the house. */
const IMPORT_VAT: Record<string, number> = { AE: 500, SA: 1500, BH: 1000, OM: 500, KW: 0, QA: 0 };

/** What the common customs law of the Gulf levies on most goods: 5 %. */
const COMMON_TARIFF = 500;

/** Shares that a comparison assumes where nobody gave a figure, in hundredths of a percent. */
export interface AssumedRates {
  /** Of the goods: to the border of origin, with export clearance, and loading where the term leaves it out. */
  origin: number;
  /** Of the goods: main carriage. */
  freight: number;
  /** Of goods and freight. */
  insurance: number;
  /** Of the goods: from the port or terminal to the buyer's door. */
  delivery: number;
  /** Of the value at the border (CIF). */
  duty: number;
  /** Of that value with duty. */
  vat: number;
}
export type AssumedRate = keyof AssumedRates;
export const ASSUMED_RATES = [
  "origin",
  "freight",
  "insurance",
  "delivery",
  "duty",
  "vat",
] as const satisfies AssumedRate[];

/**
 * The house's own estimates for a trade lane, each of which a buyer may replace: within a country goods go by lorry and
 * meet no border, within the Gulf no duty.
 * @param from country of the supplier, ISO 3166-1 alpha-2
 * @param to country of destination; null, where nobody said, is taken for the Emirates
 */
export function assumedRates(from: string, to: string | null): AssumedRates {
  const destination = to ?? "AE";
  const vat = IMPORT_VAT[destination] ?? 0;
  if (from === destination) return { origin: 50, freight: 150, insurance: 20, delivery: 0, duty: 0, vat };
  const isWithinGulf = GULF.includes(from) && GULF.includes(destination);
  if (isWithinGulf) return { origin: 100, freight: 300, insurance: 30, delivery: 100, duty: 0, vat };
  return { origin: 150, freight: 800, insurance: 50, delivery: 100, duty: COMMON_TARIFF, vat };
}
