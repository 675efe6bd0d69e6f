import { and, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { OwnOrders } from "#domain/orders/list-orders.ts";
import type { OrderFilter } from "#domain/orders/order-choices.ts";
import { IN_WORK } from "#domain/orders/order-facts.ts";
import { COMPLETE_AFTER_MS } from "#domain/orders/order-machine.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { firstGoods } from "#worker/catalogue/goods-names-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

/** Both sides and the platform read these; what is the platform's alone is selected in all-orders.ts. */
const columns = {
  reference: orders.reference,
  status: orders.status,
  version: orders.version,
  payment: orders.payment,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  createdAt: orders.createdAt,
  answerBy: orders.answerBy,
  deliveredAt: orders.deliveredAt,
  completedAt: orders.completedAt,
  disputedAt: orders.disputedAt,
  escalatedAt: orders.escalatedAt,
  cancelAskedBy: orders.cancelAskedBy,
  firstLine: firstGoods(),
  linesCount: sql<number>`(select count(*) from order_lines l where l.order_id = orders.id)`,
  buyerName: sql<string>`${orders.buyer} ->> '$.companyName'`,
  supplierNames: namesOf(),
};
type Row = Awaited<ReturnType<typeof selectCards>>[number];

/** Orders as lists show them, a page at most. */
export function selectCards({ db }: SignedInContext, where: SQL | undefined) {
  return db
    .select(columns)
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(where)
    .limit(PAGE_SIZE)
    .$dynamic();
}

/** An order in a list: both names, of which the screen shows the other side's. */
export function cardOf(row: Row, now: number) {
  const { status, escalatedAt, ...others } = orderAsOf(row, now);
  return { ...others, status, escalatedAt, isEscalated: escalatedAt !== null };
}

/** A page of the orders that an account made, the newest first; one database call besides the session's. */
export async function boughtOrders(ctx: SignedInContext, asked: OwnOrders) {
  const { items, ...others } = await ownPage(ctx, eq(orders.buyerId, ctx.caller.userId), asked);
  return { items: items.map((item) => ({ ...item, party: item.supplierNames })), ...others };
}

/** A page of the orders at the caller's company, the newest first; one database call besides the session's. */
export async function soldOrders(ctx: SignedInContext, asked: OwnOrders) {
  const isTheirs = eq(orders.supplierId, ctx.caller.supplier?.id ?? "");
  const { items, ...others } = await ownPage(ctx, isTheirs, asked);
  return { items: items.map((item) => ({ ...item, party: item.buyerName })), ...others };
}

/** The state as of now, as `orderAsOf` tells it: rows count where they are shown, also before the scheduler's job has run. */
function statusAsOf(now: number): SQL<OrderStatus> {
  return sql`case when ${orders.status} = 'new' and ${orders.answerBy} <= ${now} then 'cancelled'
    when ${orders.status} = 'delivered' and ${orders.deliveredAt} <= ${now - COMPLETE_AFTER_MS} then 'completed'
    else ${orders.status} end`;
}

/** States that the scheduler ends, by the state that each comes to. */
const ENDS_AS = { cancelled: "new", completed: "delivered" } as const satisfies Partial<
  Record<OrderFilter, OrderStatus>
>;

/** States that hold orders whose time has ended beside those that are stored so. */
export function isEndedByTime(filter: string): filter is keyof typeof ENDS_AS {
  return filter in ENDS_AS;
}

/** Orders in a state as of now, whatever is stored. */
export function isAsOf(status: OrderStatus, now: number): SQL {
  return eq(statusAsOf(now), status);
}

/** Orders in a state as of now; by the stored one too, which indexes have. */
export function isIn(filter: OrderFilter, now: number): SQL | undefined {
  if (filter === "in_work") return and(inArray(orders.status, IN_WORK), inArray(statusAsOf(now), IN_WORK));
  const isStored = isEndedByTime(filter)
    ? inArray(orders.status, [filter, ENDS_AS[filter]])
    : eq(orders.status, filter);
  return and(isStored, isAsOf(filter, now));
}

/** A page of one side's orders, with how many it has in each state. */
async function ownPage(ctx: SignedInContext, isTheirs: SQL, { status, page }: OwnOrders) {
  const now = ctx.now();
  const isAsked = and(isTheirs, status ? isIn(status, now) : undefined);
  const isEnded = and(inArray(orders.status, ["new", "delivered"]), ne(orders.status, statusAsOf(now)));
  const [rows, [total], counts, ended] = await ctx.db.batch([
    selectCards(ctx, isAsked).orderBy(desc(orders.createdAt)).offset(firstOf(page)),
    ctx.db.select({ total: count() }).from(orders).where(isAsked),
    ctx.db.select({ status: orders.status, orders: count() }).from(orders).where(isTheirs).groupBy(orders.status),
    ctx.db
      .select({ from: orders.status, to: statusAsOf(now), orders: count() })
      .from(orders)
      .where(and(isTheirs, isEnded))
      .groupBy(orders.status),
  ]);
  const cards = rows.map((row) => cardOf(row, now));
  return { ...pageOf(cards, page, total), counts: countsAsOf(counts, ended) };
}

interface Ended {
  from: OrderStatus;
  to: OrderStatus;
  orders: number;
}

/** How many there are in each state as of now; none is named that has none. */
function countsAsOf(
  stored: readonly { status: OrderStatus; orders: number }[],
  ended: readonly Ended[],
): Partial<Record<OrderStatus, number>> {
  const counts = new Map(stored.map(({ status, orders: number }) => [status, number]));
  for (const { from, to, orders: number } of ended) {
    counts.set(from, (counts.get(from) ?? 0) - number);
    counts.set(to, (counts.get(to) ?? 0) + number);
  }
  return Object.fromEntries([...counts].filter(([, number]) => number > 0));
}
