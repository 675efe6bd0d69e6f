import { roundedQuotient, shareOf } from "#domain/kernel/money.ts";

/** What an order's total is made of, in minor units of its currency; VAT in hundredths of a percent. */
export interface OrderCharges {
  goodsMinor: number;
  discountMinor: number;
  /** Null until the sides agree on it; it counts nothing then. */
  freightMinor: number | null;
  insuranceMinor: number;
  vatRate: number;
}

/** VAT, rounded once on the whole, and the total with it. */
export function orderTotals(charges: OrderCharges): { vatMinor: number; totalMinor: number } {
  const { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatRate } = charges;
  const netMinor = goodsMinor - discountMinor + (freightMinor ?? 0) + insuranceMinor;
  const vatMinor = shareOf(netMinor, vatRate);
  return { vatMinor, totalMinor: netMinor + vatMinor };
}

/** A changed total in fils of AED, at the rate that is frozen in the old pair of totals. */
export function sameRateInAed(totalMinor: number, before: { totalMinor: number; totalAedMinor: number }): number {
  return before.totalMinor === 0 ? 0 : roundedQuotient([totalMinor, before.totalAedMinor], [before.totalMinor]);
}
