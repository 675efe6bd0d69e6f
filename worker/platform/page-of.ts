import { type SQLWrapper, sql } from "drizzle-orm";
import { MAX_PAGE, PAGE_SIZE } from "#domain/kernel/page.ts";
import type { Database } from "#drizzle/client.ts";

/** Where a page begins in its list. */
export function firstOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** A page of a list as screens read it. */
export function pageOf<Item>(items: Item[], page: number, counted: { total: number } | undefined) {
  return { items, page, pageSize: PAGE_SIZE, total: counted?.total ?? 0 };
}

/** As many rows as pages can be turned: a count needn't read a whole table. */
export const MOST_COUNTED = MAX_PAGE * PAGE_SIZE;

/** How many rows a query finds that is limited to {@link MOST_COUNTED}. */
export function countOf(db: Database, rows: SQLWrapper) {
  return db.all<{ total: number }>(sql`select count(*) as total from ${rows}`);
}
