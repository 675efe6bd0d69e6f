import { type SQL, sql } from "drizzle-orm";
import type { ContextKind } from "#domain/messaging/message-facts.ts";
import { conversations, messages } from "#drizzle/schema/messaging.ts";
import { LOOKED_THROUGH } from "#worker/messaging/conversation-parts.ts";
import { MOST_MATTERS } from "./most-matters.ts";

/** What a conversation has lately been about, by id: the newest cards of a kind, found by the index of cards. */
export function spokenOf(kind: ContextKind, id: string): SQL {
  return sql`(select card.context ->> '$.id' from ${messages} as card
    where card.conversation_id = ${id} and card.kind = 'context' and card.context ->> '$.kind' = ${kind}
      and card.seq > (select c.last_seq - ${LOOKED_THROUGH} from ${conversations} as c where c.id = ${id})
    order by card.seq desc limit ${MOST_MATTERS})`;
}
