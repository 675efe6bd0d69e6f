/**
 * Money is a whole number of minor units (fils, halalas, cents) of a named currency; quantities are thousandths of a unit,
 * VAT rates hundredths of a percent, exchange rates millionths of a dirham for one unit of a currency.
 *
 * There is one rule of rounding: to the nearest minor unit, halves away from zero. It is how the Emirates round tax
 * (Cabinet Decision 52 of 2017, article 61: to the nearest fils by mathematical rounding).
 * Every figure is rounded once, from exact whole numbers; nothing is computed from a rounded conversion.
 */
import { CURRENCY_DECIMALS, type Currency } from "./currency.ts";

/** Thousandths in one unit of a quantity. */
export const MILLI = 1000;
/** Hundredths of a percent in the whole. */
const FULL_RATE = 10_000;
/** Millionths in one dirham. */
export const RATE_UNIT = 1_000_000;
/**
 * What a quote, a line of it or a new order may come to at most, in fils: ten thousand million dirhams. The platform's own cap,
 * far below what a number holds exactly, so that shares, units and sums over thousands of orders stay exact too.
 */
const MAX_AED_MINOR = 1_000_000_000_000;

/** What one unit of a currency is worth, as it was on a day. */
export interface Rate {
  currency: Currency;
  /** Millionths of a dirham for one unit. */
  rateToAed: number;
}

/**
 * The price of a quantity.
 * @param quantityMilli thousandths of the unit
 * @param unitPriceMinor minor units for one whole unit
 */
export function amountOf(quantityMilli: number, unitPriceMinor: number): number {
  return roundedQuotient([quantityMilli, unitPriceMinor], [MILLI]);
}

/** A share of an amount: VAT, duty, insurance. `rate` in hundredths of a percent. */
export function shareOf(amountMinor: number, rate: number): number {
  return roundedQuotient([amountMinor, rate], [FULL_RATE]);
}

/** What one whole unit costs when `quantityMilli` of them cost `totalMinor` together. */
export function unitCost(totalMinor: number, quantityMilli: number): number {
  return roundedQuotient([totalMinor, MILLI], [quantityMilli]);
}

/** An amount in another currency, at one rounding whatever the two decimals and rates are. */
export function converted(amountMinor: number, from: Rate, to: Rate): number {
  return roundedQuotient(
    [amountMinor, from.rateToAed, 10 ** CURRENCY_DECIMALS[to.currency]],
    [to.rateToAed, 10 ** CURRENCY_DECIMALS[from.currency]],
  );
}

/** An amount in fils of AED. */
export function inAed(amountMinor: number, from: Rate): number {
  return converted(amountMinor, from, { currency: "AED", rateToAed: RATE_UNIT });
}

/**
 * An amount in fils of AED, where it may stand in a quote or an order.
 * @throws RangeError when the amount is no exact number, or more than {@link MAX_AED_MINOR}
 */
export function cappedInAed(amountMinor: number, from: Rate): number {
  const aedMinor = inAed(amountMinor, from);
  if (!Number.isSafeInteger(amountMinor) || aedMinor > MAX_AED_MINOR) throw new RangeError("amount beyond the cap");
  return aedMinor;
}

/**
 * Shares an amount out by weights; the shares add up to it, and each is less than one minor unit from its exact part.
 * What is left over goes to those with the largest remainders, the first of equals. Without any weight all weigh the same.
 * @param weights whole numbers, none below zero
 */
export function splitByWeights(totalMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const parts = sum === 0n ? weights.map(() => 1n) : weights.map(BigInt);
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const [amount, sign] = totalMinor < 0 ? [-BigInt(totalMinor), -1] : [BigInt(totalMinor), 1];
  const shares = parts.map((part, at) => ({ at, share: (amount * part) / whole, rest: (amount * part) % whole }));
  const given = shares.reduce((all, { share }) => all + share, 0n);
  const byRest = [...shares].sort((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  for (const lucky of byRest.slice(0, Number(amount - given))) lucky.share += 1n;
  return shares.map(({ share }) => sign * Number(share));
}

/** What is computed of stored amounts; null where it is no exact number any more, so that one row can't break a list. */
export function exactOrNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The nearest whole number to a product divided by another, halves away from zero. In big integers: three factors pass
 * what a number holds exactly.
 * @throws RangeError when the result is no exact number any more
 */
export function roundedQuotient(factors: readonly number[], divisors: readonly number[]): number {
  const product = factors.reduce((all, factor) => all * BigInt(factor), 1n);
  const divisor = divisors.reduce((all, one) => all * BigInt(one), 1n);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  if (!Number.isSafeInteger(rounded)) throw new RangeError("amount beyond exact numbers");
  return product < 0n ? -rounded : rounded;
}
