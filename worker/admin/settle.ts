import { and, eq, ne } from "drizzle-orm";
import type { InboxState, Settle } from "#domain/admin/inbox.ts";
import { INBOX_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";

export const INBOX_TABLES = { contact_message: contactMessages, lead: leads, tip_submission: tipSubmissions } as const;

/**
 * Puts something of an inbox aside as done, or back; with its line of the audit log in one batch.
 * @throws AppError FORBIDDEN without the grant of the inbox; NOT_FOUND; CONFLICT with the state where somebody else was faster
 */
export async function settle(ctx: SignedInContext, input: Settle): Promise<{ status: InboxState }> {
  const { inbox, id, status } = input;
  expectGrant(ctx.caller.grants, INBOX_GRANTS[inbox]);
  const table = INBOX_TABLES[inbox];
  const before = status === "done" ? "new" : "done";
  const entry = auditEntry(ctx, {
    action: status === "done" ? "settle" : "reopen",
    entity: inbox,
    entityId: id,
    before: { status: before },
    after: { status },
    reason: null,
  });
  const isOpen = and(eq(table.id, id), ne(table.status, status));
  const {
    settled: { rowsAffected },
    kept: [kept],
  } = await batchOf(ctx, {
    entry: ctx.db.run(entry(rowExists(table, isOpen))),
    settled: ctx.db.update(table).set({ status, updatedAt: ctx.now() }).where(isOpen),
    kept: ctx.db.select({ status: table.status }).from(table).where(eq(table.id, id)),
  });
  if (!kept) throw new AppError("NOT_FOUND");
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: kept.status, action: status });
  return { status };
}
