import { CURRENCY_DECIMALS, type Currency } from "./currency.ts";

/** True when a typed price has no more decimals than its currency (KWD, BHD and OMR have three). */
export function fitsCurrency(price: string, currency: Currency): boolean {
  return (price.split(".")[1]?.length ?? 0) <= CURRENCY_DECIMALS[currency];
}

/** Minor units of a typed price: "12.5" in AED is 1250; null for an empty one. */
export function toMinor(price: string, currency: Currency): number | null {
  return price === "" ? null : Math.round(Number(price) * 10 ** CURRENCY_DECIMALS[currency]);
}

/** A price in minor units as somebody would type it: 1250 fils of AED is "12.50". */
export function fromMinor(minor: number, currency: Currency): string {
  return (minor / 10 ** CURRENCY_DECIMALS[currency]).toFixed(CURRENCY_DECIMALS[currency]);
}
