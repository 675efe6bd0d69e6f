import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { cutQuery } from "#domain/catalogue/search/search-address.ts";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-params.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { countryOfPlace } from "#domain/kernel/place-countries.ts";
import { type Asked, readAsked } from "#domain/rfq/read-asked.ts";
import { MAX_RFQ_LINES } from "#domain/rfq/submit-rfq.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import type { Context } from "#worker/platform/context.ts";

export interface UnderstoodRequest extends Asked {
  /** Of the place, where it is known. */
  country: Country | null;
  /** Which the first goods are of; null where neither their words nor what has all of them tell. */
  category: CategorySlug | null;
  /** How many companies sell products with all that the first line asks of them. */
  suppliers: number;
  suppliersAreLowerBound: boolean;
}

/** What a sentence or a pasted table asks for, and what the catalogue knows of it: one search, for the first line's goods. */
export async function understandRequest(
  { db, now }: Pick<Context, "db" | "now">,
  { text, locale }: { text: string; locale: Locale },
): Promise<UnderstoodRequest> {
  const asked = readAsked(text, MAX_RFQ_LINES);
  const q = cutQuery(asked.lines[0]?.description ?? "");
  const found = q === "" ? null : await searchProducts(db, { ...DEFAULT_SEARCH_PARAMS, q }, { locale, now: now() });
  return {
    ...asked,
    country: countryOfPlace(asked.place),
    category: found?.beside?.wanted.category ?? null,
    suppliers: found?.beside?.suppliers ?? 0,
    suppliersAreLowerBound: found?.beside?.suppliersAreLowerBound ?? false,
  };
}
