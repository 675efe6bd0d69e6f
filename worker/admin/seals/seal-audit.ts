import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { auditSeals } from "#drizzle/schema/operations.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { type AuditPlace, sealOf, selectPlaces } from "./audit-line.ts";

/** Of one tick: a backlog leaves room for the other jobs and goes on with the next minute. */
const MOST_ROUNDS = 20;

/** The newest seal: what is noted elsewhere, so that a chain that was made again whole is told from it. */
export interface SealHead {
  position: number;
  hash: string;
}

/**
 * Seals the lines of the audit log that have no seal yet, in the order in which they were written: for the scheduler. Of two
 * ticks that run at once one seals a line, and the other's seals fall away. Places whose line is gone are passed over, however
 * many, and told. The newest seal goes to the log, which lies outside the database.
 * @returns how many lines were sealed
 */
export async function sealAudit({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const sealedAt = now();
  const [[head], [last], [lost]] = await db.batch([
    selectHead(db),
    db
      .select({ position: auditSeals.position })
      .from(auditSeals)
      .where(gt(auditSeals.position, 0))
      .orderBy(desc(auditSeals.position))
      .limit(1),
    selectLost(db),
  ]);
  const end = last?.position ?? 0;
  let newest: SealHead = { position: head?.position ?? 0, hash: head?.hash ?? "" };
  // Those before the newest seal were told when it was made.
  if (lost?.last && lost.last > newest.position) console.error(JSON.stringify({ at: "audit-lost", ...lost }));
  let sealed = 0;
  for (let round = 0; round < MOST_ROUNDS && newest.position < end; round += 1) {
    const [hashes, count] = await sealNext(db, { newest, end, sealedAt });
    if (!hashes) break;
    newest = hashes;
    sealed += count;
  }
  if (sealed > 0) console.info(JSON.stringify({ at: "audit", sealed, ...newest }));
  return sealed;
}

function selectHead(db: Database) {
  return db
    .select({ position: auditSeals.position, hash: auditSeals.hash })
    .from(auditSeals)
    .where(and(gt(auditSeals.position, 0), isNotNull(auditSeals.hash)))
    .orderBy(desc(auditSeals.position))
    .limit(1);
}

/** The places without a seal whose line is gone: how many, the first and the last. */
function selectLost(db: Database) {
  return db
    .select({
      count: sql<number>`count(*)`,
      first: sql<number | null>`min(${auditSeals.position})`,
      last: sql<number | null>`max(${auditSeals.position})`,
    })
    .from(auditSeals)
    .leftJoin(auditLog, eq(auditLog.id, auditSeals.auditId))
    .where(and(gt(auditSeals.position, 0), isNull(auditSeals.hash), isNull(auditLog.id)));
}

interface Round {
  newest: SealHead;
  end: number;
  sealedAt: number;
}

/**
 * Seals the next lines up to a place; null where none are left or another tick was there first. A place whose line is gone gets
 * no seal, and the check names it.
 */
async function sealNext(db: Database, { newest, end, sealedAt }: Round): Promise<[SealHead | null, number]> {
  const isNext = and(isNull(auditSeals.hash), gt(auditSeals.position, newest.position), lte(auditSeals.position, end));
  const places = await selectPlaces(db).where(and(isNext, isNotNull(auditLog.id)));
  const seals = chainOf(places, newest, sealedAt);
  const [first, ...others] = seals.map((seal) => writeSeal(db, seal));
  const last = seals.at(-1);
  if (!first || !last) return [null, 0];
  const results = await db.batch([first, ...others]);
  const count = results.filter(({ rowsAffected }) => rowsAffected === 1).length;
  return [count === seals.length ? { position: last.position, hash: last.hash } : null, count];
}

interface Seal extends SealHead {
  previousHash: string | null;
  sealedAt: number;
}

/** The seals of places in a row. */
function chainOf(places: readonly AuditPlace[], { hash }: SealHead, sealedAt: number): Seal[] {
  let previousHash = hash || null;
  return places.flatMap(({ position, placedAt, line }) => {
    if (line === null) return [];
    const seal = {
      position,
      previousHash,
      sealedAt,
      hash: sealOf({ position, placedAt, previousHash, sealedAt }, line),
    };
    previousHash = seal.hash;
    return [seal];
  });
}

function writeSeal(db: Database, { position, ...seal }: Seal) {
  const before = sql`(select b.hash from ${auditSeals} as b where b.position < ${position} and b.hash is not null
    order by b.position desc limit 1)`;
  return db
    .update(auditSeals)
    .set(seal)
    .where(and(eq(auditSeals.position, position), isNull(auditSeals.hash), sql`${before} is ${seal.previousHash}`));
}
