import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, type Ref, useId, useRef } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Wanted } from "#domain/catalogue/search/beside-results.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { ONE_LINE } from "#src/ui/list/chip-row.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { CardSkeletons, LineSkeletons } from "#src/ui/list/skeleton.tsx";
import { useCurrentInView } from "#src/ui/page/use-current-in-view.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { Beside } from "./beside.tsx";
import { countFilters } from "./change-params.ts";
import { Facets } from "./facets.tsx";
import { FilterButton, FilterPanel } from "./filter-panel.tsx";
import { Results } from "./results.tsx";
import { SortSelect } from "./sort-select.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";
import { ViewSwitch } from "./view-switch.tsx";

/** What a card can't know of itself. */
interface HitAbout {
  /** In view when the page opens. */
  isFirst: boolean;
  /** It stands in a dense row instead of a card. */
  isRow: boolean;
  /** Words that mean the same as those asked for. */
  alternatives: readonly string[];
}

export interface ProductListingProps {
  params: SearchParams;
  /** The category of a category's page, which no filter leaves. */
  fixedCategory?: CategorySlug;
  /** The page's heading, where the list is all of the page: results then begin at once. */
  title?: string;
  /** Chips beside the order, as `<li>`s; with `title`. */
  chips?: ReactNode;
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
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <FilterPanel id={panelId} count={count}>
        {result ? (
          <Facets params={params} facets={result.facets} fixedCategory={fixedCategory} />
        ) : (
          <LineSkeletons count={8} />
        )}
      </FilterPanel>
      <section
        aria-labelledby={`${panelId}-count`}
        className={`grid min-w-0 grid-cols-1 content-start ${props.title ? "gap-1" : "gap-4"}`}
      >
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
        {!result && query.isError && (
          <LoadFailed
            title={m.search_failed_title()}
            hint={m.search_failed_hint()}
            onRetry={() => void query.refetch()}
            isBusy={query.isFetching}
          />
        )}
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
function ListingHead(props: ListingHeadProps) {
  const { params, fixedCategory, title, headingRef, panelId, count, hasResults } = props;
  const filters = <FilterButton panelId={panelId} active={countFilters(params, fixedCategory)} />;
  const sort = <SortSelect params={params} fixedCategory={fixedCategory} />;
  const counted = (
    <h2
      ref={headingRef}
      id={`${panelId}-count`}
      tabIndex={-1}
      aria-live="polite"
      className={
        hasResults ? `text-gulf-900 outline-none ${title ? "text-base" : "w-full text-lg sm:w-auto"}` : "sr-only"
      }
    >
      {count}
    </h2>
  );
  if (title) return <BriefHead {...props} filters={filters} sort={sort} counted={counted} title={title} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {counted}
      <div className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-2 sm:flex sm:w-auto">
        {filters}
        {sort}
        {hasResults && <ViewSwitch params={params} />}
      </div>
    </div>
  );
}

interface BriefHeadProps extends Pick<ListingHeadProps, "params" | "chips" | "hasResults"> {
  title: string;
  filters: ReactNode;
  sort: ReactNode;
  counted: ReactNode;
}

/** Two lines above the results: what was asked for and how many there are; filters, order and categories. */
function BriefHead({ params, title, chips, filters, sort, counted, hasResults }: BriefHeadProps) {
  const current = useCurrentInView<HTMLDivElement>();
  const row = params.category ? current : undefined;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-gulf-900 text-xl">{title}</h1>
        {counted}
      </div>
      <div className="flex items-center gap-2">
        {filters}
        {hasResults && <ViewSwitch params={params} />}
        <div ref={row} className={`${ONE_LINE} min-w-0 grow max-sm:ms-0! max-sm:ps-0 *:shrink-0`}>
          <div className="max-sm:w-44">{sort}</div>
          <ul aria-label={m.search_facet_category()} className="flex gap-2 *:shrink-0">
            {chips}
          </ul>
        </div>
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
