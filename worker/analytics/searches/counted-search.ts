import type * as z from "zod";
import { searchedWords } from "#domain/analytics/searched-words.ts";
import { isBot } from "#domain/analytics/seen-product.ts";
import type { searchPageSchema } from "#domain/catalogue/read-catalogue.ts";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-params.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { activeGroups } from "#worker/catalogue/search/filter-sql.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import type { Context } from "#worker/platform/context.ts";
import { countQuietly } from "../count-quietly.ts";
import { searcherOf } from "./count-step.ts";
import { searchStatements } from "./search-statements.ts";

type SearchPage = z.output<typeof searchPageSchema>;

/** A search that is counted, and what it found. */
export interface AskedSearch {
  q: string;
  locale: Locale;
  /** Products with all that was asked for, and those near to it. */
  full: number;
  near: number;
}

/** A page of a search, in one call of the database; the search is counted after the response. */
export async function countedSearch(ctx: Context, page: SearchPage): Promise<SearchResult> {
  const { locale, ...params } = page;
  const result = await searchProducts(ctx.db, params, { locale, now: ctx.now() });
  const asked = askedSearch(page, result);
  if (asked) countAsked(ctx, asked);
  return result;
}

/** What of a search is counted: first pages alone, as they were asked for, with words that say something. */
export function askedSearch(page: SearchPage, { total, full }: SearchResult): AskedSearch | null {
  if (!isAsked(page) || !searchedWords(page.q)) return null;
  return { q: page.q, locale: page.locale, full, near: total - full };
}

/** Counts what was understood after the response, never who. Bots are left out. One database call. */
export function countAsked(ctx: Context, asked: AskedSearch): void {
  countQuietly(ctx, countSearch(ctx, asked));
}

async function countSearch(ctx: Context, { q, locale, full, near }: AskedSearch): Promise<void> {
  const searched = searchedWords(q);
  if (isBot(ctx.userAgent) || !searched) return;
  const day = dayInDubai(ctx.now());
  const [first, ...others] = searchStatements(ctx.db, { ...searcherOf(ctx, searched), day, locale, full, near });
  await ctx.db.batch([ctx.db.run(first), ...others.map((statement) => ctx.db.run(statement))]);
}

/** Filters, an order and further pages go through what was found; they ask for nothing new. */
function isAsked(page: SearchPage): boolean {
  return page.page === 1 && page.sort === DEFAULT_SEARCH_PARAMS.sort && activeGroups(page).length === 0;
}
