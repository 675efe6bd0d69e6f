import { Link } from "@tanstack/react-router";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { SearchScreen } from "#src/features/search/search-screen.tsx";
import { Button } from "#src/ui/button.tsx";
import { FoundWords } from "#src/ui/text/found-words.tsx";
import { FoundProduct } from "./-found-product.tsx";

/** The one search screen behind /search and /product-search (spec §2). */
export function SearchPage({ params }: { params: SearchParams }) {
  return (
    <SearchScreen
      params={params}
      renderCard={(hit, { alternatives, ...about }) => (
        <FoundProduct
          hit={hit}
          name={<FoundWords text={hit.name} query={params.q} alternatives={alternatives} />}
          {...about}
        />
      )}
      renderRequest={({ text, quantity, category }, isBrief) => (
        <>
          <RequestQuoteButton
            label={m.search_empty_request()}
            {...(text === "" ? {} : { description: m.search_empty_request_text({ query: text }), quantity })}
            {...(category ? { category } : {})}
          />
          {!isBrief && (
            <Button asChild variant="secondary">
              <Link
                to="/rfqs/new"
                search={{
                  ...(text === "" ? {} : { q: text, ...(quantity && { quantity }) }),
                  ...(category ? { category } : {}),
                }}
              >
                {m.rfqs_form_more()}
              </Link>
            </Button>
          )}
        </>
      )}
    />
  );
}
