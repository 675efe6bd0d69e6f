import { Link } from "@tanstack/react-router";
import { CATEGORIES, type CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { categoryPicture } from "./category-picture.ts";
import { categoryDescription } from "./category-texts.ts";

interface CategoryCardProps {
  category: CategorySlug;
  /** The first ones are in view when the page opens. */
  isFirst: boolean;
}

/** A main category with its picture, what it holds and its four main products (spec §2). */
export function CategoryCard({ category, isFirst }: CategoryCardProps) {
  const locale = currentLocale();
  const name = categoryName(category, locale);
  return (
    <article className="grid overflow-hidden rounded-xl border border-sand-200 bg-white shadow-card md:grid-cols-[2fr_3fr]">
      <div className="relative aspect-[16/9] bg-sand-100 md:aspect-auto md:min-h-72">
        <img
          src={categoryPicture(category)}
          alt=""
          width={800}
          height={600}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid content-center gap-4 p-5 sm:p-8">
        <h3 className="text-2xl text-gulf-900">{name}</h3>
        <p className="text-sand-700">{categoryDescription(category)}</p>
        <div className="grid gap-2">
          <p className="font-bold text-gulf-900 text-sm">{m.catalogue_overview_main_products()}</p>
          <ul className="grid grid-cols-2 gap-x-4">
            {CATEGORIES[category].map((subcategory) => (
              <li key={subcategory}>
                <Link
                  to="/products/$category"
                  params={{ category }}
                  search={{ subcategory }}
                  className="flex min-h-11 items-center gap-2 text-gulf-700 underline-offset-4 hover:underline"
                >
                  <StarBullet />
                  {subcategoryName(subcategory, locale)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Button asChild variant="secondary">
            <Link
              to="/products/$category"
              params={{ category }}
              aria-label={m.catalogue_overview_view_details_of({ category: name })}
            >
              {m.catalogue_overview_view_details()}
              <ForwardArrow />
            </Link>
          </Button>
        </div>
      </div>
    </article>
  );
}
