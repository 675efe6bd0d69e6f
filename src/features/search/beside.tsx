import { Link } from "@tanstack/react-router";
import { LayoutGrid, Store } from "lucide-react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { BesidePlace, BesideResults } from "#domain/catalogue/search/beside-results.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { countFilters } from "./change-params.ts";
import { ListingLink } from "./listing-link.tsx";
import { suppliersOfGoods } from "./suppliers-of-goods.ts";

interface BesideProps {
  params: SearchParams;
  result: Pick<SearchResult, "beside" | "understood">;
}

/** Who sells what was asked for, and the categories of it: what else the words found, in one line above the products. */
export function Beside({ params, result: { beside, understood } }: BesideProps) {
  if (!beside || params.page > 1 || (beside.suppliers === 0 && beside.places.length === 0)) return null;
  const isNarrowed = countFilters(params) > 0 || understood.some(({ kind }) => kind === "price");
  return (
    <aside aria-label={m.search_beside()}>
      <ChipRow label={m.search_beside()} isOneLine>
        {beside.suppliers > 0 && (
          <li>
            <SuppliersLink query={params.q} beside={beside} isNarrowed={isNarrowed} />
          </li>
        )}
        {beside.places.map((place) => (
          <li key={place.subcategory ?? place.category}>
            <PlaceLink params={params} place={place} isLowerBound={beside.placesAreLowerBounds} />
          </li>
        ))}
      </ChipRow>
    </aside>
  );
}

interface SuppliersLinkProps {
  query: string;
  beside: BesideResults;
  /** Products are left out that the suppliers are counted by. */
  isNarrowed: boolean;
}

function SuppliersLink({ query, beside, isNarrowed }: SuppliersLinkProps) {
  const { goods, suppliers, suppliersAreLowerBound } = beside;
  return (
    <Link to="/suppliers" search={{ goods: query }} className={chipClass(false)}>
      <Store aria-hidden size={16} className="shrink-0 text-gulf-600" />
      {suppliersOfGoods({ goods, count: suppliers, isLowerBound: suppliersAreLowerBound })}
      {isNarrowed && <span className="text-sand-700 text-xs">{m.search_beside_all()}</span>}
      <ForwardChevron className="text-gulf-700" />
    </Link>
  );
}

/** A category that the words name leads to all of it; one that holds what was found, to that. */
function PlaceLink({
  params,
  place,
  isLowerBound,
}: {
  params: SearchParams;
  place: BesidePlace;
  isLowerBound: boolean;
}) {
  const { category, subcategory, count, isNamed } = place;
  const locale = currentLocale();
  const name = subcategory ? subcategoryName(subcategory, locale) : categoryName(category, locale);
  const number = (
    <Ltr className="text-sand-600 text-xs">
      {formatNumber(count, locale)}
      {isLowerBound && !isNamed ? "+" : ""}
    </Ltr>
  );
  if (isNamed) {
    return (
      <Link
        to="/products/$category"
        params={{ category }}
        search={subcategory ? { subcategory } : {}}
        className={chipClass(false)}
      >
        <LayoutGrid aria-hidden size={16} className="shrink-0 text-gulf-600" />
        {m.search_beside_category({ category: name })}
        {number}
      </Link>
    );
  }
  return (
    <ListingLink
      params={{ ...params, category, subcategory: subcategory ?? undefined, page: 1 }}
      rel="nofollow"
      className={chipClass(false)}
    >
      {m.search_suggest_in_category({ category: name })}
      {number}
    </ListingLink>
  );
}
