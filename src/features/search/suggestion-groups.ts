import type { LinkProps } from "@tanstack/react-router";
import { categoryName, subcategoryName } from "#domain/catalogue/category-names.ts";
import type { Suggestions } from "#domain/catalogue/search/suggestions.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** A place that the search box suggests to go to. */
export interface SuggestedPlace {
  /** Unique among all suggestions. */
  key: string;
  name: string;
  /** Language of the name. */
  locale: Locale;
  /** What tells it from others of the same name. */
  note?: string;
  link: Pick<LinkProps, "to" | "params" | "search">;
}

export interface SuggestionGroup {
  kind: "products" | "categories" | "suppliers";
  places: SuggestedPlace[];
}

/** The API's suggestions as the groups of the list; empty ones are left out. */
export function suggestionGroups({ products, categories, suppliers }: Suggestions): SuggestionGroup[] {
  const locale = currentLocale();
  const groups: SuggestionGroup[] = [
    {
      kind: "products",
      places: products.map(({ category, slug, name, nameLocale }) => ({
        key: `product-${category}-${slug}`,
        name,
        locale: nameLocale,
        link: { to: "/products/$category/$product", params: { category, product: slug } },
      })),
    },
    {
      kind: "categories",
      places: categories.map(({ category, subcategory }) => ({
        key: `category-${subcategory ?? category}`,
        name: subcategory ? subcategoryName(subcategory, locale) : categoryName(category, locale),
        locale,
        ...(subcategory ? { note: m.search_suggest_in_category({ category: categoryName(category, locale) }) } : {}),
        link: {
          to: "/products/$category",
          params: { category },
          search: subcategory ? { subcategory } : {},
        },
      })),
    },
    {
      kind: "suppliers",
      places: suppliers.map(({ slug, name, nameLocale }) => ({
        key: `supplier-${slug}`,
        name,
        locale: nameLocale,
        link: { to: "/suppliers/$supplier", params: { supplier: slug } },
      })),
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
}
