import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { RateTip } from "#domain/content/rate-tip.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { tipRatings, tips } from "#drizzle/schema/content.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { callerCounter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { tipVoter } from "./tip-voter.ts";

/** What a tip is rated now, with the stars of the caller in it. */
export type RatedTip = { stars: number; rating: number; ratings: number };

/**
 * Rates a published tip, or changes what one had rated it; the average follows in the same batch. One database call besides
 * the session's.
 * @throws AppError NOT_FOUND, RATE_LIMITED (30 in an hour per address)
 */
export async function rateTip(ctx: Context, { slug, stars }: RateTip): Promise<RatedTip> {
  const { db, now } = ctx;
  const mark = await tipVoter(ctx, slug);
  const counters = [callerCounter("tips.rate", ctx.clientAddress)];
  const isRated = and(eq(tips.slug, slug), isNotNull(tips.publishedAt));
  const given = { tipId: sql`${tips.id}`, mark, stars, createdAt: now(), updatedAt: now() };
  const own = sql`from ${tipRatings} where ${tipRatings.tipId} = ${tips.id}`;
  const {
    rated: [rated],
    counted,
  } = await batchOf(
    { db },
    {
      call: db.run(countCall(counters, now(), sql`true`)),
      stars: db.run(sql`${insertEach(tipRatings, given, tips, sql`${isRated} and ${withinLimits(counters)}`)}
      on conflict do update set stars = excluded.stars, updated_at = excluded.updated_at`),
      average: db
        .update(tips)
        .set({ rating: sql`(select avg(${tipRatings.stars}) ${own})`, ratings: sql`(select count(*) ${own})` })
        .where(and(isRated, sql`changes() = 1`)),
      rated: db.select({ rating: tips.rating, ratings: tips.ratings }).from(tips).where(isRated),
      counted: readCounters(db, counters),
    },
  );
  const over = overLimit(counters, counted, now());
  if (over) throw over;
  if (!rated) throw new AppError("NOT_FOUND");
  return { stars, ...rated };
}
