import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";

/** In which currency an address compares; left out it is that of the request. */
export interface CompareSearch {
  currency?: Currency | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readCompareSearch(raw: Record<string, unknown>): CompareSearch {
  return { currency: CURRENCIES.find((currency) => currency === raw.currency) };
}
