import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ReadConversation } from "#domain/messaging/conversation.ts";
import type { ContextKind, Side } from "#domain/messaging/message-facts.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { badgeOf } from "#worker/suppliers/badge-sql.ts";
import { isBetween, isMine, me } from "../member-sql.ts";

/** Of each kind; the lists of one's orders and quotes hold the others. */
const MOST_DEALS = 5;

/** A piece of business of the two sides: what all call it, where it is read, and when it began. */
interface Deal {
  kind: ContextKind;
  reference: string;
  path: string;
  at: number;
}

/** Where somebody is: ISO 3166-1 alpha-2, and a city as it was written. */
interface Place {
  country: string;
  city: string;
}

/**
 * What a side of a conversation may know of the other: the public facts of a company, or the place that a buyer gave with an
 * order; and the orders, quotes and requests between the two, the newest five of each. One database call besides the
 * session's.
 * @throws AppError NOT_FOUND for another's and a missing one alike
 */
export async function readInfo(ctx: SignedInContext, input: ReadConversation) {
  const { id } = input;
  const [[row], ordered, quoted] = await ctx.db.batch([
    selectFacts(ctx, input),
    ctx.db
      .select({ reference: orders.reference, at: orders.createdAt })
      .from(orders)
      .where(isBetween(ctx, id, orders))
      .orderBy(desc(orders.createdAt))
      .limit(MOST_DEALS),
    ctx.db
      .select({
        ...{ id: quotes.id, reference: quotes.reference, at: sql<number>`${quotes.sentAt}` },
        ...{ rfq: rfqs.reference, asked: rfqs.createdAt, invitationId: quotes.invitationId },
      })
      .from(quotes)
      .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
      .where(and(isBetween(ctx, id, quotes), isNotNull(quotes.sentAt)))
      .orderBy(desc(quotes.sentAt))
      .limit(MOST_DEALS),
  ]);
  if (!row) throw new AppError("NOT_FOUND");
  const { side, since, isPublic, buyer, ...company } = row;
  return {
    since,
    company: side === "buyer" && isPublic ? company : null,
    /** Of a company whose page is gone and of a buyer without an order nothing is said. */
    place: side === "buyer" ? (isPublic ? placeOf(company) : null) : buyer,
    deals: dealsOf(side, ordered, quoted),
  };
}

function placeOf({ country, city }: Place): Place {
  return { country, city };
}

interface QuoteRow {
  id: string;
  reference: string;
  at: number;
  rfq: string;
  asked: number;
  invitationId: string;
}

/** The newest first; a request that was quoted twice stands once. */
function dealsOf(side: Side, ordered: readonly { reference: string; at: number }[], quoted: readonly QuoteRow[]) {
  const found: Deal[] = [
    ...ordered.map(({ reference, at }) => ({ kind: "order" as const, reference, path: `/orders/${reference}`, at })),
    ...quoted.map(({ id, reference, at }) => ({ kind: "quote" as const, reference, path: `/quotes/${id}`, at })),
    ...quoted.map(({ rfq, asked, invitationId }) => ({
      kind: "rfq" as const,
      reference: rfq,
      path: side === "buyer" ? `/rfqs/${rfq}` : `/inbox/${invitationId}`,
      at: asked,
    })),
  ];
  const distinct = found.filter(({ path }, place) => found.findIndex((one) => one.path === path) === place);
  return distinct.sort((one, other) => other.at - one.at);
}

function selectFacts({ db, caller, now }: SignedInContext, { id, locale }: ReadConversation) {
  const ownCity = sql`(select nullif(${supplierTranslations.city}, '') from ${supplierTranslations}
    where ${supplierTranslations.supplierId} = ${suppliers.id} and ${supplierTranslations.locale} = ${locale})`;
  const buyer = sql`(select json_object('country', ${orders.buyer} ->> '$.country', 'city', ${orders.buyer} ->> '$.city')
    from ${orders} where ${orders.buyerId} = ${conversations.buyerId} and ${orders.supplierId} = ${conversations.supplierId}
    order by ${orders.createdAt} desc limit 1)`;
  return db
    .select({
      side: me.side,
      since: conversations.createdAt,
      isPublic: sql`${suppliers.status} = 'approved'`.mapWith(Boolean),
      country: suppliers.country,
      city: sql<string>`coalesce(nullif(${ownCity}, ''), ${suppliers.city})`,
      isVerified: badgeOf(now()).mapWith(Boolean),
      ratingAverage: suppliers.ratingAverage,
      ratingCount: suppliers.ratingCount,
      productsCount: suppliers.productsCount,
      buyer: buyer.mapWith((json: string): Place => JSON.parse(json)),
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .where(and(eq(me.conversationId, id), isMine(caller.userId)));
}
