import type { ReactNode } from "react";
import type { SearchHit } from "#domain/catalogue/search/search-result.ts";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { ProductRow } from "#src/features/catalogue/product-row.tsx";
import { CardQuote } from "#src/features/rfq/card-quote.tsx";
import { TierNote } from "#src/features/search/tier-notes.tsx";

interface FoundProductProps {
  hit: SearchHit;
  /** The name with the words asked for marked. */
  name?: ReactNode;
  isFirst: boolean;
  isRow: boolean;
}

/** A product of a list: its card with a quote one press away, or a dense row. */
export function FoundProduct({ hit, name, isFirst, isRow }: FoundProductProps) {
  const match = hit.isNear ? ("near" as const) : ("all" as const);
  const shown = { product: hit, name, isFirst, match, note: <TierNote {...hit} /> };
  return isRow ? <ProductRow {...shown} /> : <ProductCard {...shown} action={<CardQuote product={hit} />} />;
}
