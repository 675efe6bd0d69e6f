import { amountOf, shareOf } from "#domain/kernel/money.ts";

/** A line as it is priced; `offer` 1 counts in the total, others stand beside it. */
export interface PricedLine {
  offer: number;
  /** Thousandths of the unit. */
  quantityMilli: number;
  /** Minor units for one unit. */
  unitPriceMinor: number;
}

/** What stands beside the goods, in minor units of the quote's currency; VAT in hundredths of a percent. */
export interface QuoteCharges {
  freightMinor: number;
  insuranceMinor: number;
  discountMinor: number;
  vatRate: number;
}

export interface QuoteTotals {
  /** Of the lines, in their order. */
  amounts: number[];
  goodsMinor: number;
  /** Goods less discount, with freight and insurance: what VAT is due on. */
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/** Totals of a quote: each line is rounded once, VAT once on their sum, so that what is printed adds up. */
export function quoteTotals(lines: readonly PricedLine[], charges: QuoteCharges): QuoteTotals {
  const amounts = lines.map(({ quantityMilli, unitPriceMinor }) => amountOf(quantityMilli, unitPriceMinor));
  const goodsMinor = lines.reduce((sum, { offer }, at) => (offer === 1 ? sum + (amounts[at] ?? 0) : sum), 0);
  const netMinor = goodsMinor - charges.discountMinor + charges.freightMinor + charges.insuranceMinor;
  const vatMinor = shareOf(netMinor, charges.vatRate);
  return { amounts, goodsMinor, netMinor, vatMinor, totalMinor: netMinor + vatMinor };
}
