import { type ReactNode, useId } from "react";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { m } from "#i18n/paraglide/messages.js";

interface NearResultsProps {
  query: string;
  result: SearchResult;
  near: readonly SearchHit[];
  children: ReactNode;
}

/** The nearest products behind those that have all that was asked for, fenced off and named as what they are. */
export function NearResults({ query, result, near, children }: NearResultsProps) {
  const isPieces = near.every(({ nearBy }) => nearBy === "piece");
  const id = useId();
  if (near.length === 0) return null;
  return (
    <section aria-labelledby={id} className={result.full > 0 ? "mt-8 border-sand-200 border-t pt-6" : "mt-6"}>
      <h3 id={id} className="text-gulf-900 text-lg">
        {result.full > 0
          ? m.search_near_more()
          : isPieces
            ? m.search_near_none({ query })
            : m.search_near_title({ query })}
      </h3>
      <p className="mt-1 mb-4 text-sand-700 text-sm">{isPieces ? m.search_near_pieces() : m.search_near_text()}</p>
      {children}
    </section>
  );
}
