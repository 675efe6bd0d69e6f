import { gt, isNull, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import { type Database, inOneMoment } from "#drizzle/client.ts";
import { auditSeals } from "#drizzle/schema/operations.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { type AuditPlace, LINES_AT_ONCE, sealOf, selectPlaces } from "./audit-line.ts";
import type { SealHead } from "./seal-audit.ts";

/** How far the clocks of Worker and database may lie apart. */
const CLOCKS_APART_MS = 5 * MINUTE_MS;

/**
 * What is wrong with a place: its line was changed, is missing or was inserted later than it says, or its seal is not the one
 * that was made.
 */
type AuditBreak = "changed" | "missing" | "inserted" | "seal";

export interface AuditCheck {
  /** Lines with a seal that is right, up to the first that is not. */
  sealed: number;
  /** Lines that wait for the scheduler. */
  waiting: number;
  head: SealHead | null;
  /** The first that is wrong; null where the log is whole. `position` is null for a line that has no place. */
  broken: { kind: AuditBreak; position: number | null; auditId: string | null } | null;
}

interface Reading extends AuditCheck {
  /** Places read so far. */
  read: number;
  /** When earlier lines were sealed, each time once, the newest last. */
  sealTimes: number[];
}

/**
 * Computes the chain of the audit log again and finds the first place that does not fit: for `npm run audit:check`. The tables
 * are read in pages, in the order in which the lines were written, all as they were at one moment, since lines come and are sealed
 * meanwhile.
 * @param noted a newest seal that was noted elsewhere: it must still be there
 */
export function checkAudit(db: Database, noted: SealHead | null = null): Promise<AuditCheck> {
  return inOneMoment(db, (reader) => readChain(reader, noted));
}

async function readChain(db: Database, noted: SealHead | null): Promise<AuditCheck> {
  const reading: Reading = { sealed: 0, waiting: 0, head: null, broken: null, read: 0, sealTimes: [] };
  let ahead: AuditPlace | undefined;
  let isLast = false;
  while (!isLast && !reading.broken) {
    const page = await selectPlaces(db).where(gt(auditSeals.position, ahead?.position ?? 0));
    isLast = page.length < LINES_AT_ONCE;
    for (const place of page) {
      if (ahead && !reading.broken) take(reading, ahead, place, noted);
      ahead = place;
    }
  }
  if (ahead && !reading.broken) take(reading, ahead, undefined, noted);
  const { sealed, waiting, head, broken } = reading;
  return { sealed, waiting, head, broken: broken ?? (await brokenEnd(db, reading, noted)) };
}

/** Reads one place; the next one's seal tells which of line and seal was changed. */
function take(reading: Reading, place: AuditPlace, next: AuditPlace | undefined, noted: SealHead | null): void {
  const { position, auditId, hash, sealedAt } = place;
  reading.read += 1;
  const kind = breakOf(reading, place, next, noted);
  if (kind) {
    const isGap = position !== reading.read;
    reading.broken = { kind, position: isGap ? reading.read : position, auditId: isGap ? null : auditId };
  } else if (hash === null || sealedAt === null) {
    reading.waiting += 1;
  } else {
    reading.sealed += 1;
    reading.head = { position, hash };
    if (reading.sealTimes.at(-1) !== sealedAt) reading.sealTimes.push(sealedAt);
  }
}

function breakOf(
  reading: Reading,
  place: AuditPlace,
  next: AuditPlace | undefined,
  noted: SealHead | null,
): AuditBreak | null {
  const { position, hash, previousHash, line } = place;
  if (position !== reading.read) return "seal";
  if (line === null) return "missing";
  if (isLate(reading.sealTimes, place, line.createdAt)) return "inserted";
  if (hash === null) return null;
  if (reading.waiting > 0 || previousHash !== (reading.head?.hash ?? null)) return "seal";
  const right = sealOf(place, line);
  if (hash !== right) return next?.previousHash === right ? "seal" : "changed";
  return noted?.position === position && noted.hash !== hash ? "seal" : null;
}

/** A line says that it was written before others were sealed, and was not there when they were. */
function isLate(sealTimes: readonly number[], { placedAt, sealedAt }: AuditPlace, createdAt: number): boolean {
  if (placedAt === null) return false;
  const before = sealTimes.findLast((time) => time < placedAt && time !== sealedAt) ?? 0;
  return createdAt < before - CLOCKS_APART_MS;
}

/** What no place shows: a line that took none, and places that were cut off at the end. */
async function brokenEnd(db: Database, { read, head }: Reading, noted: SealHead | null): Promise<AuditCheck["broken"]> {
  const [[stray], [taken]] = await db.batch([
    db
      .select({ auditId: auditLog.id })
      .from(auditLog)
      .leftJoin(auditSeals, sql`${auditSeals.auditId} = ${auditLog.id}`)
      .where(isNull(auditSeals.position))
      .orderBy(sql`audit_log.rowid`)
      .limit(1),
    db.all<{ count: number }>(sql`select seq as count from sqlite_sequence where name = 'audit_seals'`),
  ]);
  if (stray) return { kind: "inserted", position: null, auditId: stray.auditId };
  const isCut = read < (taken?.count ?? 0) || (noted !== null && (head?.position ?? 0) < noted.position);
  return isCut ? { kind: "missing", position: read + 1, auditId: null } : null;
}
