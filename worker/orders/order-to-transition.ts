import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { OrderParty } from "#drizzle/schema/orders.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { accountCounter, type Counter } from "#worker/platform/rate-limits.ts";
import { actorIdOf, type BuyerContext, type GuestContext, ownsRfq } from "#worker/rfq/buyer.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

/** An account that is told of an order. */
interface Person {
  id: string;
  locale: Locale;
}

type OrderRow = typeof orders.$inferSelect;
type TransitionColumn =
  | "id"
  | "reference"
  | "status"
  | "version"
  | "supplierId"
  | "buyerId"
  | "payment"
  | "currency"
  | "totalAedMinor"
  | "locale"
  | "answerBy"
  | "deliveredAt"
  | "completedAt"
  | "disputedAt"
  | "escalatedAt"
  | "cancelAskedBy"
  | "cancelNote";

/** What has to be known of an order before it moves. */
export interface OrderToTransition extends Pick<OrderRow, TransitionColumn> {
  buyer: OrderParty;
  buyerAccount: Person | null;
  sellerAccount: Person | null;
  supplierNames: Partial<Record<Locale, string>>;
}

const buyers = alias(users, "buyers");
const sellers = alias(users, "sellers");

/** The query of orders in the form in which they move: one statement, each part found by its key. */
export function selectToTransition(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: orders.id,
      reference: orders.reference,
      status: orders.status,
      version: orders.version,
      supplierId: orders.supplierId,
      buyerId: orders.buyerId,
      payment: orders.payment,
      currency: orders.currency,
      totalAedMinor: orders.totalAedMinor,
      locale: orders.locale,
      answerBy: orders.answerBy,
      deliveredAt: orders.deliveredAt,
      completedAt: orders.completedAt,
      disputedAt: orders.disputedAt,
      escalatedAt: orders.escalatedAt,
      cancelAskedBy: orders.cancelAskedBy,
      cancelNote: orders.cancelNote,
      buyer: orders.buyer,
      buyerAccount: { id: buyers.id, locale: buyers.locale },
      sellerAccount: { id: sellers.id, locale: sellers.locale },
      supplierNames: namesOf(),
    })
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .leftJoin(buyers, eq(buyers.id, orders.buyerId))
    .leftJoin(sellers, eq(sellers.id, suppliers.ownerId))
    .where(where)
    .$dynamic();
}

/** Holds for orders of a guest's request, which no account has taken over; `buyer` and `quote` are columns of the order. */
function isGuestsOrder(ctx: GuestContext, buyer: SQL | SQLiteColumn, quote: SQL | SQLiteColumn): SQL {
  return sql`(${buyer} is null and ${quote} in (select ${quotes.id} from ${quotes}
    where ${quotes.rfqId} = (select ${rfqs.id} from ${rfqs} where ${ownsRfq(ctx)})))`;
}

/** Holds for orders that the caller may move: bought by it, or sold by its company while that is approved. */
export function isParty(ctx: BuyerContext): SQL | undefined {
  if ("guest" in ctx) return isGuestsOrder(ctx, orders.buyerId, orders.quoteId);
  const { caller } = ctx;
  const isSeller = and(eq(suppliers.ownerId, caller.userId), sql`${suppliers.status} = 'approved'`);
  return or(eq(orders.buyerId, caller.userId), isSeller);
}

/**
 * Must hold in the statement that writes: the caller is still the buyer of the order, or still runs its company, and that is
 * approved (security 13). Columns are written with names of their own, so that it may stand in any statement.
 */
export function mayAct(ctx: BuyerContext, order: Pick<OrderToTransition, "id" | "buyerId">): SQL {
  if ("guest" in ctx) {
    const isTheirs = isGuestsOrder(ctx, sql`acted.buyer_id`, sql`acted.quote_id`);
    return sql`exists (select 1 from ${orders} acted where acted.id = ${order.id} and ${isTheirs})`;
  }
  const { userId } = ctx.caller;
  return sideOf(ctx, order) === "buyer"
    ? sql`exists (select 1 from ${orders} acted where acted.id = ${order.id} and acted.buyer_id = ${userId})`
    : sql`exists (select 1 from ${orders} acted inner join ${suppliers} seller on seller.id = acted.supplier_id
        where acted.id = ${order.id} and seller.owner_id = ${userId} and seller.status = 'approved')`;
}

/** The counter of what the caller says beside the moves of an order. */
export function commentsOf(ctx: BuyerContext, { id }: Pick<OrderToTransition, "id">): Counter {
  return accountCounter("orders.say", actorIdOf(ctx), id);
}

/** Which side of an order an account or a guest is on; only parties get here. */
export function sideOf(ctx: BuyerContext, order: Pick<OrderToTransition, "buyerId">): "buyer" | "supplier" {
  return "guest" in ctx || order.buyerId === ctx.caller.userId ? "buyer" : "supplier";
}
