import { sql } from "drizzle-orm";
import { searchedWords } from "#domain/analytics/searched-words.ts";
import { isBot, type SeenProduct } from "#domain/analytics/seen-product.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Context } from "#worker/platform/context.ts";
import { searcherOf } from "./searches/count-step.ts";
import { stepStatements } from "./searches/search-statements.ts";
import { viewStatements } from "./view-statements.ts";

/**
 * Counts that a product's page was looked at, and that the search before it led to something: how many, never who. Bots
 * and the supplier's own views are left out, an unknown address counts nothing. One database call, two with a session.
 */
export async function countView(ctx: Context, { category, slug, q = "" }: SeenProduct): Promise<void> {
  if (isBot(ctx.userAgent)) return;
  const viewer = await ctx.viewer();
  const searched = searchedWords(q);
  const searcher = searched && searcherOf(ctx, searched);
  const day = dayInDubai(ctx.now());
  const [view, ...arrivals] = viewStatements({ category, slug, day, searcher, viewerId: viewer?.userId ?? null });
  const steps = searcher ? stepStatements(ctx.db, searcher, "opened", sql`changes() = 1`) : [];
  await ctx.db.batch([ctx.db.run(view), ...[...steps, ...arrivals].map((statement) => ctx.db.run(statement))]);
}
