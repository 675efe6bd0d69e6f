import { and, desc, eq, gt, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { readPhone } from "#domain/kernel/phone.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations, messages } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { conversationRow, selectConversation } from "./conversation-rows.ts";
import { isMine, me } from "./member-sql.ts";
import { contextFor } from "./message-columns.ts";

const MOST_CONTEXTS = 5;
/** Cards are looked for among so many last messages: what a conversation costs does not grow with it. */
export const LOOKED_THROUGH = 1000;

/** The statements of an open conversation, but for its matter; read by {@link conversationOf}. */
export function selectParts(ctx: SignedInContext, id: string) {
  return { conversation: selectConversation(ctx, id), reach: selectPhone(ctx, id), cards: selectCards(ctx, id) };
}

type ResultOf<Query> = Query extends PromiseLike<infer Result> ? Result : never;
type Parts = { [Name in keyof ReturnType<typeof selectParts>]: ResultOf<ReturnType<typeof selectParts>[Name]> };

/**
 * A conversation with what its screen shows besides the messages: what it has been about lately, and the number of the other
 * side once the two trade, by an order or a quote that was sent: a company owner's, or the one that the buyer gave there.
 * @throws AppError NOT_FOUND for another's and a missing one alike
 */
export function conversationOf({ conversation: [row], reach: [reach], cards }: Parts, locale: Locale) {
  if (!row) throw new AppError("NOT_FOUND");
  const shown = conversationRow(row, locale);
  const phone = shown.blocked || shown.closed ? null : readPhone(reach?.phone ?? "");
  const contexts = cards.flatMap(({ context }) => contextFor(row.side, context) ?? []);
  const distinct = contexts.filter(({ path }, place) => contexts.findIndex((one) => one.path === path) === place);
  return {
    ...shown,
    whatsapp: phone?.slice(1) ?? null,
    phone,
    contexts: distinct.slice(0, MOST_CONTEXTS),
  };
}

function selectPhone({ db, caller }: SignedInContext, id: string) {
  const isTrading = sql`(exists (select 1 from ${orders} where ${orders.buyerId} = ${conversations.buyerId}
      and ${orders.supplierId} = ${conversations.supplierId})
    or exists (select 1 from ${quotes} where ${quotes.buyerId} = ${conversations.buyerId}
      and ${quotes.supplierId} = ${conversations.supplierId} and ${quotes.sentAt} is not null))`;
  const ofCompany = sql`(select ${users.phone} from ${users} where ${users.id} = ${suppliers.ownerId} and ${isTrading})`;
  const ofBuyer = sql`coalesce(
    (select ${orders.buyer} ->> '$.phone' from ${orders} where ${orders.buyerId} = ${conversations.buyerId}
      and ${orders.supplierId} = ${conversations.supplierId} order by ${orders.createdAt} desc limit 1),
    (select ${rfqs.phone} from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
      where ${quotes.buyerId} = ${conversations.buyerId} and ${quotes.supplierId} = ${conversations.supplierId}
        and ${quotes.sentAt} is not null limit 1))`;
  return db
    .select({ phone: sql<string | null>`iif(${me.side} = 'buyer', ${ofCompany}, ${ofBuyer})` })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .where(and(eq(me.conversationId, id), isMine(caller.userId)));
}

function selectCards({ db }: SignedInContext, id: string) {
  const { seq } = messages;
  const from = sql`(select ${conversations.lastSeq} - ${LOOKED_THROUGH} from ${conversations} where ${conversations.id} = ${id})`;
  return db
    .select({ context: messages.context, at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, id), gt(seq, from), eq(messages.kind, "context")))
    .orderBy(desc(seq))
    .limit(4 * MOST_CONTEXTS);
}
