import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import type { Certification } from "#domain/catalogue/product-facts.ts";
import { CERTIFICATIONS } from "#domain/catalogue/product-facts.ts";
import { inFils, moqBandOf, priceBandOf } from "#domain/catalogue/search/bands.ts";
import { encodeFacets } from "#domain/catalogue/search/facet-code.ts";
import { facetTokens } from "#domain/catalogue/search/facet-tokens.ts";
import { indexDocument } from "#domain/catalogue/search/index-document.ts";
import { SUBCATEGORY_NAMES } from "#domain/catalogue/subcategory-names.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";

/** What the search index holds of a product, in all languages. */
export interface IndexableProduct {
  supplierId: string;
  sku: string;
  hsCode: string | null;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  origin: Country;
  priceMinor: number | null;
  currency: Currency;
  moq: number;
  orderMultiple: number;
  certifications: Certification[];
  texts: { locale: Locale; name: string; description: string; specs: [string, string][] }[];
  supplierNames: string[];
}

/** The rows of a product in the search tables; what the product's own row tells is read there by the statement. */
export interface IndexRow {
  supplierId: string;
  sku: string;
  facets: number;
  /** Fils; null is "on request". */
  price: number | null;
  /** The least quantity that can be ordered. */
  least: number;
  exact: string;
  name: string;
  rest: string;
  facet: string;
  words: string[];
}

/** Makes the index rows of a product. Its supplier's verification is added by the database, which knows it. */
export function indexRow(product: IndexableProduct): IndexRow {
  const price = product.priceMinor === null ? null : inFils(product.priceMinor, product.currency);
  const least = leastQuantity({ moq: product.moq, multiple: product.orderMultiple });
  const { category, subcategory, origin, certifications } = product;
  const values = {
    category,
    subcategory,
    origin,
    certifications,
    moq: moqBandOf(least),
    price: priceBandOf(price),
  };
  const { head, ...document } = indexDocument({
    names: product.texts.map(({ locale, name }) => ({ locale, name })),
    kinds: Object.values(SUBCATEGORY_NAMES[product.subcategory]),
    rest: [
      ...product.supplierNames,
      ...product.texts.flatMap((text) => [text.description, ...text.specs.map(([, value]) => value)]),
      ...Object.values(CATEGORY_NAMES[product.category]),
      ...product.certifications.map((code) => CERTIFICATIONS[code]),
    ],
    codes: [product.sku, product.hsCode ?? ""],
  });
  return {
    supplierId: product.supplierId,
    sku: product.sku,
    facets: encodeFacets({ ...values, verified: false }),
    price,
    least,
    facet: [...facetTokens(values), ...head].join(" "),
    ...document,
  };
}
