import { and, eq, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { LOGO_PREFIX, logoPathOf } from "./logo-files.ts";

/** As many as R2 lists at once with their metadata. */
const MOST_OBJECTS = 100;
/** A decision may still be on its way, and pages of an hour ago may still show the old logo. */
const KEEP_MS = DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 27;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, deletes published logos that no company shows (security 19); returns how many. */
export async function sweepLogos(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomeLogos(ctx) : 0;
}

/** Looks at up to 100 objects from a random name on, and again from the first where the end is reached. */
export async function sweepSomeLogos({ db, env, now }: Sweeper, startAfter = LOGO_PREFIX + nanoid(4)): Promise<number> {
  const objects = await listSome(
    env.FILES,
    { prefix: LOGO_PREFIX, include: ["customMetadata"] },
    startAfter,
    MOST_OBJECTS,
  );
  const old = objects
    .filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS)
    .map(({ key, customMetadata }) => ({ key, path: logoPathOf(key), id: customMetadata?.supplierId ?? "" }));
  if (old.length === 0) return 0;
  const owner = and(eq(suppliers.id, sql`value ->> 'id'`), eq(suppliers.logoPath, sql`value ->> 'path'`));
  const orphans = await db.all<{ key: string }>(
    sql`select value ->> 'key' as key from json_each(${JSON.stringify(old)})
      where not exists (select 1 from ${suppliers} where ${owner})`,
  );
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
