import { and, eq, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "#domain/kernel/app-error.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

type Entry = Omit<Parameters<typeof auditEntry>[1], "reason">;

interface ChangedEntry {
  /** Holds while the entry is as the editor saw it. */
  isSeen: SQL;
  change: GuardedStatement;
  entry: Entry;
  rows?: GuardedStatement[];
}

/** Holds while an entry has the version that the editor saw. */
export function isSeen(table: SQLiteTable & Record<"id" | "version", SQLiteColumn>, id: string, version: number): SQL {
  return rowExists(table, and(eq(table.id, id), eq(table.version, version)));
}

/**
 * Changes an entry as the editor saw it: its line of the audit log where it is so still, and where that is written the entry
 * and its texts, in one batch.
 * @throws AppError CONFLICT where somebody else was faster; nothing was written then
 */
export async function changeEntry(ctx: SignedInContext, changed: ChangedEntry): Promise<void> {
  const { change, entry, rows = [] } = changed;
  const id = newId("aud");
  const line = row(auditLog, { id, actorId: ctx.caller.userId, ...entry, reason: null, createdAt: ctx.now() });
  const isDone = rowExists(auditLog, eq(auditLog.id, id));
  const { line: written } = await batchOf(ctx, {
    line: ctx.db.run(line(changed.isSeen)),
    rows: [change, ...rows].map((write) => ctx.db.run(write(isDone))),
  });
  if (written.rowsAffected === 0) throw new AppError("CONFLICT", { action: entry.action });
}

/**
 * Refuses an edit of what has changed since it was read.
 * @throws AppError CONFLICT with the version that is there
 */
export function refuseStale(there: { version: number }, version: number, action: string): void {
  if (there.version !== version) throw new AppError("CONFLICT", { action, version: there.version });
}
