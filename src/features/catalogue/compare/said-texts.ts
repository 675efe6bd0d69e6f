import type { ComparedPrice } from "#domain/catalogue/compare-products.ts";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { formatMoney, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";
import { quantityProblemLabels } from "#src/vocabulary/quantity-problem-labels.ts";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";

/** What a reader of a cell reads: two products differ in a row where these do, however they are kept. */
const line = (...parts: (string | false)[]): string => parts.filter(Boolean).join(" ");

/** Of the sum of a quantity. */
export function totalText(product: NamedProduct, { amountMinor, problem }: ComparedPrice, quantity: number): string {
  const { priceMinor, unit, currency } = product;
  if (priceMinor === null) return m.catalogue_price_on_request();
  if (problem) return quantityProblemLabels(problem, unit);
  if (amountMinor === null) return m.rfqs_compare_unknown();
  return line(formatQuantity(quantity, unit), formatMoney(amountMinor, currency, currentLocale()));
}

/** Of the price steps, and of which the quantity reaches. */
export function pricesText({ currency, unit }: NamedProduct, { steps, step }: ComparedPrice): string {
  if (steps.length === 0) return m.catalogue_price_on_request();
  const said = steps.map(({ minQuantity, priceMinor }) =>
    line(
      formatQuantity(minQuantity, unit),
      formatMoney(priceMinor, currency, currentLocale()),
      unitName(unit),
      step?.minQuantity === minQuantity && "✓",
    ),
  );
  return said.join();
}

/** Of who sells it: two companies of one name are told apart. */
export function supplierText({ supplier }: NamedProduct): string {
  return line(supplier.name, supplier.slug, supplier.verified && "✓", !supplier.takesRequests && m.claims_not_taking());
}

/** Of its stars, rounded as they are shown. */
export function ratingText({ ratingAverage, ratingCount }: NamedProduct["seller"]): string {
  if (ratingAverage === null || ratingCount === 0) return m.suppliers_rating_none();
  return line(formatNumber(Math.round(ratingAverage * 10) / 10, currentLocale()), counted(ratingCount).number);
}

/** Of how soon it answers. */
export function answersText({ answerHours }: NamedProduct["seller"]): string {
  return answerHours === null ? m.rfqs_compare_unknown() : m.suppliers_answers_in(counted(answerHours));
}
