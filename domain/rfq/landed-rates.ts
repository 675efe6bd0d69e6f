/** Members of the Gulf's customs union: goods in free circulation pass without duty, and 5 % is the common tariff. */
const GULF = ["AE", "SA", "KW", "QA", "BH", "OM"];

/** VAT in hundredths of a percent, the same on imports; Kuwait and Qatar levy none. Other countries' is not known to the platform. */
const VAT = new Map([
  ["AE", 500],
  ["SA", 1500],
  ["BH", 1000],
  ["OM", 500],
  ["KW", 0],
  ["QA", 0],
]);

/** The VAT that a country levies, in hundredths of a percent; null where it is not known, which is no zero. */
export function vatOf(country: string | null): number | null {
  return country === null ? null : (VAT.get(country) ?? null);
}

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
  /** Of the value at the border (CIF). Null where the country's tariff is not known. */
  duty: number | null;
  /** Of that value with duty. Null where the country's VAT is not known. */
  vat: number | null;
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
 * The platform's own estimates for a trade lane, each of which a buyer may replace: within a country goods go by lorry and
 * meet no border, within the Gulf no duty. What a country without a table levies is not known, and never estimated.
 * @param from country of the supplier, ISO 3166-1 alpha-2
 * @param to country of destination; null, where nobody said, is as far as the Emirates, with duty and VAT unknown
 */
export function assumedRates(from: string, to: string | null): AssumedRates {
  return { ...carriageOf(from, to ?? "AE"), duty: dutyOf(from, to), vat: vatOf(to) };
}

function carriageOf(from: string, to: string): Pick<AssumedRates, "origin" | "freight" | "insurance" | "delivery"> {
  if (from === to) return { origin: 50, freight: 150, insurance: 20, delivery: 0 };
  if (GULF.includes(from) && GULF.includes(to)) return { origin: 100, freight: 300, insurance: 30, delivery: 100 };
  return { origin: 150, freight: 800, insurance: 50, delivery: 100 };
}

function dutyOf(from: string, to: string | null): number | null {
  if (to === null) return null;
  if (from === to) return 0;
  if (!GULF.includes(to)) return null;
  return GULF.includes(from) ? 0 : COMMON_TARIFF;
}
