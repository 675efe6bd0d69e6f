import type { PageArea } from "#domain/kernel/page-areas.ts";
import { pageVersions } from "#drizzle/schema/page-versions.ts";
import type { Context } from "#worker/platform/context.ts";
import { describeFault } from "#worker/platform/errors.ts";
import { edgeCache } from "./edge-cache.ts";

/** The word of each area (drizzle/schema/page-versions.ts). */
export type PageVersions = Readonly<Record<PageArea, string>>;

/** What a data centre knows of the versions. */
interface Known {
  /** Null where something was written here before they were ever read. */
  versions: PageVersions | null;
  /** When the read began that gave them; 0 after a write, until they are read again. */
  readAt: number;
  /** When something was written here last. */
  writtenAt: number;
}

/** This isolate asks its data centre again after so long. */
const REMEMBERED_MS = 1000;
/** Older versions are read again, after the response as long as they may be gone by. */
const READ_AGAIN_MS = 2000;
/** How old a version may be that a page is answered by: a change elsewhere in the world is seen after so long at the latest. */
const TRUSTED_MS = 60_000;
/** While the database does not answer, what was known last serves for so long. */
export const LAST_RESORT_SECONDS = 3600;

/** What this isolate learned last, so that a busy page asks one thing of the data centre and not two. */
let remembered: { origin: string; at: number; known: Known } | undefined;
/** When this isolate began its last read behind an answer, by site: tests have many in one isolate. */
let reading: { origin: string; since: number } | undefined;

type Asker = Pick<Context, "db" | "settings" | "origin" | "now" | "waitUntil" | "requestId">;

/**
 * The versions to answer a page by: the data centre's where they are young enough, else the database's. Locally, where scripts
 * write beside the Worker, none is trusted for longer than two seconds.
 * @returns null where nobody can say
 */
export async function presentVersions(ctx: Asker): Promise<PageVersions | null> {
  const known = await knownAt(ctx);
  const age = known ? ctx.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (known?.versions && age < READ_AGAIN_MS) return known.versions;
  if (known?.versions && age < (ctx.settings.isDevelopment ? READ_AGAIN_MS : TRUSTED_MS)) {
    readBehind(ctx);
    return known.versions;
  }
  try {
    return await readVersions(ctx);
  } catch (error) {
    tell(ctx, error);
    return known?.versions ?? null;
  }
}

/**
 * After a write: the next page of this data centre asks the database. Never fails, since what was written is written.
 * @param ctx of the write
 */
export async function forgetVersions(ctx: Pick<Context, "origin" | "now">): Promise<void> {
  const own = remembered?.origin === ctx.origin ? remembered.known.versions : null;
  // While the database does not answer, what the data centre knew still serves its pages.
  const before = (await keptAt(ctx.origin))?.versions ?? own;
  await keep(ctx, { versions: before, readAt: 0, writtenAt: ctx.now() });
}

async function knownAt({ origin, now }: Asker): Promise<Known | null> {
  if (remembered?.origin === origin && now() - remembered.at < REMEMBERED_MS) return remembered.known;
  const known = await keptAt(origin);
  if (known) remembered = { origin, at: now(), known };
  return known;
}

async function keptAt(origin: string): Promise<Known | null> {
  const answer = await edgeCache()
    .match(keyOf(origin))
    .catch(() => undefined);
  return answer ? ((await answer.json()) as Known) : null;
}

/** @throws what the database's client does */
async function readVersions(ctx: Asker): Promise<PageVersions> {
  const readAt = ctx.now();
  const rows = await ctx.db.select().from(pageVersions);
  const versionOf = (area: PageArea) => rows.find((row) => row.area === area)?.version;
  const [goods, content] = [versionOf("goods"), versionOf("content")];
  if (goods === undefined || content === undefined) throw new Error("an area has no version");
  const versions = { goods, content };
  const writtenAt = await lastWriteAt(ctx.origin);
  // What was written here since then may have come too late for the read.
  if (writtenAt < readAt) await keep(ctx, { versions, readAt, writtenAt });
  return versions;
}

/** When this isolate or another one of the data centre wrote last. */
async function lastWriteAt(origin: string): Promise<number> {
  const others = (await keptAt(origin))?.writtenAt ?? 0;
  // Looked at last: a write of this isolate may have ended meanwhile.
  const own = remembered?.origin === origin ? remembered.known.writtenAt : 0;
  return Math.max(own, others);
}

/** One read at a time, after the response. */
function readBehind(ctx: Asker): void {
  if (reading?.origin === ctx.origin && ctx.now() - reading.since < READ_AGAIN_MS) return;
  reading = { origin: ctx.origin, since: ctx.now() };
  ctx.waitUntil(readVersions(ctx).catch((error) => tell(ctx, error)));
}

async function keep({ origin, now }: Pick<Context, "origin" | "now">, known: Known): Promise<void> {
  remembered = { origin, at: now(), known };
  await put(origin, known);
  // A write that ended while this was put may have been put before it: it has the last word.
  if (remembered.origin === origin && remembered.known.writtenAt > known.writtenAt) await put(origin, remembered.known);
}

async function put(origin: string, known: Known): Promise<void> {
  const answer = Response.json(known, { headers: { "Cache-Control": `max-age=${LAST_RESORT_SECONDS}` } });
  await edgeCache()
    .put(keyOf(origin), answer)
    .catch(() => undefined);
}

/** Below a path that no page has: nobody gets it by asking for it. */
function keyOf(origin: string): string {
  return `${origin}/__kept/versions`;
}

function tell({ requestId }: Asker, error: unknown): void {
  console.warn(JSON.stringify({ at: "page-versions", requestId, error: describeFault(error) }));
}
