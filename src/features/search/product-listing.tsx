import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, type Ref, useId, useRef } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Wanted } from "#domain/catalogue/search/beside-results.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { api } from "#src/lib/trpc.ts";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { CardSkeletons, LineSkeletons } from "#src/ui/skeleton.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { Beside } from "./beside.tsx";
import { countFilters } from "./change-params.ts";
import { Facets } from "./facets.tsx";
import { FilterButton, FilterPanel } from "./filter-panel.tsx";
import { Results } from "./results.tsx";
import { SortSelect } from "./sort-select.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";

/** What a card can't know of itself. */
interface HitAbout {
  /** In view when the page opens. */
  isFirst: boolean;
  /** Words that mean the same as those asked for. */
  alternatives: readonly string[];
}

export interface ProductListingProps {
  params: SearchParams;
  /** The category of a category's page, which no filter leaves. */
  fixedCategory?: CategorySlug;
  renderCard: (hit: SearchHit, about: HitAbout) => ReactNode;
  /** The buttons that post what is wanted as a quote request; `isBrief` has the first alone. */
  renderRequest: (wanted: Wanted, isBrief: boolean) => ReactNode;
}

/** Products with filters, order and pages, all of it in the address. */
export function ProductListing(props: ProductListingProps) {
  const { params, fixedCategory } = props;
  const panelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes, or lies a screen below the new page: reading goes on at the heading.
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const query = api.catalogue.search.useQuery(
    { ...params, locale: currentLocale() },
    { placeholderData: keepPreviousData },
  );
  const result: SearchResult | undefined = query.data;
  const isHere = result && !query.isPlaceholderData;
  const count = isHere ? resultCount(result, params.q) : query.isError ? m.search_failed_title() : m.search_loading();
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterPanel id={panelId} count={count}>
        {result ? (
          <Facets params={params} facets={result.facets} fixedCategory={fixedCategory} />
        ) : (
          <LineSkeletons count={8} />
        )}
      </FilterPanel>
      <section aria-labelledby={`${panelId}-count`} className="grid content-start gap-4">
        <ListingHead
          {...props}
          headingRef={heading}
          panelId={panelId}
          count={count}
          hasResults={!query.isError && result?.full !== 0}
        />
        <ActiveFilters params={params} fixedCategory={fixedCategory} onRemove={toHeading} />
        {isHere && <UnderstoodChips params={params} understood={result.understood} onRemove={toHeading} />}
        {isHere && <Beside params={params} result={result} />}
        {result && <Results {...props} result={result} isStale={query.isPlaceholderData} onPage={toHeading} />}
        {!result && !query.isError && <CardSkeletons count={8} />}
        {!result && query.isError && <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />}
      </section>
    </div>
  );
}

interface ListingHeadProps extends ProductListingProps {
  headingRef: Ref<HTMLHeadingElement>;
  panelId: string;
  count: string;
  hasResults: boolean;
}

/** How many there are, the button of the filters, the order. Without results their own text says how many. */
function ListingHead({ params, fixedCategory, headingRef, panelId, count, hasResults }: ListingHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h2
        ref={headingRef}
        id={`${panelId}-count`}
        tabIndex={-1}
        aria-live="polite"
        className={hasResults ? "w-full text-gulf-900 text-lg outline-none sm:w-auto" : "sr-only"}
      >
        {count}
      </h2>
      <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        <FilterButton panelId={panelId} active={countFilters(params, fixedCategory)} />
        <SortSelect params={params} fixedCategory={fixedCategory} />
      </div>
    </div>
  );
}

type Total = Pick<SearchResult, "total" | "full" | "totalIsLowerBound">;

/**
 * How many were found, in words: "3 نتائج", or "3 منتجات" where no words were asked for;
 * "1,000+ نتيجة" where the search stopped counting; how many come close where none has all.
 */
export function resultCount({ total, full, totalIsLowerBound }: Total, query: string): string {
  const isBrowsing = query === "";
  const number = formatNumber(total, currentLocale());
  // The nearest, which lack something, are no results.
  if (full === 0 && total > 0) return m.search_near_count({ number });
  if (totalIsLowerBound && full === total) {
    return isBrowsing ? m.search_products_at_least({ number }) : m.search_results_at_least({ number });
  }
  return isBrowsing ? m.catalogue_products_count(counted(total)) : m.search_results_count(counted(full));
}
