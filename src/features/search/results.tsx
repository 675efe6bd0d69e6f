import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { CardGrid } from "#src/ui/card-grid.tsx";
import { Pagination } from "#src/ui/pagination.tsx";
import { ListingLink } from "./listing-link.tsx";
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
export function Results({ params, fixedCategory, renderCard, request, result, isStale, onPage }: ResultsProps) {
  if (result.hits.length === 0) return <NoResults params={params} fixedCategory={fixedCategory} request={request} />;
  return (
    <div aria-busy={isStale} className={isStale ? "opacity-50 transition-opacity delay-100" : ""}>
      <div className="mb-4 empty:hidden">
        <TierNotice query={params.q} hits={result.hits} />
      </div>
      <CardGrid columns={3}>
        {result.hits.map((hit, index) => (
          <li key={hit.id}>{renderCard(hit, { isFirst: index < FIRST_CARDS, alternatives: result.alternatives })}</li>
        ))}
      </CardGrid>
      <Pagination
        page={result.page}
        pageCount={result.pageCount}
        linkTo={(page, className, children) => (
          <ListingLink params={{ ...params, page }} keepsScroll={false} onClick={onPage} className={className}>
            {children}
          </ListingLink>
        )}
      />
    </div>
  );
}
