import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { categoryPicture } from "./category-picture.ts";
import { categoryDescription } from "./category-texts.ts";

/** Head of a category's page; filters don't make pages of their own for search engines, pages do. */
export function categoryHead(site: SiteFacts, category: CategorySlug, page: number) {
  const name = categoryName(category, site.locale);
  return pageHead(site, {
    title: name,
    description: categoryDescription(category),
    path: `/products/${category}${page > 1 ? `?page=${page}` : ""}`,
    image: categoryPicture(category),
    jsonLd: breadcrumbList(site, [
      { name: m.catalogue_category_crumb(), path: "/products" },
      { name, path: `/products/${category}` },
    ]),
  });
}
