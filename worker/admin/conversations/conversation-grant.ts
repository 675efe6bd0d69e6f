import { type SQL, sql } from "drizzle-orm";
import { CONVERSATION_OPEN_MS } from "#domain/admin/open-conversation.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/** The action of the audit log that opens a conversation to who wrote it. */
export const OPEN_ACTION = "open_conversation";
/** The action that ends such a look early; `before.opening` names the line that it ends. */
export const CLOSE_ACTION = "close_conversation";

/**
 * Holds for a line of the audit log by which the caller opened a conversation within the last hour and has not closed it
 * since: what was written down is what opens. There is one such line at most.
 * @param conversation an id, or the expression that names one
 */
export function isOpening({ caller, now }: SignedInContext, conversation: SQL): SQL {
  return sql`${auditLog.entity} = 'conversation' and ${auditLog.entityId} = ${conversation}
    and ${auditLog.actorId} = ${caller.userId} and ${auditLog.action} = ${OPEN_ACTION}
    and ${auditLog.createdAt} > ${now() - CONVERSATION_OPEN_MS}
    and not exists (select 1 from ${auditLog} as shut where shut.entity = 'conversation' and shut.entity_id = ${conversation}
      and shut.action = ${CLOSE_ACTION} and shut."before" ->> '$.opening' = ${auditLog.id})`;
}

/** The line by which the conversation is open to the caller now; null where it is not. */
export function openingOf(ctx: SignedInContext, id: string): SQL {
  return sql`(select ${auditLog.id} from ${auditLog} where ${isOpening(ctx, sql`${id}`)} limit 1)`;
}
