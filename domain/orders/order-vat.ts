/** Hundredths of a percent. */
export const VAT_STANDARD = 500;
export const VAT_ZERO = 0;
const HOME = "AE";

/**
 * The VAT of an order that the house writes itself: 5 % where seller and buyer are both in the Emirates (Federal
 * Decree-Law 8 of 2017, article 2), zero for what is exported (article 45) and for sellers elsewhere, whose own tax is
 * not ours to compute. Who is not registered for VAT settles it with the buyer; a quote carries the supplier's own rate.
 * @param seller,buyer ISO 3166-1 alpha-2 of where they are
 * @returns hundredths of a percent
 */
export function vatRateOf(seller: string, buyer: string): number {
  return seller === HOME && buyer === HOME ? VAT_STANDARD : VAT_ZERO;
}
