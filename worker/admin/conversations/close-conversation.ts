import { sql } from "drizzle-orm";
import type { CloseConversation } from "#domain/admin/open-conversation.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { CLOSE_ACTION, openingOf } from "./conversation-grant.ts";

/**
 * Ends the caller's look into a reported conversation before its hour is over: to read it again a reason has to be given again.
 * The line of the audit log is what ends it. One call besides the session's.
 * @throws AppError CONFLICT with the state "not_opened" for one that is not open to the caller, or is missing, alike
 */
export async function closeConversation(ctx: SignedInContext, { id }: CloseConversation): Promise<{ closed: true }> {
  const opening = openingOf(ctx, id);
  const entry = auditEntry(ctx, {
    action: CLOSE_ACTION,
    entity: "conversation",
    entityId: id,
    before: sql`json_object('opening', ${opening})`,
    after: {},
    reason: null,
  });
  const { rowsAffected } = await ctx.db.run(entry(sql`${opening} is not null`));
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: "not_opened", action: "close" });
  return { closed: true };
}
