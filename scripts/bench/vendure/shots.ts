import * as z from "zod";
import { generatedRows } from "../../catalogue/generated-rows.ts";
import type { Shot } from "../connection.ts";
import { type BenchQuery, QUERIES } from "../queries.ts";
import { FACETS, slugOf } from "./imported-rows.ts";

/** Hits of one page, as ours has. */
const TAKE = 24;
const MOST_PRODUCTS = 500;

const SEARCH = `query Search($input: SearchInput!) { search(input: $input) {
  totalItems
  items { productId productName slug sku description productAsset { preview } currencyCode
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } }
  facetValues { count facetValue { id name facet { id name } } }
} }`;

const PRODUCT = `query Product($slug: String!) { product(slug: $slug) {
  id name slug description featuredAsset { preview } assets { preview }
  facetValues { id name facet { id name } } collections { id slug name }
  variants { id sku name priceWithTax currencyCode stockLevel }
} }`;

const VALUES = "{ facets(options: { take: 100 }) { items { code values { id code } } } }";
const valuesSchema = z.object({
  data: z.object({
    facets: z.object({
      items: z.array(z.object({ code: z.string(), values: z.array(z.object({ id: z.string(), code: z.string() })) })),
    }),
  }),
});

/** Its ids of what we filter by: `origin AE` and the like. */
export type FacetIds = ReadonlyMap<string, string>;

export async function readFacetIds(shop: URL): Promise<FacetIds> {
  const response = await fetch(new URL("/shop-api", shop), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: VALUES }),
  });
  const { data } = valuesSchema.parse(await response.json());
  const ids = data.facets.items.flatMap(({ code: facet, values }) =>
    values.map(({ id, code }): [string, string] => [`${facet} ${code}`, id]),
  );
  return new Map(ids);
}

/** The mix of our own searches; filters by price, quantity and licence it has none for, and leaves them out. */
export const nextSearch = (ids: FacetIds) => {
  const shots = QUERIES.map((query) => searchShot(query, ids));
  return (n: number) => shots[n % shots.length] ?? searchShot({ kind: "browse", locale: "en", params: {} }, ids);
};

function searchShot({ kind, locale, params }: BenchQuery, ids: FacetIds): Shot {
  const { q = "", page = 1, sort } = params;
  const chosen = [
    [params.category].flatMap((code) => code ?? []),
    [params.subcategory].flatMap((code) => code ?? []),
    params.origin ?? [],
    params.certification ?? [],
  ];
  const filters = chosen.map((codes, place) => codes.flatMap((code) => ids.get(keyOf(place, code)) ?? []));
  const prices = { price_low: { price: "ASC" }, price_high: { price: "DESC" } } as const;
  const input = {
    ...(q && { term: q }),
    ...(sort === "price_low" || sort === "price_high" ? { sort: prices[sort] } : {}),
    facetValueFilters: filters.filter((group) => group.length > 0).map((or) => ({ or })),
    groupByProduct: true,
    take: TAKE,
    skip: (page - 1) * TAKE,
  };
  return { ...asked(SEARCH, { input }, locale), kind };
}

function keyOf(place: number, code: string): string {
  return `${FACETS[place]} ${code.toLowerCase()}`;
}

/** Products, one after the other, in all languages. */
export const nextProduct = (size: number) => {
  const slugs = [...generatedRows(Math.min(size, MOST_PRODUCTS), 1, ["-"])].map(({ sku }) => slugOf(sku));
  const shots = slugs.map((slug, at) => asked(PRODUCT, { slug }, (["ar", "en", "fr"] as const)[at % 3] ?? "en"));
  return (n: number) => shots[n % shots.length] ?? asked(PRODUCT, { slug: "" }, "en");
};

function asked(query: string, variables: object, locale: string): Shot {
  return {
    path: `/shop-api?languageCode=${locale}`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  };
}
