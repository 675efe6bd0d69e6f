import { SEARCH_VIEWS, type SearchView } from "#domain/admin/search-views.ts";
import { PERIODS, type Period } from "#domain/analytics/period-names.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { readChoice, readPage } from "../lists/read-search.ts";

/** What an address of the searches asks for; the most frequent of thirty days unless it says otherwise. */
export interface SearchesSearch {
  view?: SearchView | undefined;
  period?: Period | undefined;
  locale?: Locale | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readSearchesSearch(raw: Record<string, unknown>): SearchesSearch {
  return {
    view: readChoice(raw.view, SEARCH_VIEWS),
    period: readChoice(raw.period, PERIODS),
    locale: readChoice(raw.locale, LOCALES),
    page: readPage(raw.page),
  };
}
