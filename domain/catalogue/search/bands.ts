import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";

/** Minimum orders by size, in the product's unit. `below` is not part of a band. */
export const MOQ_BANDS = {
  "under-10": { from: 0, below: 10 },
  "10-49": { from: 10, below: 50 },
  "50-99": { from: 50, below: 100 },
  "100-499": { from: 100, below: 500 },
  "500-999": { from: 500, below: 1000 },
  "1000-up": { from: 1000, below: Number.POSITIVE_INFINITY },
} as const;
export type MoqBand = keyof typeof MOQ_BANDS;
export const MOQ_BAND_CODES = Object.keys(MOQ_BANDS) as [MoqBand, ...MoqBand[]];

/** Unit prices in dirham. A product "on request" has a band of its own. */
export const PRICE_BANDS = {
  "under-10": { from: 0, below: 10 },
  "10-49": { from: 10, below: 50 },
  "50-199": { from: 50, below: 200 },
  "200-999": { from: 200, below: 1000 },
  "1000-9999": { from: 1000, below: 10_000 },
  "10000-up": { from: 10_000, below: Number.POSITIVE_INFINITY },
} as const;
type PricedBand = keyof typeof PRICE_BANDS;
export type PriceBand = PricedBand | "on-request";
const PRICED_BANDS = Object.keys(PRICE_BANDS) as [PricedBand, ...PricedBand[]];
export const PRICE_BAND_CODES: [PriceBand, ...PriceBand[]] = [...PRICED_BANDS, "on-request"];

/**
 * Dirham for one unit of a currency. Used to put prices of all currencies into one order and into bands, and for
 * nothing else: no price is ever shown or charged by it. The Gulf's pegs to the dollar are official; the euro and
 * the dinar of Kuwait (a basket) are round figures.
 */
const DIRHAM_RATES: Record<Currency, number> = {
  AED: 1,
  SAR: 0.9793,
  KWD: 11.95,
  BHD: 9.7672,
  OMR: 9.5513,
  QAR: 1.0089,
  USD: 3.6725,
  EUR: 4,
};

/** A price in fils (hundredths of a dirham), rounded, for comparing products. */
export function inFils(minor: number, currency: Currency): number {
  return Math.round((minor / 10 ** CURRENCY_DECIMALS[currency]) * DIRHAM_RATES[currency] * 100);
}

/** The band of a minimum order. */
export function moqBandOf(moq: number): MoqBand {
  return MOQ_BAND_CODES.find((band) => moq < MOQ_BANDS[band].below) ?? "1000-up";
}

/** The band of a price in fils; null is "on request". */
export function priceBandOf(fils: number | null): PriceBand {
  if (fils === null) return "on-request";
  return PRICED_BANDS.find((band) => fils < PRICE_BANDS[band].below * 100) ?? "10000-up";
}
