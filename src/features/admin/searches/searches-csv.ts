import { m } from "#i18n/paraglide/messages.js";
import { csvTable } from "#src/lib/format/csv-table.ts";
import { searchText } from "#src/vocabulary/search-words.ts";
import type { ListedSearch } from "./listed-search.ts";

/** Searches as a table, in the reader's language. */
export function searchesCsv(items: readonly ListedSearch[]): string {
  const head = [
    m.searches_words(),
    m.searches_times(),
    m.searches_unmet(),
    m.searches_found(),
    m.searches_opened(),
    m.searches_carted(),
    m.searches_requested(),
    m.searches_last(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(search: ListedSearch): string[] {
  const { searches, unmet, full, opened, carted, requested, lastDay } = search;
  return [searchText(search), ...[searches, unmet, full, opened, carted, requested].map(String), lastDay];
}
