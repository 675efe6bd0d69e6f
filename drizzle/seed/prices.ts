import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";

export interface PriceDraft {
  currency: Currency;
  /** Price at the minimum order in minor units; null is "on request". */
  minor: number | null;
  /** Deeper tiers: from this quantity on, a unit costs this many minor units. */
  tiers: [minQuantity: number, minor: number][];
}

type Tier = [minQuantity: number, price: number];

function priceIn(currency: Currency) {
  const toMinor = (price: number) => Math.round(price * 10 ** CURRENCY_DECIMALS[currency]);
  return (price: number, ...tiers: Tier[]): PriceDraft => ({
    currency,
    minor: toMinor(price),
    tiers: tiers.map(([minQuantity, tierPrice]) => [minQuantity, toMinor(tierPrice)]),
  });
}

// Each takes the price of one unit at the minimum order, then [from quantity, price] for deeper tiers.
export const aed = priceIn("AED");
export const sar = priceIn("SAR");
export const usd = priceIn("USD");
export const kwd = priceIn("KWD");
export const omr = priceIn("OMR");
export const qar = priceIn("QAR");

/** No public price: the supplier quotes. */
export function onRequest(currency: Currency = "AED"): PriceDraft {
  return { currency, minor: null, tiers: [] };
}
