import type { SQL } from "drizzle-orm";
import type { Audited } from "#domain/admin/read-audit.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

interface AuditEntry {
  action: string;
  entity: Audited;
  entityId: string | SQL;
  before: Record<string, unknown> | SQL;
  after: Record<string, unknown>;
  reason: string | null;
}

/** The line of the audit log on something that an admin does, for the batch that does it. */
export function auditEntry(ctx: SignedInContext, entry: AuditEntry): InsertedRow {
  return row(auditLog, { id: newId("aud"), actorId: ctx.caller.userId, ...entry, createdAt: ctx.now() });
}
