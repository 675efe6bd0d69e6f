import { dubaiDay } from "#domain/analytics/days.ts";
import { arrivalTerm, isBot, type SeenProduct } from "#domain/analytics/seen-product.ts";
import type { Context } from "#worker/platform/context.ts";
import { viewStatements } from "./view-statements.ts";

/**
 * Counts that a product's page was looked at: how many, never who. Bots and the supplier's own views are left out, an
 * unknown address counts nothing. One database call, two with a session.
 */
export async function countView(ctx: Context, { category, slug, q }: SeenProduct): Promise<void> {
  if (isBot(ctx.userAgent)) return;
  const viewer = await ctx.viewer();
  const [first, ...others] = viewStatements({
    category,
    slug,
    day: dubaiDay(ctx.now()),
    term: q === undefined ? null : arrivalTerm(q),
    viewerId: viewer?.userId ?? null,
  });
  await ctx.db.batch([ctx.db.run(first), ...others.map((statement) => ctx.db.run(statement))]);
}
