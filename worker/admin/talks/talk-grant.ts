import { type SQL, sql } from "drizzle-orm";
import { TALK_OPEN_MS } from "#domain/admin/open-conversation.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** The action of the audit log that opens a conversation to who wrote it. */
export const OPEN_ACTION = "open_conversation";

/**
 * Holds for a line of the audit log by which the caller opened a conversation within the last hour: what was written down is
 * what opens.
 * @param conversation an id, or the expression that names one
 */
export function isOpening({ caller, now }: SignedInContext, conversation: SQL): SQL {
  return sql`${auditLog.entity} = 'conversation' and ${auditLog.entityId} = ${conversation}
    and ${auditLog.actorId} = ${caller.userId} and ${auditLog.action} = ${OPEN_ACTION}
    and ${auditLog.createdAt} > ${now() - TALK_OPEN_MS}`;
}
