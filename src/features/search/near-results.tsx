import { type ReactNode, useId } from "react";
import type { SearchHit, SearchResult } from "#domain/catalogue/search/search-result.ts";
import { m } from "#i18n/paraglide/messages.js";

interface NearResultsProps {
  query: string;
  result: SearchResult;
  near: readonly SearchHit[];
  /** The way to ask for what nobody sells: brief, so that the nearest begin within a phone's first view. */
  request: ReactNode;
  children: ReactNode;
}

/** The nearest products behind those that have all that was asked for, fenced off and named as what they are. */
export function NearResults({ query, result, near, request, children }: NearResultsProps) {
  const id = useId();
  if (near.length === 0) return null;
  return (
    <section aria-labelledby={id} className={result.full > 0 ? "mt-8 border-sand-200 border-t pt-6" : "mt-6"}>
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <div className="grid gap-1">
          <h2 id={id} className="text-gulf-900 text-lg">
            {result.full > 0 ? m.search_near_more() : titleOf(query, kindOf(near))}
          </h2>
          <p className="text-sand-700 text-sm">{textOf(kindOf(near))}</p>
        </div>
        {request && <div className="flex">{request}</div>}
      </div>
      {children}
    </section>
  );
}

/** What makes them near; null where each has a reason of its own. */
function kindOf(near: readonly SearchHit[]): "piece" | "price" | "spelling" | null {
  if (near.every(({ nearBy }) => nearBy === "piece")) return "piece";
  if (near.every(({ nearBy }) => nearBy === "price")) return "price";
  return isMisspelt(near) ? "spelling" : null;
}

/** Whether the nearest has all that was asked for, but for the spelling of a word. */
export function isMisspelt(hits: readonly SearchHit[]): boolean {
  return hits[0]?.nearBy === "spelling";
}

function titleOf(query: string, kind: ReturnType<typeof kindOf>): string {
  if (kind === "piece") return m.search_near_none({ query });
  if (kind === "price") return m.search_near_price_title({ query });
  return kind === "spelling" ? m.search_near_spelling({ query }) : m.search_near_title({ query });
}

function textOf(kind: ReturnType<typeof kindOf>): string {
  if (kind === "piece") return m.search_near_pieces();
  if (kind === "price") return m.search_near_price_text();
  return kind === "spelling" ? m.search_near_spelling_text() : m.search_near_text();
}
