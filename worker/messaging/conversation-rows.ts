import { and, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import { nameFor, type Shown } from "#domain/kernel/names.ts";
import type { MessageKind } from "#domain/messaging/message-facts.ts";
import {
  conversations,
  messageFiles,
  messages,
  type StoredContext,
  type StoredPhrase,
} from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { IS_CLOSED, IS_OTHER, isMine, me, other, peer } from "./member-sql.ts";
import { contextFor } from "./message-columns.ts";
import { marksOf } from "./other-marks.ts";

const LONGEST_PREVIEW = 160;

/** The last message of a conversation in a list. */
interface LastMessage {
  kind: MessageKind;
  content: string;
  phrase: StoredPhrase | null;
  context: StoredContext | null;
  files: number;
  mine: boolean;
  at: number;
}

const last = sql`(select json_object('kind', ${messages.kind}, 'content', substr(${messages.content}, 1, ${LONGEST_PREVIEW}),
    'phrase', json(${messages.phrase}), 'context', json(${messages.context}),
    'files', (select count(*) from ${messageFiles} where ${messageFiles.messageId} = ${messages.id}),
    'mine', json(iif(${messages.side} = ${me.side}, 'true', 'false')), 'at', ${messages.createdAt})
  from ${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.seq} = ${conversations.lastSeq})`;

/** The company that the buyer named where the two sides have an order or a quote between them. */
export const buyerCompany = sql<string | null>`coalesce(
  (select ${orders.buyer} ->> '$.companyName' from ${orders} where ${orders.buyerId} = ${conversations.buyerId}
    and ${orders.supplierId} = ${conversations.supplierId} order by ${orders.createdAt} desc limit 1),
  (select ${rfqs.companyName} from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
    where ${quotes.buyerId} = ${conversations.buyerId} and ${quotes.supplierId} = ${conversations.supplierId}
      and ${quotes.sentAt} is not null limit 1))`;

/** What the other side is called by and looks like; read by {@link otherOf}. */
export const otherColumns = {
  side: me.side,
  names: namesOf(),
  slug: suppliers.slug,
  logoPath: suppliers.logoPath,
  buyerCompany,
  peerName: sql<string | null>`${peer.name}`,
  peerAvatar: sql<string | null>`${peer.avatarPath}`,
};

const columns = {
  ...otherColumns,
  id: conversations.id,
  lastSeq: conversations.lastSeq,
  lastAt: me.lastAt,
  unread: me.unread,
  readSeq: me.readSeq,
  otherReadSeq: sql<number>`ifnull(${other.readSeq}, 0)`,
  otherDeliveredSeq: sql<number>`ifnull(${other.deliveredSeq}, 0)`,
  blockedAt: me.blockedAt,
  otherBlockedAt: other.blockedAt,
  isClosed: sql<number>`${IS_CLOSED}`,
  last: last.mapWith((json: string): LastMessage => JSON.parse(json)),
};

/** The query of the caller's conversations in the shape of {@link conversationRow}. */
export function selectConversations({ db, caller }: SignedInContext) {
  return db
    .select(columns)
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .leftJoin(other, IS_OTHER)
    .leftJoin(peer, eq(peer.id, other.userId))
    .where(isMine(caller.userId))
    .$dynamic();
}

/** As {@link selectConversations}, of one. */
export function selectConversation(ctx: SignedInContext, id: string) {
  return selectConversations(ctx).where(and(isMine(ctx.caller.userId), eq(me.conversationId, id)));
}

type Selected = Awaited<ReturnType<typeof selectConversations>>[number];
type Other = Pick<Selected, keyof typeof otherColumns>;

/** The names of the other side that a search looks through: what the page shows, and a company's in the other languages. */
export function namesOfOther(row: Selected, locale: Locale): string[] {
  return [nameOfOther(row, locale).text, ...(row.side === "buyer" ? Object.values(row.names) : [])];
}

function nameOfOther({ side, names, peerName, buyerCompany }: Other, locale: Locale): Shown {
  if (side === "buyer") return nameFor(names, locale);
  return { text: (peerName && (buyerCompany || peerName)) || "", locale: null };
}

/** The other side of a conversation by the name that it trades under, in the page's language. */
export function otherOf(row: Other, locale: Locale) {
  const isBuyer = row.side === "buyer";
  const name = nameOfOther(row, locale);
  return {
    name: name.text,
    /** The language of a company's name; null of what people wrote. */
    nameLocale: name.locale,
    avatarPath: isBuyer ? row.logoPath : row.peerAvatar,
    supplierSlug: isBuyer ? row.slug : null,
  };
}

/** A conversation as its member sees it. */
export function conversationRow(row: Selected, locale: Locale) {
  return {
    id: row.id,
    side: row.side,
    other: otherOf(row, locale),
    last: row.last && { ...row.last, context: contextFor(row.side, row.last.context) },
    unread: row.unread,
    lastSeq: row.lastSeq,
    readSeq: row.readSeq,
    ...marksOf({ ...row, isBlocked: blockedBy(row) !== null }),
    blocked: blockedBy(row),
    closed: row.isClosed === 1,
  };
}
export type ConversationRow = ReturnType<typeof conversationRow>;

/** Who wants to hear no more; one's own wish comes first, since one can take it back. */
export function blockedBy(row: { blockedAt: number | null; otherBlockedAt: number | null }): "mine" | "theirs" | null {
  if (row.blockedAt !== null) return "mine";
  return row.otherBlockedAt === null ? null : "theirs";
}
