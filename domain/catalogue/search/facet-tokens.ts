import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, type Certification } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES, type Country } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, PRICE_BAND_CODES } from "./bands.ts";
import { type FacetValues, subcategoriesOf } from "./facet-code.ts";
import type { FacetChoice } from "./facet-filter.ts";
import { quoted } from "./full-text-query.ts";
import { FACET_MARK } from "./token-marks.ts";
import type { Kind } from "./understanding/kind-words.ts";

/**
 * Tokens of a product's facets: the filters as words of the full-text index, so that a frequent word within a rare
 * filter is found without walking all products with that word. The supplier's verification is none of them, since it
 * changes without the product.
 */
export function facetTokens(values: Omit<FacetValues, "verified">): string[] {
  return [
    facetToken("c", CATEGORY_SLUGS, values.category),
    facetToken("s", subcategoriesOf(values.category), values.subcategory),
    facetToken("o", COUNTRIES, values.origin),
    facetToken("m", MOQ_BAND_CODES, values.moq),
    facetToken("p", PRICE_BAND_CODES, values.price),
    ...values.certifications.map((code) => facetToken("h", CERTIFICATION_CODES, code)),
  ];
}

/** The token of an origin that a query names. */
export function originToken(origin: Country): string {
  return facetToken("o", COUNTRIES, origin);
}

/** The token of a certificate that a query names. */
export function certificationToken(certification: Certification): string {
  return facetToken("h", CERTIFICATION_CODES, certification);
}

/** The tokens of a part of the catalogue that a query names, all of which its products have. */
export function kindTokens({ category, subcategory }: Kind): string[] {
  const tokens = [facetToken("c", CATEGORY_SLUGS, category)];
  return subcategory ? [...tokens, facetToken("s", subcategoriesOf(category), subcategory)] : tokens;
}

/** The continuation of a full-text query that keeps only what passes the filters; empty without filters. */
export function andFacets(choice: FacetChoice): string {
  const { category, subcategory } = choice;
  const groups = [
    ...(category ? kindTokens({ category, ...(subcategory && { subcategory }) }).map((token) => [token]) : []),
    choice.origin.map((value) => facetToken("o", COUNTRIES, value)),
    choice.moq.map((value) => facetToken("m", MOQ_BAND_CODES, value)),
    choice.price.map((value) => facetToken("p", PRICE_BAND_CODES, value)),
    choice.certification.map((value) => facetToken("h", CERTIFICATION_CODES, value)),
  ];
  return groups
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => ` AND facet : (${tokens.map(quoted).join(" OR ")})`)
    .join("");
}

function facetToken<T>(kind: string, list: readonly T[], value: T): string {
  return `${FACET_MARK}${kind}${list.indexOf(value)}`;
}
