import { and, inArray, isNull, lte, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { MESSAGE_FILE_PREFIX } from "./file-keys.ts";

const MOST_OBJECTS = 200;
/** An upload may still be on its way to its message, out of a phone without a network. */
const KEEP_MS = 2 * DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 53;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, forgets uploads that no message took and deletes files that no row names (security 19); returns how many. */
export async function sweepMessageFiles(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomeMessageFiles(ctx) : 0;
}

/** Looks at up to 200 objects, from a random conversation's on, as the sweep of companies' documents does. */
export async function sweepSomeMessageFiles(
  { db, env, now }: Sweeper,
  startAfter = `${MESSAGE_FILE_PREFIX}cnv_${nanoid(4)}`,
): Promise<number> {
  const objects = await listSome(env.FILES, { prefix: MESSAGE_FILE_PREFIX }, startAfter, MOST_OBJECTS);
  const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS).map(({ key }) => key);
  if (old.length === 0) return 0;
  const isForgotten = and(
    inArray(messageFiles.fileKey, old),
    isNull(messageFiles.messageId),
    lte(messageFiles.createdAt, now() - KEEP_MS),
  );
  const [, orphans] = await db.batch([
    db.delete(messageFiles).where(isForgotten),
    db
      .select({ key: sql<string>`value` })
      .from(sql`json_each(${JSON.stringify(old)})`)
      .where(sql`not exists (select 1 from ${messageFiles} where ${messageFiles.fileKey} = value)`),
  ]);
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
