import { vatOf } from "#domain/rfq/landed-rates.ts";

/** Hundredths of a percent. */
export const VAT_ZERO = 0;

/**
 * The VAT of an order that the platform writes itself: that of the country where seller and buyer both are (in the Emirates 5 %,
 * Federal Decree-Law 8 of 2017, article 2), zero for what is exported (article 45). Who is not registered for VAT settles it
 * with the buyer; a quote carries the supplier's own rate.
 * @param seller,buyer ISO 3166-1 alpha-2 of where they are
 * @returns hundredths of a percent; null where the country's VAT is not known: the supplier says it, nothing is made up
 */
export function vatRateOf(seller: string, buyer: string): number | null {
  return seller === buyer ? vatOf(seller) : VAT_ZERO;
}
