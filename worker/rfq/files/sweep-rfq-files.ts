import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { GUEST_UPLOADER, RFQ_FILE_PREFIX } from "./file-keys.ts";

const MOST_OBJECTS = 200;
/** An upload may still be on its way to its request. */
const KEEP_MS = DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 41;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, forgets uploads that no request took and deletes files that no row names (security 19); returns how many. */
export async function sweepRfqFiles(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomeRfqFiles(ctx) : 0;
}

/** Looks at up to 200 objects, from a random account's or guest's on, as the sweep of companies' documents does. */
export async function sweepSomeRfqFiles(
  { db, env, now }: Sweeper,
  startAfter = `${RFQ_FILE_PREFIX}${Math.random() < 0.5 ? "usr_" : `${GUEST_UPLOADER}/`}${nanoid(4)}`,
): Promise<number> {
  const objects = await listSome(env.FILES, { prefix: RFQ_FILE_PREFIX }, startAfter, MOST_OBJECTS);
  const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS).map(({ key }) => key);
  if (old.length === 0) return 0;
  const isForgotten = and(
    inArray(rfqFiles.fileKey, old),
    isNull(rfqFiles.rfqId),
    lte(rfqFiles.createdAt, now() - KEEP_MS),
  );
  const [, orphans] = await db.batch([
    db.delete(rfqFiles).where(isForgotten),
    db
      .select({ key: sql<string>`value` })
      .from(sql`json_each(${JSON.stringify(old)})`)
      .where(sql`not exists (select 1 from ${rfqFiles} where ${rfqFiles.fileKey} = value)`),
  ]);
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
