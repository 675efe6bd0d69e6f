import { X } from "lucide-react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { withColon } from "#i18n/colon.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { inCategory, inSubcategory, toggled, withoutFilters } from "./change-params.ts";
import { moqBandName, priceBandName } from "./filter-names.ts";
import { ListingLink } from "./listing-link.tsx";

interface ActiveFiltersProps {
  params: SearchParams;
  fixedCategory?: CategorySlug | undefined;
  /** The link that was pressed goes with its filter: the focus needs another place. */
  onRemove: () => void;
}

/** The filters that are on, each with a way to take it off, and one to take off all. */
export function ActiveFilters({ params, fixedCategory, onRemove }: ActiveFiltersProps) {
  const filters = chosenFilters(params, fixedCategory);
  if (filters.length === 0) return null;
  return (
    <ul aria-label={m.search_filters_chosen()} className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, without }) => (
        <li key={name}>
          <ListingLink
            params={without}
            onClick={onRemove}
            rel="nofollow"
            aria-label={m.search_filters_remove({ filter: name })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-gulf-200 bg-gulf-50 ps-4 pe-3 text-gulf-900 text-sm hover:border-gulf-500"
          >
            <bdi>{name}</bdi>
            <X aria-hidden size={16} />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink
          params={withoutFilters(params, fixedCategory)}
          onClick={onRemove}
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 font-bold text-gulf-700 text-sm underline-offset-4 hover:underline"
        >
          {m.search_filters_clear()}
        </ListingLink>
      </li>
    </ul>
  );
}

interface ChosenFilter {
  name: string;
  /** The search without it. */
  without: SearchParams;
}

function chosenFilters(params: SearchParams, fixedCategory?: CategorySlug): ChosenFilter[] {
  const locale = currentLocale();
  const { category, subcategory, verified } = params;
  return [
    ...(category && category !== fixedCategory
      ? [{ name: categoryName(category, locale), without: inCategory(params, undefined) }]
      : []),
    ...(subcategory ? [{ name: subcategoryName(subcategory, locale), without: inSubcategory(params, undefined) }] : []),
    ...(verified ? [{ name: m.search_facet_verified_only(), without: { ...params, verified: false, page: 1 } }] : []),
    ...params.origin.map((origin) => ({ name: originName(origin), without: toggled(params, "origin", origin) })),
    ...params.price.map((band) => ({
      name: `${withColon(m.search_facet_price())} ${priceBandName(band)}`,
      without: toggled(params, "price", band),
    })),
    ...params.moq.map((band) => ({
      name: `${withColon(m.search_facet_moq())} ${moqBandName(band)}`,
      without: toggled(params, "moq", band),
    })),
    ...params.certification.map((code) => ({
      name: certificationName(code),
      without: toggled(params, "certification", code),
    })),
  ];
}
