import type { SearchStepInput } from "#domain/analytics/search-steps.ts";
import { type SearchedWords, searchedWords } from "#domain/analytics/searched-words.ts";
import { isBot } from "#domain/analytics/seen-product.ts";
import type { Context } from "#worker/platform/context.ts";
import { searchMark } from "#worker/platform/secrets.ts";
import { type Searcher, stepStatements } from "./search-statements.ts";

/** Counts that a search led to a cart or a request: how many, never who. One database call. */
export async function countStep(ctx: Context, { q, step }: SearchStepInput): Promise<void> {
  const searched = searchedWords(q);
  if (isBot(ctx.userAgent) || !searched) return;
  const [first, ...others] = stepStatements(ctx.db, searcherOf(ctx, searched), step);
  await ctx.db.batch([ctx.db.run(first), ...others.map((statement) => ctx.db.run(statement))]);
}

/** The caller as one who searches: people behind one network address are one. */
export function searcherOf({ settings, clientAddress }: Context, searched: SearchedWords): Searcher {
  return { ...searched, mark: searchMark(settings, `${searched.words}\n${searched.asks}`, clientAddress) };
}
