import { type SQL, sql } from "drizzle-orm";
import type { Audited } from "#domain/admin/read-audit.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { idBySql } from "./notify-accounts.ts";

interface AuditEntry {
  action: string;
  entity: Audited;
  entityId: string | SQL;
  before: Record<string, unknown> | SQL;
  after: Record<string, unknown>;
  reason: string | null;
}

/** Who acts where nobody is signed in: whoever runs the site, by a command. */
export const BY_COMMAND = "command-line";

/** The line of the audit log on something that a command of whoever runs the site does to an account, for the batch that does it. */
export function commandEntry(
  { now }: Pick<SignedInContext, "now">,
  entry: Pick<AuditEntry, "action" | "entityId" | "before" | "after">,
): GuardedStatement {
  const line = { id: newId("aud"), actorId: BY_COMMAND, entity: "user" as const, ...entry, reason: null };
  return row(auditLog, { ...line, createdAt: now() });
}

/** The line of the audit log on something that an admin does, for the batch that does it. */
export function auditEntry(ctx: SignedInContext, entry: AuditEntry): GuardedStatement {
  return row(auditLog, { id: newId("aud"), actorId: ctx.caller.userId, ...entry, createdAt: ctx.now() });
}

/**
 * The lines on all that a statement chooses by `id`, for the batch that moves them: before the move, so that what is chosen here
 * is what changes then.
 */
export function auditEach(
  { caller, now }: SignedInContext,
  {
    action,
    entity,
    before,
    after,
  }: Pick<AuditEntry, "action" | "entity" | "after"> & { before: Record<string, unknown> },
  chosen: SQL,
): SQL {
  const line = { id: idBySql("aud"), actorId: caller.userId, action, entity, entityId: sql`chosen.id`, before, after };
  return insertEach(auditLog, { ...line, createdAt: now() }, sql`(${chosen}) as chosen`, sql`true`);
}
