import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { productImages, products } from "#drizzle/schema/catalogue.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { say, startConversation } from "../messaging/conversation.ts";
import { orderIn } from "../orders/orders.ts";
import { publish, quoteIn, startedQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
let buyer: Actor;
let seller: Actor;
let id: string;
let productId: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  [buyer, seller] = [actors["buyer A"], actors["approved A"]];
  productId = await publish(db, supplierIdOf(seller));
  id = await startConversation(db, buyer, seller);
});

const matterOf = async (who: Actor, now = TEST_NOW) =>
  (await callerAs(db, who, { now: () => now }).messages.one({ id, locale: "ar" })).matter;
const speakOf = (who: Actor, kind: "product" | "rfq" | "quote" | "order", of: string, now = TEST_NOW) =>
  callerAs(db, who, { now: () => now }).messages.start({
    with: { kind, id: of },
    idempotencyKey: crypto.randomUUID(),
  });

it("is the product that was spoken of, with picture and price, while it is on sale", async () => {
  expect(await matterOf(buyer)).toBeNull();
  await speakOf(buyer, "product", productId);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  await db.insert(productImages).values(
    [2, 1].map((position) => ({
      ...{ productNumber: product?.number ?? 0, position, path: `/pictures/${position}.svg`, width: 8, height: 6 },
    })),
  );
  const path = `/products/food-products/${product?.slug}`;
  const shown = { kind: "product", path, picture: "/pictures/1.svg", priceMinor: 1200, currency: "AED", isFrom: false };
  for (const who of [buyer, seller]) expect(await matterOf(who)).toMatchObject(shown);
  await db.update(products).set({ status: "paused" }).where(eq(products.id, productId));
  expect(await matterOf(buyer)).toBeNull();
});

it("tells a company whose request it is only once its buyer spoke of it, and then whose word it is", async () => {
  const { rfq, invitationId } = await startedQuote(db, buyer, seller);
  for (const who of [buyer, seller]) expect(await matterOf(who)).toBeNull();
  await speakOf(buyer, "rfq", invitationId);
  const shown = { kind: "rfq", reference: rfq.reference, status: "open" };
  expect(await matterOf(buyer)).toMatchObject({ ...shown, path: `/rfqs/${rfq.reference}`, act: null });
  expect(await matterOf(seller)).toMatchObject({ ...shown, path: `/inbox/${invitationId}`, act: "quote" });
  await db.update(rfqInvitations).set({ status: "info_requested" });
  expect([await matterOf(buyer), await matterOf(seller)]).toMatchObject([{ act: "provide_info" }, { act: null }]);
  await db.update(rfqInvitations).set({ status: "declined" });
  expect(await matterOf(seller)).toBeNull();
});

it("is the quote before its request, by the terms that its reader decides on", async () => {
  const { id: quoteId, invitationId } = await quoteIn(db, buyer, seller, "sent");
  await speakOf(buyer, "rfq", invitationId);
  const sent = await matterOf(buyer);
  expect(sent).toMatchObject({ kind: "quote", path: `/quotes/${quoteId}`, status: "sent", act: "accept" });
  expect(await matterOf(seller)).toEqual({ ...sent, act: null });
  const { version } = (await db.select().from(quotes))[0] ?? { version: 0 };
  const terms = forms.counter({ freight: "0" });
  await callerAs(db, buyer).quotes.counter({ id: quoteId, version, terms, idempotencyKey: crypto.randomUUID() });
  const countered = await matterOf(seller);
  expect(countered).toMatchObject({ kind: "quote", status: "countered", act: "accept_counter" });
  expect(countered?.kind === "quote" && sent?.kind === "quote" && countered.totalMinor < sent.totalMinor).toBe(true);
  await db.update(quotes).set({ status: "rejected" });
  expect((await matterOf(buyer))?.kind).toBe("rfq");
});

it("is the open order before all of them, with the buttons of its page; what ended makes room", async () => {
  await speakOf(buyer, "product", productId, TEST_NOW - 1);
  const { reference, id: orderId } = await orderIn(db, buyer, seller, "new", { createdAt: TEST_NOW });
  const [bought, sold] = [await matterOf(buyer), await matterOf(seller)];
  for (const matter of [bought, sold])
    expect(matter).toMatchObject({ kind: "order", path: `/orders/${reference}`, reference, order: { status: "new" } });
  for (const [who, side] of [[buyer, "buyer"] as const, [seller, "supplier"] as const]) {
    const page = await callerAs(db, who).orders.one({ reference });
    expect(await matterOf(who)).toMatchObject({ side, actions: page.actions, schedule: page.schedule });
  }
  await speakOf(buyer, "product", await publish(db, supplierIdOf(seller)), TEST_NOW + 5);
  expect((await matterOf(buyer))?.kind).toBe("product");
  await speakOf(seller, "order", reference, TEST_NOW + 9);
  expect((await matterOf(buyer))?.kind).toBe("order");
  // Nobody answered it: the scheduler's move holds before it has run.
  expect((await matterOf(buyer, TEST_NOW + 30 * 24 * 3_600_000))?.kind).toBe("product");
  await db.update(orders).set({ status: "completed" }).where(eq(orders.id, orderId));
  expect((await matterOf(buyer))?.kind).toBe("product");
});

it("shows nothing of others, in one call besides the session's and by index", async () => {
  await quoteIn(db, actors["buyer B"], seller, "sent");
  await orderIn(db, actors["buyer B"], seller, "new");
  await orderIn(db, buyer, actors["approved B"], "new");
  for (const who of [buyer, seller]) expect(await matterOf(who)).toBeNull();
  for (const who of ["buyer B", "approved B"] as const) await expectRefusal(matterOf(actors[who]), "NOT_FOUND");
  await speakOf(buyer, "product", productId);
  await say(db, buyer, id);
  const calls = countCalls(db);
  await matterOf(seller);
  expect(calls()).toBe(2);
  expect(await fullScans(db, (one) => callerAs(one, seller).messages.one({ id, locale: "ar" }))).toEqual([]);
});
