import type { LinkProps } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SuggestedCategory, SuggestedSellers, Suggestions } from "#domain/catalogue/search/suggestions.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { suppliersOfGoods } from "./suppliers-of-goods.ts";

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
export function suggestionGroups({ products, categories, suppliers, sellers }: Suggestions): SuggestionGroup[] {
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
      places: categories.map(categoryPlace),
    },
    {
      kind: "suppliers",
      places: [
        ...(sellers ? [sellersPlace(sellers)] : []),
        ...suppliers.map(({ slug, name, nameLocale }) => ({
          key: `supplier-${slug}`,
          name,
          locale: nameLocale,
          link: { to: "/suppliers/$supplier", params: { supplier: slug } } as const,
        })),
      ],
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

/** A category that is named leads to all of it; one that holds what was asked for, to that. */
function categoryPlace({ category, subcategory, search }: SuggestedCategory): SuggestedPlace {
  const locale = currentLocale();
  const name = subcategory ? subcategoryName(subcategory, locale) : categoryName(category, locale);
  const key = `category-${subcategory ?? category}`;
  const filter = subcategory ? { subcategory } : {};
  if (search) {
    return {
      key,
      name: search.goods,
      locale,
      note: m.search_suggest_in_category({ category: name }),
      link: { to: "/product-search", search: { q: search.query, category, ...filter } },
    };
  }
  return {
    key,
    name,
    locale,
    ...(subcategory ? { note: m.search_suggest_in_category({ category: categoryName(category, locale) }) } : {}),
    link: { to: "/products/$category", params: { category }, search: filter },
  };
}

function sellersPlace(sellers: SuggestedSellers): SuggestedPlace {
  return {
    key: "sellers",
    name: suppliersOfGoods(sellers),
    locale: currentLocale(),
    link: { to: "/suppliers", search: { goods: sellers.query } },
  };
}
