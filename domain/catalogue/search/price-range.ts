import { CURRENCY_DECIMALS } from "#domain/kernel/currency.ts";
import { inFils, PRICE_BAND_CODES, PRICE_BANDS, type PriceBand } from "./bands.ts";
import type { QueryPart } from "./understanding/understand-query.ts";

/** Unit prices in fils, both ends included. */
export interface PriceRange {
  from: number;
  to: number;
}

/** Above every price. */
const NO_END = 2 ** 50;

/** The prices that a query asks for beside its goods; undefined where it names no limit. */
export function priceRangeOf(parts: readonly QueryPart[]): PriceRange | undefined {
  const limits = parts.flatMap((part) => (part.kind === "price" ? [part.limit] : []));
  if (limits.length === 0 || parts.length < 2) return undefined;
  const ends = limits.map(({ currency, above, below }) => {
    const fils = (whole: number) => inFils(whole * 10 ** CURRENCY_DECIMALS[currency], currency);
    return { from: above === undefined ? 0 : fils(above), to: below === undefined ? NO_END : fils(below) };
  });
  return { from: Math.max(...ends.map(({ from }) => from)), to: Math.min(...ends.map(({ to }) => to)) };
}

/** The bands that prices of a range lie in; one "on request" may lie in any. */
export function bandsOf({ from, to }: PriceRange): PriceBand[] {
  return PRICE_BAND_CODES.filter((code) => {
    if (code === "on-request") return true;
    const band = PRICE_BANDS[code];
    return from < band.below * 100 && to >= band.from * 100;
  });
}
