import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#drizzle/client.ts";
import { tipRatings, tips } from "#drizzle/schema/content.ts";
import { tipRatingMark } from "#worker/platform/secrets.ts";
import type { Settings } from "#worker/platform/settings.ts";

// No row says who rated a tip; for one account its marks can be made again, which its export and its deletion do (security 35).

/** Tips that were rated, by whomever: what marks are made of. */
export function selectRatedTips(db: Database) {
  // By the index of slugs.
  return db
    .select({ id: tips.id, slug: tips.slug })
    .from(tips)
    .where(and(gt(tips.slug, ""), gt(tips.ratings, 0)));
}

export type RatedTips = readonly { id: string; slug: string }[];

/** What an account rated, for the batch of its export. */
export function selectOwnTipRatings(db: Database, settings: Settings, userId: string, rated: RatedTips) {
  const { stars, createdAt, updatedAt } = tipRatings;
  return db
    .select({ tip: tips.slug, stars, createdAt, updatedAt })
    .from(tipRatings)
    .innerJoin(tips, eq(tips.id, tipRatings.tipId))
    .where(isOwn(settings, userId, rated));
}

/** Statements that take an account's ratings out of the tips and their averages, for the batch that deletes it. */
export function eraseTipRatings(
  db: Database,
  { settings, userId, rated }: { settings: Settings; userId: string; rated: RatedTips },
  condition: SQL,
): BatchItem<"sqlite">[] {
  const left = sql`from ${tipRatings} where ${tipRatings.tipId} = ${tips.id}`;
  const ids = rated.map(({ id }) => id);
  const isLess = sql`${tips.ratings} > (select count(*) ${left})`;
  return [
    db.delete(tipRatings).where(and(isOwn(settings, userId, rated), condition)),
    db
      .update(tips)
      .set({
        rating: sql`ifnull((select avg(${tipRatings.stars}) ${left}), 0)`,
        ratings: sql`(select count(*) ${left})`,
      })
      .where(and(inArray(tips.id, sql`(select value from json_each(${JSON.stringify(ids)}))`), isLess, condition)),
  ];
}

function isOwn(settings: Settings, userId: string, rated: RatedTips): SQL {
  const marks = rated.map(({ id, slug }) => [id, tipRatingMark(settings, slug, userId)]);
  return sql`(${tipRatings.tipId}, ${tipRatings.mark}) in (select value ->> 0, value ->> 1
    from json_each(${JSON.stringify(marks)}))`;
}
