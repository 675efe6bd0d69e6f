import { CURRENCIES, type Currency } from "./currency.ts";
import { converted, exactOrNull, RATE_UNIT } from "./money.ts";

/** What one unit of a currency is worth today, and since when the platform has held it to be so. */
interface KeptRate {
  /** Millionths of a dirham. */
  rateToAed: number;
  /** `YYYY-MM-DD`, in Dubai. */
  fromDay: string;
}

/** By currency; dirhams need none, and a currency without a rate is left out. */
export type KeptRates = Partial<Record<Currency, KeptRate>>;

/** A price as a reader's currency has it: never what anybody is bound by. */
interface ReadPrice {
  /** Minor units of the reader's currency. */
  minor: number;
  /** The day of the older of the rates that it took. */
  day: string;
}

/**
 * About what a price comes to in another currency. Null where it is in that one already, where a rate is missing, and where
 * nothing true can be said: what is too much for a number, or less than half of the least coin.
 * @param minor minor units of `from`
 */
export function readPrice(minor: number, from: Currency, to: Currency, rates: KeptRates): ReadPrice | null {
  const [one, other] = [rateOf(from, rates), rateOf(to, rates)];
  if (from === to || !one || !other) return null;
  const amount = exactOrNull(() => converted(minor, { currency: from, ...one }, { currency: to, ...other }));
  if (amount === null || amount === 0) return null;
  const [day = ""] = [one.fromDay, other.fromDay].filter((known) => known !== "").sort();
  return { minor: amount, day };
}

function rateOf(currency: Currency, rates: KeptRates): KeptRate | undefined {
  return currency === "AED" ? { rateToAed: RATE_UNIT, fromDay: "" } : rates[currency];
}

/** The currencies that prices can be read in. */
export function readableIn(rates: KeptRates): Currency[] {
  return CURRENCIES.filter((currency) => rateOf(currency, rates) !== undefined);
}

/** The platform's answer, of whichever version: what is no rate is left out. */
export function parseKeptRates(answer: unknown): KeptRates {
  const rates: KeptRates = {};
  if (typeof answer !== "object" || answer === null) return rates;
  for (const currency of CURRENCIES) {
    const rate: unknown = Reflect.get(answer, currency);
    if (isRate(rate)) rates[currency] = rate;
  }
  return rates;
}

function isRate(rate: unknown): rate is KeptRate {
  if (typeof rate !== "object" || rate === null || !("rateToAed" in rate) || !("fromDay" in rate)) return false;
  const { rateToAed, fromDay } = rate;
  const isWorth = typeof rateToAed === "number" && Number.isSafeInteger(rateToAed) && rateToAed > 0;
  return isWorth && typeof fromDay === "string" && !Number.isNaN(Date.parse(fromDay));
}
