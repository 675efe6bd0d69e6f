import { and, eq, isNotNull } from "drizzle-orm";
import type { SeenTip } from "#domain/content/rate-tip.ts";
import { tipRatings, tips } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";
import { tipVoter } from "./tip-voter.ts";

/** What the caller rated a tip; null where they did not. One database call besides the session's. */
export async function ownTipRating(ctx: Context, { slug }: SeenTip): Promise<{ stars: number | null }> {
  const mark = await tipVoter(ctx, slug);
  const [own] = await ctx.db
    .select({ stars: tipRatings.stars })
    .from(tipRatings)
    .innerJoin(tips, eq(tips.id, tipRatings.tipId))
    .where(and(eq(tips.slug, slug), isNotNull(tips.publishedAt), eq(tipRatings.mark, mark)));
  return { stars: own?.stars ?? null };
}
