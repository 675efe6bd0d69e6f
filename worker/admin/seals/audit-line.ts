import { eq, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { auditSeals } from "#drizzle/schema/operations.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { sha256 } from "#worker/platform/secrets.ts";

/** As many lines as one statement reads. */
export const LINES_AT_ONCE = 200;

const columns = {
  position: auditSeals.position,
  auditId: auditSeals.auditId,
  placedAt: auditSeals.placedAt,
  previousHash: auditSeals.previousHash,
  hash: auditSeals.hash,
  sealedAt: auditSeals.sealedAt,
  line: {
    id: auditLog.id,
    actorId: auditLog.actorId,
    action: auditLog.action,
    entity: auditLog.entity,
    entityId: auditLog.entityId,
    // As they were stored: parsed and written again, their keys and numbers could read otherwise.
    before: sql<string>`${auditLog.before}`,
    after: sql<string>`${auditLog.after}`,
    reason: auditLog.reason,
    createdAt: auditLog.createdAt,
  },
};

/** Places of the log in their order, each with its line; where the line is gone, null in its place. */
export function selectPlaces(db: Database) {
  return db
    .select(columns)
    .from(auditSeals)
    .leftJoin(auditLog, eq(auditLog.id, auditSeals.auditId))
    .orderBy(auditSeals.position)
    .limit(LINES_AT_ONCE)
    .$dynamic();
}

/** A place of the log with its seal and its line. */
export type AuditPlace = Awaited<ReturnType<typeof selectPlaces>>[number];

/** What a seal is made of besides the line itself. */
export type Sealing = Pick<AuditPlace, "position" | "placedAt" | "previousHash" | "sealedAt">;

/**
 * The seal of a line: SHA-256, in hex, over the JSON of place, times, the seal before and all that the line holds, in a fixed
 * order. A list of texts and numbers has one JSON alone, so no two lines are the same bytes.
 */
export function sealOf(
  { position, placedAt, previousHash, sealedAt }: Sealing,
  { id, actorId, action, entity, entityId, before, after, reason, createdAt }: NonNullable<AuditPlace["line"]>,
): string {
  const line = [id, actorId, action, entity, entityId, before, after, reason, createdAt];
  return sha256(JSON.stringify([position, placedAt, previousHash, sealedAt, ...line]));
}
