import { and, eq, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { AVATAR_PREFIX, avatarPathOf } from "./avatar-files.ts";

/** As many as R2 lists at once with their metadata. */
const MOST_OBJECTS = 100;
/** An upload may still be on its way to its account, and pages of an hour ago may still show the old picture. */
const KEEP_MS = DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 17;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, deletes pictures that no account points to (security 19); returns how many. */
export async function sweepAvatars(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSome(ctx) : 0;
}

/**
 * Looks at up to 100 objects, in at most three calls of the bucket and one of the database. Names are random: beginning
 * at a random one, and again at the first where the end is reached, sees all of a small bucket at once and all of a large
 * one in time, with nothing to remember.
 */
export async function sweepSome({ db, env, now }: Sweeper, startAfter = AVATAR_PREFIX + nanoid(4)): Promise<number> {
  const objects = await listSome(
    env.FILES,
    { prefix: AVATAR_PREFIX, include: ["customMetadata"] },
    startAfter,
    MOST_OBJECTS,
  );
  const old = objects
    .filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS)
    .map(({ key, customMetadata }) => ({ key, path: avatarPathOf(key), userId: customMetadata?.userId ?? "" }));
  if (old.length === 0) return 0;
  const owner = and(eq(users.id, sql`value ->> 'userId'`), eq(users.avatarPath, sql`value ->> 'path'`));
  const orphans = await db.all<{ key: string }>(
    sql`select value ->> 'key' as key from json_each(${JSON.stringify(old)})
      where not exists (select 1 from ${users} where ${owner})`,
  );
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
