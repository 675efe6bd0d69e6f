import type { NearBy, SearchHit } from "#domain/catalogue/search/search-result.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";

/** Says on a card why it was found, where its name does not show the words asked for. */
export function TierNote({ tier, nearBy, lacks }: Pick<SearchHit, "tier" | "nearBy" | "lacks">) {
  if (nearBy) return <Badge tone="brass">{nearWords(nearBy, lacks)}</Badge>;
  if (tier === "synonym") return <Badge tone="gulf">{m.search_tier_synonym()}</Badge>;
  return null;
}

function nearWords(nearBy: NearBy, lacks: readonly string[]): string {
  if (nearBy === "lacks") return m.search_near_without({ words: formatList(lacks, currentLocale()) });
  if (nearBy === "price") return m.search_near_price();
  if (nearBy === "spelling") return m.search_tier_fuzzy();
  return nearBy === "piece" ? m.search_near_piece() : m.search_near_mention();
}

/** Says above the results that none of them holds the words as typed. */
export function TierNotice({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  if (query === "" || hits.length === 0) return null;
  if (hits.every(({ tier }) => tier === "synonym")) {
    return <Notice>{m.search_tier_synonym_notice({ query })}</Notice>;
  }
  return null;
}
