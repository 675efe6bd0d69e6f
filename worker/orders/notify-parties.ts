import { sql } from "drizzle-orm";
import type { NoticeKind } from "#domain/identity/notification-settings.ts";
import { keyedNames, nameIn } from "#domain/kernel/names.ts";
import type { OrderNews, OrderNotice } from "#domain/orders/order-notices.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { type Notifier, notifyRows } from "#worker/platform/notify-accounts.ts";
import { notifyGuestOfOrder } from "#worker/rfq/notify-trade.ts";
import type { OrderToTransition } from "./order-to-transition.ts";

/** News for one side of an order. */
export interface PartyNews {
  to: "buyer" | "supplier";
  what: OrderNews;
  /** What somebody said to it. */
  note?: string | null;
}

const REVIEWS: readonly OrderNews[] = [
  ...(["rating_open", "rated", "rated_open", "rating_published"] as const),
  ...(["rating_replied", "rating_hidden", "rating_of_you_hidden"] as const),
];

/** What is known of an order's parties when they are told. */
export type NotifiedOrder = Pick<
  OrderToTransition,
  "reference" | "locale" | "buyer" | "buyerAccount" | "sellerAccount" | "supplierNames"
>;

/**
 * Rows that tell sides of an order, each in its language and of the other one; a deleted account is told nothing.
 * Both read the order at one address, a guest on the page of its request.
 */
export function notifyParties(ctx: Notifier, order: NotifiedOrder, news: readonly PartyNews[]): GuardedStatement[] {
  return news.flatMap(({ to, what, note }) => {
    const { reference } = order;
    const person = to === "buyer" ? order.buyerAccount : order.sellerAccount;
    if (!person) return to === "buyer" ? [notifyGuest(ctx, order, { what, note })] : [];
    const company =
      to === "buyer"
        ? { company: nameIn(order.supplierNames, person.locale), ...keyedNames("company", order.supplierNames) }
        : { company: order.buyer.companyName };
    const kind: NoticeKind = REVIEWS.includes(what) ? "reviews" : "orders";
    const notice: OrderNotice = `order_${what}`;
    return notifyRows(ctx, {
      kind,
      notice,
      mail: `order-${what}`,
      data: { reference, ...company, ...(note ? { note } : {}) },
      recipients: sql`select one.id as user_id, ${`/orders/${reference}`} as path, '{}' as data from ${users} one where one.id = ${person.id}`,
    });
  });
}

/** Names the supplier in the guest's language, which the order itself keeps from its request. */
function notifyGuest(
  ctx: Notifier,
  { reference, supplierNames, locale }: NotifiedOrder,
  { what, note }: Omit<PartyNews, "to">,
) {
  const company = nameIn(supplierNames, locale);
  return notifyGuestOfOrder(ctx, `order-${what}`, reference, { company, ...(note ? { note } : {}) });
}
