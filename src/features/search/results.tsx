import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { CardGrid } from "#src/ui/card-grid.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { AskForIt } from "./ask-for-it.tsx";
import { ListingLink } from "./listing-link.tsx";
import { isMisspelt, NearResults } from "./near-results.tsx";
import { NoResults } from "./no-results.tsx";
import type { ProductListingProps } from "./product-listing.tsx";
import { TierNotice } from "./tier-notes.tsx";

/** Cards that are in view when the page opens on a phone. */
const FIRST_CARDS = 4;

interface ResultsProps extends ProductListingProps {
  result: SearchResult;
  /** The products of the search before, while those of this one are on their way. */
  isStale: boolean;
  /** A link to another page was pressed. */
  onPage: () => void;
}

/** The products of one page, with the way to the others. */
export function Results({ params, fixedCategory, renderCard, renderRequest, result, isStale, onPage }: ResultsProps) {
  const wanted = result.beside?.wanted ?? { text: params.q, quantity: "", category: null };
  const request = renderRequest(wanted, false);
  if (result.hits.length === 0) return <NoResults params={params} fixedCategory={fixedCategory} request={request} />;
  const full = result.hits.filter(({ isNear }) => !isNear);
  const near = result.hits.filter(({ isNear }) => isNear);
  const card = (hit: SearchHit, at: number) => (
    <li key={hit.id}>{renderCard(hit, { isFirst: at < FIRST_CARDS, alternatives: result.alternatives })}</li>
  );
  // Who misspelt a word is not asked first to post a request.
  const isMissing = result.full === 0 && !isMisspelt(result.hits);
  return (
    <div aria-busy={isStale} className={isStale ? "opacity-50 transition-opacity delay-100" : ""}>
      <div className="mb-4 empty:hidden">
        <TierNotice query={params.q} hits={full} />
      </div>
      {full.length > 0 && <CardGrid columns={3}>{full.map(card)}</CardGrid>}
      <NearResults query={params.q} result={result} near={near} request={isMissing && renderRequest(wanted, true)}>
        <CardGrid columns={3}>{near.map((hit, at) => card(hit, full.length + at))}</CardGrid>
      </NearResults>
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        linkTo={(page, className, children) => (
          <ListingLink params={{ ...params, page }} keepsScroll={false} onClick={onPage} className={className}>
            {children}
          </ListingLink>
        )}
      />
      {params.q !== "" && <AskForIt>{request}</AskForIt>}
    </div>
  );
}
