import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { orderDocuments } from "#drizzle/schema/orders.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { ORDER_PREFIX } from "./file-keys.ts";

const MOST_OBJECTS = 200;
/** An upload may still be on its way to its row. */
const KEEP_MS = DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 47;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, deletes files of orders that no row names (security 19); returns how many. */
export async function sweepOrderDocuments(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomeOrderDocuments(ctx) : 0;
}

/** Looks at up to 200 objects, from a random order's on, as the sweep of companies' documents does. */
export async function sweepSomeOrderDocuments(
  { db, env, now }: Sweeper,
  startAfter = `${ORDER_PREFIX}ord_${nanoid(4)}`,
): Promise<number> {
  const objects = await listSome(env.FILES, { prefix: ORDER_PREFIX }, startAfter, MOST_OBJECTS);
  const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS).map(({ key }) => key);
  if (old.length === 0) return 0;
  const orphans = await db.all<{ key: string }>(
    sql`select value as key from json_each(${JSON.stringify(old)})
      where not exists (select 1 from ${orderDocuments} where ${orderDocuments.fileKey} = value)`,
  );
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
