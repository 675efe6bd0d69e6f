import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { OwnOrders } from "#domain/orders/list-orders.ts";
import type { OrderFilter } from "#domain/orders/order-choices.ts";
import { IN_WORK } from "#domain/orders/order-facts.ts";
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

function isIn(filter: OrderFilter | null | undefined): SQL | undefined {
  if (!filter) return undefined;
  return filter === "in_work" ? inArray(orders.status, IN_WORK) : eq(orders.status, filter);
}

/** A page of one side's orders, with how many it has in each state. */
async function ownPage(ctx: SignedInContext, isTheirs: SQL, { status, page }: OwnOrders) {
  const isAsked = and(isTheirs, isIn(status));
  const [rows, [total], counts] = await ctx.db.batch([
    selectCards(ctx, isAsked).orderBy(desc(orders.createdAt)).offset(firstOf(page)),
    ctx.db.select({ total: count() }).from(orders).where(isAsked),
    ctx.db.select({ status: orders.status, orders: count() }).from(orders).where(isTheirs).groupBy(orders.status),
  ]);
  const cards = rows.map((row) => cardOf(row, ctx.now()));
  return {
    ...pageOf(cards, page, total),
    counts: Object.fromEntries(counts.map((row) => [row.status, row.orders])) as Partial<Record<OrderStatus, number>>,
  };
}
