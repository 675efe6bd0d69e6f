import type { CATEGORIES, CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Certification, Origin, ProductStatus, Unit } from "#domain/catalogue/product-facts.ts";
import type { PriceDraft } from "./prices.ts";
import type { SpecLabel } from "./spec-labels.ts";
import type { SupplierId } from "./suppliers/all.ts";
import type { TripleOrSame } from "./trilingual.ts";

interface ProductFacts {
  by: SupplierId;
  status?: ProductStatus;
  origin: Origin;
  /** Minimum order, the unit it is counted and priced in, and the step in which it is ordered where not one by one. */
  order: [moq: number, unit: Unit, multiple?: number];
  price: PriceDraft;
  /** Days from order to dispatch. */
  lead: [min: number, max: number];
  hs: string;
  certs: Certification[];
  /** Names of drawings in public/pictures, the leading one first. */
  pictures: [string, ...string[]];
  /** Name on the first line, description on the second. */
  ar: string;
  en: string;
  fr: string;
  specs: Partial<Record<SpecLabel, TripleOrSame>>;
}

export interface ProductDraft extends ProductFacts {
  category: CategorySlug;
  subcategory: SubcategorySlug;
  slug: string;
  sku: string;
}

/** Makes the builder of one category's products, so that a sub-category of another can't slip in. */
export function productsOf<C extends CategorySlug>(category: C) {
  return (
    subcategory: (typeof CATEGORIES)[C][number],
    slug: string,
    sku: string,
    facts: ProductFacts,
  ): ProductDraft => ({ category, subcategory: subcategory as SubcategorySlug, slug, sku, ...facts });
}
