import type { LinkProps } from "@tanstack/react-router";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES, SUBCATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** A place that the search box suggests to go to. */
export interface SuggestedPlace {
  /** Unique among all suggestions. */
  key: string;
  name: string;
  /** What tells it from others of the same name. */
  note?: string;
  link: Pick<LinkProps, "to" | "params" | "search">;
}

export interface SuggestionGroup {
  kind: "products" | "categories" | "suppliers";
  places: SuggestedPlace[];
}

interface Suggested {
  products: readonly { category: CategorySlug; slug: string; name: string }[];
  categories: readonly { category: CategorySlug; subcategory: SubcategorySlug | null }[];
  suppliers: readonly { slug: string; name: string }[];
}

/** The API's suggestions as the groups of the list; empty ones are left out. */
export function suggestionGroups({ products, categories, suppliers }: Suggested): SuggestionGroup[] {
  const locale = currentLocale();
  const groups: SuggestionGroup[] = [
    {
      kind: "products",
      places: products.map(({ category, slug, name }) => ({
        key: `product-${category}-${slug}`,
        name,
        link: { to: "/products/$category/$product", params: { category, product: slug } },
      })),
    },
    {
      kind: "categories",
      places: categories.map(({ category, subcategory }) => ({
        key: `category-${subcategory ?? category}`,
        name: subcategory ? SUBCATEGORY_NAMES[subcategory][locale] : CATEGORY_NAMES[category][locale],
        ...(subcategory ? { note: m.search_suggest_in_category({ category: CATEGORY_NAMES[category][locale] }) } : {}),
        link: {
          to: "/products/$category",
          params: { category },
          search: subcategory ? { subcategory } : {},
        },
      })),
    },
    {
      kind: "suppliers",
      places: suppliers.map(({ slug, name }) => ({
        key: `supplier-${slug}`,
        name,
        link: { to: "/suppliers/$supplier", params: { supplier: slug } },
      })),
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
}
