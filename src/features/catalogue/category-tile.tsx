import { Link } from "@tanstack/react-router";
import { CATEGORIES, type CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName, subcategoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { categoryPicture } from "./category-picture.ts";

/** A further category in one line: picture, name, what it holds. */
export function CategoryTile({ category }: { category: CategorySlug }) {
  const locale = currentLocale();
  const contents = CATEGORIES[category].map((subcategory) => subcategoryName(subcategory, locale));
  return (
    <article className="relative flex items-center gap-4 overflow-hidden rounded-lg border border-sand-200 bg-white pe-4 shadow-card focus-within:border-gulf-500 hover:border-gulf-500">
      <img
        src={categoryPicture(category)}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className="min-h-28 w-28 shrink-0 self-stretch bg-sand-100 object-cover"
      />
      <div className="grid grow gap-1 py-3">
        <h3 className="text-gulf-900 text-lg">
          <Link to="/products/$category" params={{ category }} className="after:absolute after:inset-0">
            {categoryName(category, locale)}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sand-600 text-sm">{contents.join(" · ")}</p>
      </div>
      <ForwardChevron className="shrink-0 text-gulf-500" />
    </article>
  );
}
