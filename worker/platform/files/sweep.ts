import { inArray, isNull, lte, sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { wholePath } from "#domain/catalogue/picture-path.ts";
import type { Context } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { FILE_KINDS, type FileKind, publicPath } from "./kinds.ts";

/** As many as R2 lists at once with their metadata. */
const MOST_WITH_METADATA = 100;
/** A hundred pictures of products with their smaller sizes. */
const MOST_OBJECTS = 400;
const MOST_LISTS = 5;

type Sweeper = Pick<Context, "db" | "env" | "now">;

/**
 * Deletes files of a kind that nothing names, and forgets the rows of those that nothing took (security 19): of some
 * objects, in at most six calls of the bucket and one of the database. Names are random: beginning at a random one, and
 * again at the first where the end is reached, sees all of a small bucket at once and all of a large one in time, with
 * nothing to remember.
 * @returns how many files it deleted
 */
export async function sweepFiles(
  name: FileKind,
  { db, env, now }: Sweeper,
  startAfter = randomPlace(name),
): Promise<number> {
  const kind = FILE_KINDS[name];
  const before = now() - kind.keepMs;
  const old = (await listSome(env.FILES, name, startAfter))
    .filter(({ uploaded }) => uploaded.getTime() <= before)
    .map(({ key, customMetadata = {} }) => ({
      key,
      path: wholePath(publicPath(key)),
      owner: customMetadata.userId ?? customMetadata.supplierId ?? "",
    }));
  if (old.length === 0) return 0;
  const asked = JSON.stringify(old);
  const keys = old.map(({ key }) => key);
  const { orphans } = await batchOf(
    { db },
    {
      forgotten: "waiting" in kind && kind.waiting ? [db.run(forgetWaiting(kind.waiting, keys, before))] : [],
      orphans: db.all<{ key: string }>(
        sql`select value ->> 'key' as key from json_each(${asked}) where not (${kind.isNamed(asked)})`,
      ),
    },
  );
  if (orphans.length > 0) await env.FILES.delete(orphans.map(({ key }) => key));
  return orphans.length;
}

type Waiting = NonNullable<(typeof FILE_KINDS)["rfq"]["waiting"]>;

function forgetWaiting({ rows, takenBy }: Waiting, keys: string[], before: number) {
  const isOld = lte(rows.createdAt, before);
  return sql`delete from ${rows} where ${inArray(rows.fileKey, keys)} and ${isNull(takenBy)} and ${isOld}`;
}

function randomPlace(name: FileKind): string {
  const { prefix, starts = [] } = FILE_KINDS[name];
  return prefix + (starts[Math.floor(Math.random() * starts.length)] ?? "") + nanoid(4);
}

/** Some objects of a kind: those behind a place in the alphabet, and again from the first where the end is reached. */
async function listSome(bucket: R2Bucket, name: FileKind, startAfter: string): Promise<R2Object[]> {
  const kind = FILE_KINDS[name];
  const options: R2ListOptions =
    "name" in kind
      ? { prefix: kind.prefix, include: ["customMetadata"], limit: MOST_WITH_METADATA }
      : { prefix: kind.prefix, limit: MOST_OBJECTS / 2 };
  const listed: R2Object[] = [];
  let from = startAfter;
  let isAgain = false;
  for (let lists = 0; lists < MOST_LISTS && listed.length < MOST_OBJECTS; lists += 1) {
    const { objects, truncated } = await bucket.list(from === "" ? options : { ...options, startAfter: from });
    listed.push(...objects.filter(({ key }) => !isAgain || key <= startAfter));
    const last = objects.at(-1)?.key ?? "";
    if (truncated && !(isAgain && last > startAfter)) from = last;
    else if (isAgain) break;
    else [from, isAgain] = ["", true];
  }
  return listed;
}
