import type { SearchHit } from "#domain/catalogue/search/search-result.ts";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { Marked } from "#src/features/search/marked.tsx";
import { TierNote } from "#src/features/search/tier-notes.tsx";

interface FoundProductProps {
  hit: SearchHit;
  query: string;
  isFirst: boolean;
}

/** A product among results: the words asked for are marked, a quote is one press away. */
export function FoundProduct({ hit, query, isFirst }: FoundProductProps) {
  return (
    <ProductCard
      product={hit}
      isFirst={isFirst}
      name={query === "" ? hit.name : <Marked text={hit.name} query={query} />}
      note={<TierNote tier={hit.tier} />}
      action={
        <RequestQuoteButton product={{ id: hit.id, name: hit.name, category: hit.category }} look="secondary" wide />
      }
    />
  );
}
