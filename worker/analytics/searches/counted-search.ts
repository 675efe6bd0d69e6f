import type * as z from "zod";
import { searchedWords } from "#domain/analytics/searched-words.ts";
import { isBot } from "#domain/analytics/seen-product.ts";
import type { searchPageSchema } from "#domain/catalogue/read-catalogue.ts";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-params.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { activeGroups } from "#worker/catalogue/search/filter-sql.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import type { Context } from "#worker/platform/context.ts";
import { countQuietly } from "../count-quietly.ts";
import { searcherOf } from "./count-step.ts";
import { searchStatements } from "./search-statements.ts";

type SearchPage = z.output<typeof searchPageSchema>;

/** A page of a search, in one call of the database; the search is counted after the response. */
export async function countedSearch(ctx: Context, page: SearchPage): Promise<SearchResult> {
  const { locale, ...params } = page;
  const result = await searchProducts(ctx.db, params, { locale, now: ctx.now() });
  countQuietly(ctx, countSearch(ctx, page, result));
  return result;
}

/** Counts what was understood, never who: first pages alone, as they were asked for. Bots are left out. One database call. */
async function countSearch(ctx: Context, page: SearchPage, { total, full }: SearchResult): Promise<void> {
  if (isBot(ctx.userAgent) || !isAsked(page)) return;
  const searched = searchedWords(page.q);
  if (!searched) return;
  const [first, ...others] = searchStatements(ctx.db, {
    ...searcherOf(ctx, searched),
    day: dayInDubai(ctx.now()),
    locale: page.locale,
    full,
    near: total - full,
  });
  await ctx.db.batch([ctx.db.run(first), ...others.map((statement) => ctx.db.run(statement))]);
}

/** Filters, an order and further pages go through what was found; they ask for nothing new. */
function isAsked(page: SearchPage): boolean {
  return page.page === 1 && page.sort === DEFAULT_SEARCH_PARAMS.sort && activeGroups(page).length === 0;
}
