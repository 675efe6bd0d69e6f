import { type SQL, sql } from "drizzle-orm";
import type { SearchStep } from "#domain/analytics/search-steps.ts";
import { LEAST_PEOPLE, type SearchedWords } from "#domain/analytics/searched-words.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { ofFewPeople, searchDays, searchPeople, searchTerms } from "#drizzle/schema/analytics.ts";
import { insertEach, insertWhere } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";

/** New terms of a day: what would go beyond is somebody's game. */
const MOST_NEW_TERMS = 5000;

/** Who searched for what; `mark` is a keyed hash of both (worker/platform/secrets.ts). */
export interface Searcher extends SearchedWords {
  mark: number;
}

/** A search and what it found. */
export interface CountedSearch extends Searcher {
  /** The day in Dubai. */
  day: string;
  locale: Locale;
  full: number;
  near: number;
}

/** Counts a search, once a day for each address: whoever comes back to the results has not searched again. */
export function searchStatements(db: Database, search: CountedSearch): [SQL, ...SQL[]] {
  const { words, asks, mark, day, locale, full, near } = search;
  const isKnown = sql`exists (select 1 from ${searchTerms} where ${isTerm(search)})`;
  const newToday = sql`(select count(*) from ${searchTerms} where ${ofFewPeople} and ${searchTerms.firstDay} = ${day})`;
  const unmet = full === 0 ? 1 : 0;
  const termId = sql`${searchTerms.id}`;
  const isCounted = sql`${isTerm(search)} and changes() = 1`;
  const people = sql`min(${LEAST_PEOPLE}, (select count(*) from ${searchPeople} where ${searchPeople.termId} = ${termId}))`;
  return [
    insertWhere(searchTerms, { words, asks, firstDay: day }, sql`not ${isKnown} and ${newToday} < ${MOST_NEW_TERMS}`),
    sql`${insertEach(searchPeople, { termId, mark, day, locale }, searchTerms, isTerm(search))}
      on conflict do update set day = excluded.day, locale = excluded.locale, opened = 0, carted = 0, requested = 0
        where day < excluded.day`,
    sql`${insertEach(searchDays, { termId, day, locale, searches: 1, unmet, full, near }, searchTerms, isCounted)}
      on conflict do update set searches = searches + 1, unmet = unmet + excluded.unmet,
        "full" = excluded."full", near = excluded.near`,
    updateWhere({ db }, searchTerms, { people }, isTerm(search))(ofFewPeople),
  ];
}

/**
 * Counts that a search led to a step, once each, for the day and the language of the search. Nothing for who did not
 * search for it within the week.
 * @param condition holds where the step is to be counted
 */
export function stepStatements(db: Database, searcher: Searcher, step: SearchStep, condition = sql`true`): [SQL, SQL] {
  const isTheirs = isSearcher(searcher);
  const isTheirDay = sql`(term_id, day, locale) = (select term_id, day, locale from ${searchPeople} where ${isTheirs})`;
  return [
    updateWhere({ db }, searchPeople, { [step]: 1 }, sql`${isTheirs} and ${searchPeople[step]} = 0`)(condition),
    updateWhere({ db }, searchDays, { [step]: sql`${searchDays[step]} + 1` }, isTheirDay)(sql`changes() = 1`),
  ];
}

/** The row of {@link searchPeople} of who searched for a term. */
export function isSearcher(searcher: Searcher): SQL {
  return sql`term_id = (select ${searchTerms.id} from ${searchTerms} where ${isTerm(searcher)})
    and mark = ${searcher.mark}`;
}

function isTerm({ words, asks }: SearchedWords): SQL {
  return sql`${searchTerms.words} = ${words} and ${searchTerms.asks} = ${asks}`;
}
