import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { StartConversation } from "#domain/messaging/conversation.ts";
import type { Side } from "#domain/messaging/message-facts.ts";
import { conversationMembers, conversations, messages } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { publishToConversation } from "#worker/platform/rooms.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { messageColumns } from "../message-columns.ts";
import { findTarget, type Target } from "./find-target.ts";

/** A card that was shown so many messages ago is worth showing again. */
const LOOKED_THROUGH = 1000;

interface Sides extends Target {
  buyerId: string;
  ownerId: string;
  mine: Side;
}

/**
 * Opens the conversation that a page leads to, or finds it, and says what it is about where that is something else than
 * before. A retry writes nothing more: the intent's key is the message's `client_id`. Three calls with the session's.
 * @throws AppError NOT_FOUND for what the caller may not start from and for what is missing; CONFLICT with the state
 *   "own_company", or "unreachable" where the other side has no account; RATE_LIMITED (60 an hour)
 */
export async function startConversation(ctx: SignedInContext, input: StartConversation): Promise<{ id: string }> {
  const { db, caller } = ctx;
  const sides = sidesOf(ctx, await findTarget(ctx, input.with));
  const counters = [accountCounter("messages.start", caller.userId)];
  const messageId = newId("msg");
  const isPair = sql`${conversations.buyerId} = ${sides.buyerId} and ${conversations.supplierId} = ${sides.supplierId}`;
  const isOfPair = sql`${conversationMembers.conversationId} = (select ${conversations.id} from ${conversations} where ${isPair})`;
  const isWritten = sql`exists (select 1 from ${messages} where ${messages.id} = ${messageId})`;
  const {
    found: [found],
    told: [told],
    counted,
  } = await batchOf(
    { db },
    {
      call: db.run(countCall(counters, ctx.now(), sql`true`)),
      conversation: db.run(openConversation(ctx, sides, withinLimits(counters))),
      members: db.run(addMembers(ctx, sides, isPair)),
      context: db.run(
        insertContext(ctx, sides, { messageId, clientId: input.idempotencyKey, isPair }, withinLimits(counters)),
      ),
      number: db
        .update(conversations)
        .set({ lastSeq: sql`${conversations.lastSeq} + 1`, updatedAt: ctx.now() })
        .where(and(isPair, isWritten)),
      // To who starts it the conversation shows at once, to the other side with the first word.
      shown: db
        .update(conversationMembers)
        .set({ lastAt: ctx.now() })
        .where(and(eq(conversationMembers.userId, caller.userId), isWritten, isOfPair)),
      found: db.select({ id: conversations.id }).from(conversations).where(isPair),
      told: db.select(messageColumns).from(messages).where(sql`${messages.id} = ${messageId}`),
      counted: readCounters(db, counters),
    },
  );
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  // The company was suspended since it was looked up.
  if (!found) throw new AppError("NOT_FOUND");
  // Without its card, which leads each side to a page of its own: whoever hears of it reads it.
  if (told) publishToConversation(ctx, found.id, { type: "message", message: { ...told, context: null } });
  return found;
}

function sidesOf({ caller }: SignedInContext, target: Target | undefined): Sides {
  if (!target) throw new AppError("NOT_FOUND");
  const { buyerId, ownerId } = target;
  if (!buyerId || !ownerId) throw new AppError("CONFLICT", { state: "unreachable", action: "start" });
  if (buyerId === ownerId) throw new AppError("CONFLICT", { state: "own_company", action: "start" });
  return { ...target, buyerId, ownerId, mine: buyerId === caller.userId ? "buyer" : "supplier" };
}

function openConversation(ctx: SignedInContext, { buyerId, supplierId, ownerId }: Sides, condition: SQL): SQL {
  const now = ctx.now();
  const opened = { id: newId("cnv"), buyerId, supplierId, lastSeq: 0, createdAt: now, updatedAt: now };
  const isOpen = sql`${suppliers.id} = ${supplierId} and ${suppliers.ownerId} = ${ownerId}
    and ${suppliers.status} = 'approved' and ${condition}`;
  return sql`${insertEach(conversations, opened, suppliers, isOpen)} on conflict do nothing`;
}

/** Also of a conversation that is there: its company may have changed hands. */
function addMembers({ now }: SignedInContext, { buyerId, ownerId, mine }: Sides, isPair: SQL): SQL {
  const side = (one: Side, userId: string) => sql`select ${userId} as user_id, ${one} as side,
    ${one === mine ? now() : 0} as last_at`;
  const sides = sql`${conversations} inner join
    (${side("buyer", buyerId)} union all ${side("supplier", ownerId)}) as m`;
  const member = {
    conversationId: sql`${conversations.id}`,
    userId: sql`m.user_id`,
    side: sql`m.side`,
    lastAt: sql`m.last_at`,
  };
  return sql`${insertEach(conversationMembers, member, sides, isPair)} on conflict do nothing`;
}

interface NewContext {
  messageId: string;
  clientId: string;
  isPair: SQL;
}

function insertContext(
  { caller, now }: SignedInContext,
  { context, mine }: Sides,
  { messageId, clientId, isPair }: NewContext,
  condition: SQL,
): SQL {
  const ofThis = sql`m.conversation_id = ${conversations.id}`;
  const shown = sql`(select m.context from ${messages} as m where ${ofThis} and m.kind = 'context'
    and m.seq > ${conversations.lastSeq} - ${LOOKED_THROUGH} order by m.seq desc limit 1)`;
  const card = {
    id: messageId,
    conversationId: sql`${conversations.id}`,
    seq: sql`${conversations.lastSeq} + 1`,
    senderId: caller.userId,
    side: mine,
    kind: "context" as const,
    content: "",
    ...{ clientId, context },
    createdAt: now(),
  };
  const isNews = sql`${isPair} and ${condition}
      and ifnull(${shown} ->> '$.path', '') <> ${context.path}
      and not exists (select 1 from ${messages} as m where ${ofThis} and m.sender_id = ${caller.userId}
        and m.client_id = ${clientId})
      and not exists (select 1 from ${conversationMembers} as b where b.conversation_id = ${conversations.id}
        and b.blocked_at is not null)`;
  return insertEach(messages, card, conversations, isNews);
}
