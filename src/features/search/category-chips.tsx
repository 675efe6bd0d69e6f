import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import { inCategory } from "./change-params.ts";
import { ListingLink } from "./listing-link.tsx";

/** The categories to search in (spec §2): all, or one of the eleven. */
export function CategoryChips({ params }: { params: SearchParams }) {
  return (
    <ChipRow label={m.search_facet_category()}>
      {[undefined, ...CATEGORY_SLUGS].map((category) => {
        const isActive = category === params.category;
        return (
          <li key={category ?? "all"}>
            <ListingLink
              params={inCategory(params, category)}
              className={chipClass(isActive)}
              aria-current={isActive ? "true" : undefined}
            >
              {category ? categoryName(category, currentLocale()) : m.catalogue_category_all()}
            </ListingLink>
          </li>
        );
      })}
    </ChipRow>
  );
}
