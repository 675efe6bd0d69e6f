import { Link } from "@tanstack/react-router";
import { CATEGORIES, type CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsRows, viewOf } from "#src/lib/list-view.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { Container } from "#src/ui/section.tsx";
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

interface CategoryHeaderProps {
  category: CategorySlug;
  /** The list's search, which the sections narrow. */
  params: SearchParams;
}

/** What a category is: name, sentence, drawings, and its four sections. */
export function CategoryHeader({ category, params }: CategoryHeaderProps) {
  const name = categoryName(category, currentLocale());
  return (
    <header className="border-sand-200 border-b bg-sand-50">
      <Container className="grid gap-4 py-5 sm:py-8">
        <Breadcrumbs
          crumbs={[
            { label: m.catalogue_home_crumb(), link: { to: "/" } },
            { label: m.catalogue_category_crumb(), link: { to: "/products" } },
            { label: name },
          ]}
        />
        <div className="grid gap-4 md:grid-cols-2 md:items-center md:gap-10">
          <div className="grid gap-2">
            <h1 className="text-3xl text-gulf-900 sm:text-4xl">{name}</h1>
            <p className="text-sand-700 sm:text-lg">{categoryDescription(category)}</p>
          </div>
          <Cover category={category} />
        </div>
        <Sections category={category} params={params} name={name} />
      </Container>
    </header>
  );
}

function Cover({ category }: { category: CategorySlug }) {
  return (
    <img
      src={categoryPicture(category)}
      alt=""
      width={800}
      height={600}
      decoding="async"
      className="aspect-[2/1] w-full rounded-xl border border-sand-200 bg-sand-100 object-cover object-[50%_70%]"
    />
  );
}

interface SectionsProps extends CategoryHeaderProps {
  name: string;
}

function Sections({ category, params, name }: SectionsProps) {
  const view = viewOf(useIsRows());
  return (
    <ChipRow label={m.catalogue_category_subcategories({ category: name })}>
      {[undefined, ...CATEGORIES[category]].map((subcategory) => {
        const isChosen = subcategory === params.subcategory;
        return (
          <li key={subcategory ?? "all"}>
            <Link
              to="/products/$category"
              params={{ category }}
              search={{ ...params, subcategory, page: 1, ...view }}
              resetScroll={false}
              aria-current={isChosen ? "true" : undefined}
              className={chipClass(isChosen)}
            >
              {subcategory ? subcategoryName(subcategory, currentLocale()) : m.catalogue_category_all()}
            </Link>
          </li>
        );
      })}
    </ChipRow>
  );
}
