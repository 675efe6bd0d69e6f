import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

export type KeptRate = ApiOutputs["admin"]["rates"][number];

/** Currencies that the platform values: all but the dirham, in which it counts. */
export const VALUED = CURRENCIES.filter((currency) => currency !== "AED");

/** The rate that a currency has on a day (yyyy-mm-dd, Dubai); undefined while it has none. `rates` come latest first. */
export function currentRate(rates: readonly KeptRate[], currency: Currency, day: string): KeptRate | undefined {
  return rates.find((rate) => rate.currency === currency && rate.fromDay <= day);
}

/** How far a rate is from another, in whole percent. */
export function percentApart(rateToAed: number, current: number): number {
  return Math.round((Math.abs(rateToAed - current) / current) * 100);
}
