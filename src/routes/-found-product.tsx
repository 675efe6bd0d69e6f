import type { ReactNode } from "react";
import type { SearchHit } from "#domain/catalogue/search/search-result.ts";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { CardQuote } from "#src/features/rfq/card-quote.tsx";
import { TierNote } from "#src/features/search/tier-notes.tsx";

interface FoundProductProps {
  hit: SearchHit;
  /** The name with the words asked for marked. */
  name?: ReactNode;
  isFirst: boolean;
}

/** A product of a list: its card with a quote one press away. */
export function FoundProduct({ hit, name, isFirst }: FoundProductProps) {
  return (
    <ProductCard
      product={hit}
      name={name}
      isFirst={isFirst}
      match={hit.isNear ? "near" : "all"}
      note={<TierNote {...hit} />}
      action={<CardQuote product={hit} />}
    />
  );
}
