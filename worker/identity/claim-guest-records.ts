import { type SQL, sql } from "drizzle-orm";
import { leads } from "#drizzle/schema/content.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/trpc/context.ts";

/**
 * Statements for the batch that proves a mailbox: what was sent from its address without an account joins the account.
 * Addresses are stored in lower case on both sides. The plus keeps SQLite from walking the index of everybody's guest
 * records instead of that of one address.
 */
export function claimGuestRecords(
  ctx: Context,
  account: { userId: string | SQL; email: string | SQL },
  condition: SQL,
) {
  const { userId, email } = account;
  return [
    ctx.db.run(sql`update ${rfqs} set buyer_id = ${userId}, updated_at = ${ctx.now()}
      where ${rfqs.email} = ${email} and +${rfqs.buyerId} is null and ${condition}`),
    ctx.db.run(sql`update ${leads} set user_id = ${userId}, updated_at = ${ctx.now()}
      where ${leads.email} = ${email} and +${leads.userId} is null and ${condition}`),
  ] as const;
}
