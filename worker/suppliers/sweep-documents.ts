import { eq, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { companyClaims } from "#drizzle/schema/claims.ts";
import { supplierDocuments } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { DOCUMENT_PREFIX } from "./document-files.ts";

const MOST_OBJECTS = 200;
/** An upload may still be on its way to its row. */
const KEEP_MS = DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 37;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, deletes companies' files that no row names (security 19); returns how many. */
export async function sweepDocuments(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomeDocuments(ctx) : 0;
}

/**
 * Looks at up to 200 objects. Ids of companies are random: beginning at a random one, and again at the first where the
 * end is reached, sees all of a small bucket at once and all of a large one in time, with nothing to remember.
 */
export async function sweepSomeDocuments(
  { db, env, now }: Sweeper,
  startAfter = `${DOCUMENT_PREFIX}sup_${nanoid(4)}`,
): Promise<number> {
  const objects = await listSome(env.FILES, { prefix: DOCUMENT_PREFIX }, startAfter, MOST_OBJECTS);
  const old = objects.filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS).map(({ key }) => key);
  if (old.length === 0) return 0;
  const orphans = await db.all<{ key: string }>(
    sql`select value as key from json_each(${JSON.stringify(old)})
      where not exists (select 1 from ${supplierDocuments} where ${eq(supplierDocuments.fileKey, sql`value`)})
        and not exists (select 1 from ${companyClaims} where ${eq(companyClaims.fileKey, sql`value`)})`,
  );
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}
