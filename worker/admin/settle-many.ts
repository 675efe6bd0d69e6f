import { and, eq, inArray, sql } from "drizzle-orm";
import type { SettleMany } from "#domain/admin/inbox.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { idBySql } from "#worker/platform/tell-accounts.ts";
import { INBOX_TABLES } from "./settle.ts";

/**
 * Puts what an operator saw on a page of an inbox aside as done, each with its line of the audit log; what somebody else
 * has put aside meanwhile stays as it is. One batch and one database call.
 * @returns how many it were
 */
export async function settleMany(ctx: SignedInContext, { inbox, ids }: SettleMany): Promise<{ count: number }> {
  const { db, caller, now } = ctx;
  const table = INBOX_TABLES[inbox];
  const isNew = and(inArray(table.id, ids), eq(table.status, "new"));
  const [, { rowsAffected }] = await db.batch([
    db.run(sql`insert into ${auditLog}
        (id, actor_id, action, entity, entity_id, before, after, reason, created_at)
      select ${idBySql("aud")}, ${caller.userId}, 'settle', ${inbox}, ${table.id}, '{"status":"new"}',
        '{"status":"done"}', null, ${now()} from ${table} where ${isNew}`),
    db.update(table).set({ status: "done", updatedAt: now() }).where(isNew),
  ]);
  return { count: rowsAffected };
}
