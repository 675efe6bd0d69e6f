import { and, eq, isNotNull, sql } from "drizzle-orm";
import { isBot } from "#domain/analytics/seen-product.ts";
import type { SeenTip } from "#domain/content/rate-tip.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { tips, tipVisits } from "#drizzle/schema/content.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { visitorMark } from "#worker/platform/secrets.ts";

/**
 * Counts that a published tip was read, once for each network address and day: how many, never who. Bots are left out, an
 * unknown address counts nothing. One database call.
 */
export async function countTipView({ db, settings, clientAddress, userAgent, now }: Context, { slug }: SeenTip) {
  if (isBot(userAgent)) return;
  const day = dayInDubai(now());
  const mark = visitorMark(settings, `read\n${slug}\n${day}`, clientAddress);
  const isRead = and(eq(tips.slug, slug), isNotNull(tips.publishedAt));
  await db.batch([
    db.run(
      sql`${insertEach(tipVisits, { tipId: sql`${tips.id}`, day, mark }, tips, sql`${isRead}`)} on conflict do nothing`,
    ),
    db
      .update(tips)
      .set({ views: sql`${tips.views} + 1` })
      .where(and(isRead, sql`changes() = 1`)),
  ]);
}
