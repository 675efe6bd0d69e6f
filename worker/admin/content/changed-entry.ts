import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "#domain/kernel/app-error.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

type Entry = Omit<Parameters<typeof auditEntry>[1], "reason">;

interface ChangedEntry {
  /** The conditional change of the entry itself; it decides whether the rest is written. */
  change: BatchItem<"sqlite">;
  entry: Entry;
  rows?: InsertedRow[];
}

/**
 * Changes an entry as the editor saw it, its line of the audit log and its texts, in one batch.
 * @throws AppError CONFLICT where somebody else was faster; nothing was written then
 */
export async function changeEntry(ctx: SignedInContext, { change, entry, rows = [] }: ChangedEntry): Promise<void> {
  const id = newId("aud");
  const line = row(auditLog, { id, actorId: ctx.caller.userId, ...entry, reason: null, createdAt: ctx.now() });
  const isDone: SQL = sql`exists (select 1 from ${auditLog} where ${auditLog.id} = ${id})`;
  const { written } = await batchOf(ctx, {
    change,
    line: ctx.db.run(line(sql`changes() > 0`)),
    written: ctx.db.select({ id: auditLog.id }).from(auditLog).where(sql`${auditLog.id} = ${id}`),
    rows: rows.map((insert) => ctx.db.run(insert(isDone))),
  });
  if (written.length === 0) throw new AppError("CONFLICT", { action: entry.action });
}

/**
 * Refuses an edit of what has changed since it was read.
 * @throws AppError CONFLICT with the version that is there
 */
export function refuseStale(there: { version: number }, version: number, action: string): void {
  if (there.version !== version) throw new AppError("CONFLICT", { action, version: there.version });
}
