import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { DAY_MS } from "#domain/kernel/time.ts";
import { productImages, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSome } from "#worker/platform/list-some.ts";
import { PRODUCT_PICTURE_PREFIX, productPicturePath } from "./picture-names.ts";

/** As many as R2 lists at once with their metadata. */
const MOST_OBJECTS = 100;
/** A form may stay open for days before it is saved; pages may show what was just replaced. */
const KEEP_MS = 7 * DAY_MS;
/** The clock ticks every minute; this minute of the hour is the sweep's. */
const MINUTE_OF_HOUR = 47;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/** Once an hour, deletes pictures that no product and no staged change shows (security 19); returns how many. */
export async function sweepProductPictures(ctx: Sweeper): Promise<number> {
  return new Date(ctx.now()).getUTCMinutes() === MINUTE_OF_HOUR ? sweepSomePictures(ctx) : 0;
}

/**
 * Looks at up to 100 objects from a random name on, and again from the first where the end is reached, with nothing to
 * remember. Whether a picture is shown is asked of the products of the company that uploaded it, which its index finds.
 */
export async function sweepSomePictures(
  { db, env, now }: Sweeper,
  startAfter = PRODUCT_PICTURE_PREFIX + nanoid(4),
): Promise<number> {
  const old = (
    await listSome(env.FILES, { prefix: PRODUCT_PICTURE_PREFIX, include: ["customMetadata"] }, startAfter, MOST_OBJECTS)
  )
    .filter(({ uploaded }) => uploaded.getTime() <= now() - KEEP_MS)
    .map(({ key, customMetadata }) => ({
      key,
      path: productPicturePath(key),
      supplierId: customMetadata?.supplierId ?? "",
    }));
  if (old.length === 0) return 0;
  const shown = await db.all<{ path: string }>(shownPictures(old));
  const kept = new Set(shown.map(({ path }) => path));
  const orphans = old.filter(({ path }) => !kept.has(path)).map(({ key }) => key);
  if (orphans.length > 0) await env.FILES.delete(orphans);
  return orphans.length;
}

/** One walk over the products of each company, however many of its pictures are asked for. */
function shownPictures(asked: { path: string; supplierId: string }[]) {
  const paths = sql`(select value ->> 'path' from json_each(${JSON.stringify(asked)}))`;
  const owners = sql`(select distinct value ->> 'supplierId' as id from json_each(${JSON.stringify(asked)}))`;
  return sql`select ${productImages.path} as path from ${owners} wanted
      cross join ${products} on ${products.supplierId} = wanted.id
      cross join ${productImages} on ${productImages.productNumber} = ${products.number}
      where ${productImages.path} in ${paths}
    union select picture.value ->> 'path' from ${owners} wanted
      cross join ${products} on ${products.supplierId} = wanted.id
      cross join ${productRevisions} on ${productRevisions.productNumber} = ${products.number}
        and ${productRevisions.status} = 'pending'
      cross join json_each(${productRevisions.content}, '$.pictures') picture
      where picture.value ->> 'path' in ${paths}`;
}
