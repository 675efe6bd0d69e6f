import { SearchX } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useIsRows } from "#src/lib/list-view.ts";
import { Button } from "#src/ui/button.tsx";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { SavePlace } from "#src/ui/saved/save-place.tsx";
import { ApproxNote } from "#src/ui/text/approx.tsx";
import { AskSeveral, COUNTED, SeveralTick } from "./ask-several.tsx";
import { countFilters, withoutFilters } from "./change-params.ts";
import { ListingLink } from "./listing-link.tsx";
import { isMisspelt, NearResults } from "./near-results.tsx";
import type { ProductListingProps } from "./product-listing.tsx";
import { TierNotice } from "./tier-notes.tsx";

/** Cards that are in view when the page opens on a phone. */
const FIRST_CARDS = 4;
/** Above the card's own link, on its picture. */
const ON_CARD = "absolute end-0 top-0 z-10 rounded-es-lg rounded-se-lg bg-white/90";

interface ResultsProps extends ProductListingProps {
  result: SearchResult;
  /** The products of the search before, while those of this one are on their way. */
  isStale: boolean;
  /** A link to another page was pressed. */
  onPage: () => void;
}

/** The products of one page, with the way to the others. */
export function Results({ params, fixedCategory, renderCard, renderRequest, result, isStale, onPage }: ResultsProps) {
  const isRow = useIsRows();
  const wanted = result.beside?.wanted ?? { text: params.q, quantity: "", category: null };
  const request = renderRequest(wanted, false);
  if (result.hits.length === 0) return <NoResults params={params} fixedCategory={fixedCategory} request={request} />;
  const full = result.hits.filter(({ isNear }) => !isNear);
  const near = result.hits.filter(({ isNear }) => isNear);
  const card = (hit: SearchHit, at: number) => (
    <li key={hit.id} className={`${COUNTED} ${isRow ? "flex items-center" : "relative"}`}>
      <div className={isRow ? "sm:flex" : ON_CARD}>
        <SeveralTick hit={hit} isRow={isRow} />
        <SavePlace kind="product" id={hit.id} name={hit.name} />
      </div>
      {renderCard(hit, { isFirst: at < FIRST_CARDS, isRow, alternatives: result.alternatives })}
    </li>
  );
  // Who misspelt a word is not asked first to post a request.
  const isMissing = result.full === 0 && !isMisspelt(result.hits);
  return (
    <div
      aria-busy={isStale}
      className={`group/several [counter-reset:several] ${isStale ? "opacity-50 transition-opacity delay-100" : ""}`}
    >
      <div className="mb-4 empty:hidden">
        <TierNotice query={params.q} hits={full} />
      </div>
      {full.length > 0 && <HitList isRow={isRow}>{full.map(card)}</HitList>}
      <NearResults query={params.q} result={result} near={near} request={isMissing && renderRequest(wanted, true)}>
        <HitList isRow={isRow}>{near.map((hit, at) => card(hit, full.length + at))}</HitList>
      </NearResults>
      <ApproxNote
        currencies={result.hits.flatMap(({ priceMinor, currency }) => (priceMinor === null ? [] : currency))}
      />
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        linkTo={(page, className, children) => (
          <ListingLink params={{ ...params, page }} keepsScroll={false} onClick={onPage} className={className}>
            {children}
          </ListingLink>
        )}
      />
      <AskSeveral />
      {params.q !== "" && <AskForIt>{request}</AskForIt>}
    </div>
  );
}

/** Hits in cards, or in rows that are as dense as can be. */
function HitList({ isRow, children }: { isRow: boolean; children: ReactNode }) {
  if (!isRow) return <CardGrid columns={3}>{children}</CardGrid>;
  return (
    <ul className="divide-y divide-sand-200 overflow-hidden rounded-lg border border-sand-200 bg-white shadow-card">
      {children}
    </ul>
  );
}

/** The way to ask for it all the same, behind every page of results. */
function AskForIt({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-6 grid gap-4 rounded-2xl border border-gulf-200 bg-gulf-50 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-gulf-900 text-lg">
          {m.search_ask_title()}
        </h2>
        <p className="text-sand-700 text-sm">{m.search_ask_text()}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  );
}

interface NoResultsProps {
  params: SearchParams;
  fixedCategory?: CategorySlug | undefined;
  /** The button that posts the search as a quote request. */
  request: ReactNode;
}

/** Nothing found: what to change, and the way to ask for it all the same (spec §2). */
function NoResults({ params, fixedCategory, request }: NoResultsProps) {
  return (
    <EmptyState
      title={m.search_empty_title()}
      description={m.search_empty_hint()}
      icon={<SearchX aria-hidden size={40} />}
    >
      {request}
      {countFilters(params, fixedCategory) > 0 && (
        <Button asChild variant="secondary">
          <ListingLink params={withoutFilters(params, fixedCategory)}>{m.search_empty_clear()}</ListingLink>
        </Button>
      )}
    </EmptyState>
  );
}
