import { and, desc, eq, gte, lte, not, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SearchesPage } from "#domain/admin/list-searches.ts";
import type { SearchView } from "#domain/admin/search-views.ts";
import { spanOf } from "#domain/analytics/period.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { ofFewPeople, searchDays, searchTerms } from "#drizzle/schema/analytics.ts";
import type { Context } from "#worker/platform/context.ts";
import { countOf, firstOf, MOST_COUNTED, pageOf } from "#worker/platform/page-of.ts";

const total = (column: SQLiteColumn) => sql<number>`sum(${column})`;

const columns = {
  words: searchTerms.words,
  asks: searchTerms.asks,
  searches: total(searchDays.searches),
  unmet: total(searchDays.unmet),
  opened: total(searchDays.opened),
  carted: total(searchDays.carted),
  requested: total(searchDays.requested),
  lastDay: sql<string>`max(${searchDays.day})`,
  /** SQLite takes these from the row that `max` found (its docs, "bare columns"): what the latest search met. */
  full: searchDays.full,
  near: searchDays.near,
};

const HAVING: Record<SearchView, SQL | undefined> = {
  top: undefined,
  unmet: sql`sum(${searchDays.unmet}) > 0`,
  unopened: sql`sum(${searchDays.unmet}) < sum(${searchDays.searches})
    and sum(${searchDays.opened} + ${searchDays.carted} + ${searchDays.requested}) = 0`,
};

/**
 * A page of what was searched for in a period, the most frequent first; terms of fewer than five people are shown to
 * nobody. One database call besides the session's.
 */
export async function searches({ db, now }: Context, { view, period, locale, page }: SearchesPage) {
  const { from, to } = spanOf({ period }, now());
  const rows = () =>
    db
      .select(columns)
      .from(searchDays)
      .innerJoin(searchTerms, eq(searchTerms.id, searchDays.termId))
      .where(
        and(
          gte(searchDays.day, from),
          lte(searchDays.day, to),
          locale ? eq(searchDays.locale, locale) : undefined,
          not(ofFewPeople),
        ),
      )
      .groupBy(searchDays.termId)
      .having(HAVING[view]);
  const [items, [counted]] = await db.batch([
    rows()
      .orderBy(desc(view === "unmet" ? columns.unmet : columns.searches), searchTerms.id)
      .limit(PAGE_SIZE)
      .offset(firstOf(page)),
    countOf(db, rows().limit(MOST_COUNTED)),
  ]);
  return pageOf(items, page, counted);
}
