import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES, type Certification } from "#domain/catalogue/product-facts.ts";
import { COUNTRIES, type Country } from "#domain/kernel/countries.ts";
import { MOQ_BAND_CODES, type MoqBand, PRICE_BAND_CODES, type PriceBand } from "./bands.ts";

/** Everything of a product that a search filters and counts by. */
export interface FacetValues {
  category: CategorySlug;
  subcategory: SubcategorySlug;
  origin: Country;
  certifications: Certification[];
  moq: MoqBand;
  price: PriceBand;
  verified: boolean;
}

/**
 * The facets of a product in one whole number below 2^53, so that filters are bit tests and the facets of a
 * thousand hits are ten kilobytes. A code is a place in its list in domain/: lists grow at their end only, or the
 * index has to be written again. Places are bits from the lowest.
 */
export const FACET_BITS = {
  verified: { shift: 0, width: 1 },
  category: { shift: 1, width: 4 },
  subcategory: { shift: 5, width: 2 },
  origin: { shift: 7, width: 5 },
  moq: { shift: 12, width: 3 },
  price: { shift: 15, width: 3 },
  certifications: { shift: 18, width: 30 },
  /** What the five bits of an origin are too few for. */
  farOrigin: { shift: 48, width: 3 },
} as const;
type Place = keyof typeof FACET_BITS;

/** How many origins the lower bits hold; the others stand in two parts. */
export const NEAR_ORIGINS = 2 ** FACET_BITS.origin.width;

/** An SQL expression: the place of a product's sub-category ({@link subcategoryAt}) in its facet code. */
export function subcategoryPlaceOf(code: string): string {
  const { category, subcategory } = FACET_BITS;
  return `${code} >> ${category.shift} & ${2 ** (category.width + subcategory.width) - 1}`;
}

/** Puts the facets of a product into one number. */
export function encodeFacets(values: FacetValues): number {
  const origin = COUNTRIES.indexOf(values.origin);
  return (
    placed("verified", values.verified ? 1 : 0) +
    placed("category", CATEGORY_SLUGS.indexOf(values.category)) +
    placed("subcategory", subcategoriesOf(values.category).indexOf(values.subcategory)) +
    placed("origin", origin % NEAR_ORIGINS) +
    placed("farOrigin", Math.floor(origin / NEAR_ORIGINS)) +
    placed("moq", MOQ_BAND_CODES.indexOf(values.moq)) +
    placed("price", PRICE_BAND_CODES.indexOf(values.price)) +
    placed("certifications", certificationMask(values.certifications))
  );
}

/** Reads what {@link encodeFacets} wrote. */
export function decodeFacets(code: number): FacetValues {
  const category = at(CATEGORY_SLUGS, read(code, "category"));
  const held = read(code, "certifications");
  return {
    verified: read(code, "verified") === 1,
    category,
    subcategory: at(subcategoriesOf(category), read(code, "subcategory")),
    origin: at(COUNTRIES, read(code, "origin") + read(code, "farOrigin") * NEAR_ORIGINS),
    moq: at(MOQ_BAND_CODES, read(code, "moq")),
    price: at(PRICE_BAND_CODES, read(code, "price")),
    certifications: CERTIFICATION_CODES.filter((_, place) => Math.floor(held / 2 ** (place + 1)) % 2 === 1),
  };
}

/** The sub-categories of a category in order: a code's place counts within them. */
export function subcategoriesOf(category: CategorySlug): readonly SubcategorySlug[] {
  return CATEGORIES[category];
}

/** In which sub-categories products of these codes are, those with most first. */
export function subcategoryPlaces(codes: readonly number[]) {
  const counts = new Map<number, number>();
  for (const code of codes) {
    const place = read(code, "category") + read(code, "subcategory") * 2 ** FACET_BITS.category.width;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .sort(([place, count], [otherPlace, otherCount]) => otherCount - count || place - otherPlace)
    .flatMap(([place, count]) => subcategoryAt(place).map((known) => ({ ...known, count })));
}

/** The sub-category at a place, which is that part of a facet code; none where the index is of another version. */
export function subcategoryAt(place: number): { category: CategorySlug; subcategory: SubcategorySlug }[] {
  const category = CATEGORY_SLUGS[place % 2 ** FACET_BITS.category.width];
  const subcategory = category && subcategoriesOf(category)[Math.floor(place / 2 ** FACET_BITS.category.width)];
  return category && subcategory ? [{ category, subcategory }] : [];
}

/** Bits of certifications; the lowest is always set, so that "any" is a mask of ones like every other. */
export function certificationMask(certifications: readonly Certification[]): number {
  return certifications.reduce((mask, code) => mask + 2 ** (CERTIFICATION_CODES.indexOf(code) + 1), 1);
}

function placed(place: Place, value: number): number {
  const { shift, width } = FACET_BITS[place];
  if (value < 0 || value >= 2 ** width) throw new RangeError(`${place} ${value} does not fit its bits`);
  return value * 2 ** shift;
}

function read(code: number, place: Place): number {
  const { shift, width } = FACET_BITS[place];
  return Math.floor(code / 2 ** shift) % 2 ** width;
}

function at<T>(list: readonly T[], place: number): T {
  const value = list[place];
  if (value === undefined) throw new RangeError(`No value has the code ${place}: the index is of another version`);
  return value;
}
