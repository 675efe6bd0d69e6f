import { and, eq, inArray, sql } from "drizzle-orm";
import type { SettleMany } from "#domain/admin/inbox.ts";
import { INBOX_GRANTS } from "#domain/identity/needed-grants.ts";
import { auditEach } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { INBOX_TABLES } from "./settle.ts";

/**
 * Puts what an operator saw on a page of an inbox aside as done, each with its line of the audit log; what somebody else
 * has put aside meanwhile stays as it is. One batch and one database call.
 * @returns how many it were
 * @throws AppError FORBIDDEN without the grant of the inbox
 */
export async function settleMany(ctx: SignedInContext, { inbox, ids }: SettleMany): Promise<{ count: number }> {
  const { db, now } = ctx;
  expectGrant(ctx.caller.grants, INBOX_GRANTS[inbox]);
  const table = INBOX_TABLES[inbox];
  const isNew = and(inArray(table.id, ids), eq(table.status, "new"));
  const settled = { action: "settle", entity: inbox, before: { status: "new" }, after: { status: "done" } } as const;
  const {
    settled: { rowsAffected },
  } = await batchOf(
    { db },
    {
      entries: db.run(auditEach(ctx, settled, sql`select ${table.id} from ${table} where ${isNew}`)),
      settled: db.update(table).set({ status: "done", updatedAt: now() }).where(isNew),
    },
  );
  return { count: rowsAffected };
}
