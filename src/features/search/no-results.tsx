import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { countFilters, withoutFilters } from "./change-params.ts";
import { ListingLink } from "./listing-link.tsx";

interface NoResultsProps {
  params: SearchParams;
  fixedCategory?: CategorySlug | undefined;
  /** The button that posts the search as a quote request. */
  request: ReactNode;
}

/** Nothing found: what to change, and the way to ask for it all the same (spec §2). */
export function NoResults({ params, fixedCategory, request }: NoResultsProps) {
  return (
    <EmptyState
      title={m.search_empty_title()}
      description={m.search_empty_hint()}
      icon={<SearchX aria-hidden size={40} />}
    >
      {request}
      {countFilters(params, fixedCategory) > 0 && (
        <Button asChild look="secondary">
          <ListingLink params={withoutFilters(params, fixedCategory)}>{m.search_empty_clear()}</ListingLink>
        </Button>
      )}
    </EmptyState>
  );
}
