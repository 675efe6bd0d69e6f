import type { CategorySlug } from "#domain/catalogue/categories.ts";

/** The product that a quote is asked for. */
export interface RequestedProduct {
  id: string;
  /** Its name in the reader's language. */
  name: string;
  category: CategorySlug;
  /** Who sells it, in the reader's language: nobody else is asked. */
  company: string;
}

/** The company that a quote is asked of. */
export interface RequestedSupplier {
  id: string;
  /** Its name in the reader's language. */
  name: string;
}
