import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { ContextKind } from "#domain/messaging/message-facts.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { refusalOf } from "../support/refusals.ts";

let db: Database;
let buyer: Actor;
let seller: Actor;
let goods: typeof products.$inferSelect;
let company: typeof suppliers.$inferSelect;
let order: string;
let quote: { id: string; invitationId: string; reference: string };
beforeEach(async () => {
  db = await freshDatabase();
  ({ "buyer A": buyer, "approved A": seller } = await makeActors(db, ["buyer A", "approved A"]));
  const product = await publish(db, supplierIdOf(seller));
  const [[row], [owner]] = await Promise.all([
    db.select().from(products).where(eq(products.id, product)),
    db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, supplierIdOf(seller))),
  ]);
  if (!row || !owner) throw new Error("nothing to start from");
  [goods, company] = [row, owner];
  order = (await orderIn(db, buyer, seller, "shipped")).reference;
  const sent = await quoteIn(db, buyer, seller, "sent");
  quote = { ...sent, reference: sent.rfq.reference };
});

const page = { category: "food-products", locale: "fr" } as const;
const site = () => callerAs(db, null);
/** What the pages say that a buyer can start from. */
const toldToBuyer = async (): Promise<Partial<Record<ContextKind, boolean | undefined>>> => {
  const own = callerAs(db, buyer);
  const { quotes } = await own.rfqs.one({ reference: quote.reference });
  return {
    product: (await site().catalogue.product({ ...page, slug: goods.slug })).supplier.isReachable,
    supplier: (await site().suppliers.bySlug({ slug: company.slug, page: 1, locale: "fr" })).supplier.isReachable,
    rfq: quotes[0]?.supplier.isReachable,
    quote: (await own.quotes.thread({ id: quote.id })).isReachable,
    order: (await own.orders.one({ reference: order })).isReachable,
  };
};
const toldToSeller = async () => {
  const own = callerAs(db, seller);
  return {
    rfq: (await own.inbox.one({ id: quote.invitationId })).isReachable,
    quote: (await own.quotes.thread({ id: quote.id })).isReachable,
    order: (await own.orders.one({ reference: order })).isReachable,
  };
};
const ids = (): Record<ContextKind, string> => ({
  product: goods.id,
  supplier: company.id,
  rfq: quote.invitationId,
  quote: quote.id,
  order,
});
const started = (who: Actor, kind: ContextKind) =>
  callerAs(db, who).messages.start({ with: { kind, id: ids()[kind] }, idempotencyKey: crypto.randomUUID() });

it("says of each page what starting from it then answers", async () => {
  expect(new Set(Object.values(await toldToBuyer()))).toEqual(new Set([true]));
  expect(new Set(Object.values(await toldToSeller()))).toEqual(new Set([true]));
  for (const kind of ["product", "supplier", "rfq", "quote", "order"] as const) await started(buyer, kind);
  for (const kind of ["rfq", "quote", "order"] as const) await started(seller, kind);
});

it("says of a company that nobody runs here that one can't write to it", async () => {
  await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, company.id));
  const told = await toldToBuyer();
  expect(Object.keys(told)).toHaveLength(5);
  for (const [kind, isReachable] of Object.entries(told) as [ContextKind, boolean][]) {
    expect([kind, isReachable]).toEqual([kind, false]);
    expect((await refusalOf(started(buyer, kind))).details.state).toBe("unreachable");
  }
});

it("says the same of accounts that are suspended, and of buyers who left", async () => {
  const suspend = (who: Actor, suspendedAt: number | null) =>
    db.update(users).set({ suspendedAt }).where(eq(users.id, who.userId));
  await suspend(seller, 5);
  expect(new Set(Object.values(await toldToBuyer()))).toEqual(new Set([false]));
  await suspend(seller, null);
  await suspend(buyer, 5);
  expect(new Set(Object.values(await toldToSeller()))).toEqual(new Set([false]));
  await suspend(buyer, null);
  await db.batch([db.update(rfqs).set({ buyerId: null }), db.update(orders).set({ buyerId: null })]);
  expect(await toldToSeller()).toEqual({ rfq: false, quote: false, order: false });
});

it("lets the own company's page know whose it is", async () => {
  expect(await callerAs(db, seller).auth.session()).toMatchObject({ supplierId: company.id });
  expect(await callerAs(db, buyer).auth.session()).toMatchObject({ supplierId: null });
});
