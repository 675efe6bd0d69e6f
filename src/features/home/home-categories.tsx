import { Link } from "@tanstack/react-router";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, HOME_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

/** Sub-categories that a card names; the rest are counted (spec §2). */
const NAMED = 2;

interface HomeCategoriesProps {
  /** Path of a category's picture. */
  picture: (category: CategorySlug) => string;
  description: (category: CategorySlug) => string;
}

/** The categories of the home page as cards, and those besides them by their names. */
export function HomeCategories(props: HomeCategoriesProps) {
  return (
    <Section id="categories" title={m.home_categories_title()} intro={m.home_categories_intro()}>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {HOME_CATEGORY_SLUGS.map((category) => (
          <li key={category}>
            <HomeCategory category={category} {...props} />
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-wrap gap-x-6 sm:mt-4">
        {CATEGORY_SLUGS.filter((slug) => !isOnCard(slug)).map((category) => (
          <li key={category}>
            <Link
              to="/products/$category"
              params={{ category }}
              className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
            >
              {categoryName(category, currentLocale())}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function isOnCard(category: CategorySlug): boolean {
  return HOME_CATEGORY_SLUGS.some((shown) => shown === category);
}

function HomeCategory({ category, picture, description }: HomeCategoriesProps & { category: CategorySlug }) {
  const locale = currentLocale();
  const subcategories = CATEGORIES[category];
  return (
    <article className="relative grid h-full grid-cols-[5rem_minmax(0,1fr)] overflow-hidden rounded-xl border border-sand-200 bg-white shadow-card focus-within:border-gulf-500 hover:border-gulf-400 sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="relative bg-sand-100 sm:aspect-[16/9]">
        <img
          src={picture(category)}
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid min-w-0 content-start px-3 py-2 sm:gap-1.5 sm:p-5">
        <h3 className="text-gulf-900 text-base leading-snug sm:text-xl">
          <Link to="/products/$category" params={{ category }} className="after:absolute after:inset-0">
            {categoryName(category, locale)}
          </Link>
        </h3>
        <p className="text-sand-700 text-sm leading-normal max-sm:hidden">{description(category)}</p>
        <ul className="flex gap-x-1 text-sm sm:mt-0.5 sm:block">
          {subcategories.slice(0, NAMED).map((subcategory) => (
            <li
              key={subcategory}
              className="text-gulf-700 max-sm:min-w-0 max-sm:truncate sm:inline after:text-brass-500 after:content-[' ·_']"
            >
              {subcategoryName(subcategory, locale)}
            </li>
          ))}
          <li className="shrink-0 font-bold text-brass-700 sm:inline-block">
            {m.home_categories_more({ count: subcategories.length - NAMED })}
          </li>
        </ul>
      </div>
    </article>
  );
}
