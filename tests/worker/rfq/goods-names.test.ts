import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { invitationsOf, publish, startedQuote, supplierIdOf } from "./trade.ts";

const NAMES = { ar: "تمر مجدول فاخر", fr: "Dattes Medjool" };

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
let product: { id: string; number: number };
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  const id = await publish(db, supplierIdOf(actors["approved A"]), {}, NAMES.ar);
  await publish(db, supplierIdOf(actors["approved B"]));
  const [row] = await db.select({ number: products.number }).from(products).where(eq(products.id, id));
  product = { id, number: row?.number ?? 0 };
  const french = { locale: "fr" as const, name: NAMES.fr, description: "", specs: [] };
  await db.insert(productTranslations).values({ productNumber: product.number, ...french });
});

/** A request for the same product twice: by its name, and in the buyer's own words. */
const asked = () => {
  const line = { quantity: "5 kg", productId: product.id };
  const lines = [
    { ...line, description: NAMES.fr },
    { ...line, description: "Dattes pour le Ramadan" },
  ];
  return startedQuote(db, actors["buyer A"], actors["approved A"], { lines });
};

it("a seller reads its own products' names beside the buyer's text, another's only where the buyer named them", async () => {
  const { rfq, id, invitationId } = await asked();
  const own = await callerAs(db, actors["approved A"]).inbox.one({ id: invitationId });
  expect(own.request.lines.map(({ names }) => names)).toEqual([NAMES, NAMES]);
  const thread = await callerAs(db, actors["approved A"]).quotes.thread({ id });
  expect(thread.request.lines.map(({ names }) => names)).toEqual([NAMES, NAMES]);
  const invited = await invitationsOf(db, rfq.id);
  const others = invited.find(({ supplierId }) => supplierId === supplierIdOf(actors["approved B"]));
  const other = await callerAs(db, actors["approved B"]).inbox.one({ id: others?.id ?? "" });
  expect(other.request.lines.map(({ names }) => names)).toEqual([NAMES, null]);
});

it("a seller reads its own products' quantity prices beside what is asked, nothing of another's product", async () => {
  const tiers = [
    { minQuantity: 400, priceMinor: 935 },
    { minQuantity: 1000, priceMinor: 890 },
  ];
  await db.insert(priceTiers).values(tiers.map((tier) => ({ productNumber: product.number, ...tier })));
  const { rfq, invitationId } = await asked();
  const own = await callerAs(db, actors["approved A"]).inbox.one({ id: invitationId });
  expect(own.request.lines[0]?.product).toMatchObject({ priceMinor: 1200, moq: 10, orderMultiple: 1, tiers });
  const invited = await invitationsOf(db, rfq.id);
  const others = invited.find(({ supplierId }) => supplierId === supplierIdOf(actors["approved B"]));
  const other = await callerAs(db, actors["approved B"]).inbox.one({ id: others?.id ?? "" });
  expect(other.request.lines.map((line) => line.product)).toEqual([null, null]);
});

it("what is offered in the place of a product goes by no name of it, in the quote and in the order", async () => {
  const { id } = await asked();
  const [line] = forms.quote().lines;
  if (!line) return expect.fail("no line");
  const offered = { ...line, productId: product.id };
  const lines = [
    { ...offered, line: 1, isSubstitute: true, description: "Dattes Sukkari" },
    { ...offered, line: 2 },
  ];
  const seller = callerAs(db, actors["approved A"]);
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const { version } = await seller.quotes.send({ id, version: 1, terms: forms.quote({ lines }), ...key() });
  const { versions } = await callerAs(db, actors["buyer A"]).quotes.thread({ id });
  expect(versions[0]?.lines.map(({ names }) => names)).toEqual([{}, NAMES]);
  const place = { country: "OM" as const, city: "صحار", address: "الميناء", trn: "" };
  const { reference } = await callerAs(db, actors["buyer A"]).quotes.accept({ id, version, ...place, ...key() });
  const made = await db
    .select({ number: orderLines.productNumber, sku: orderLines.sku })
    .from(orderLines)
    .orderBy(orderLines.position);
  expect(made).toEqual([
    { number: null, sku: null },
    { number: product.number, sku: product.id },
  ]);
  // The buyer is told of its order under every name that the company has.
  const [order] = await db.select({ version: orders.version }).from(orders);
  await seller.orders.startProduction({ reference, version: order?.version ?? 1 });
  const [told] = await db.select().from(notices).where(eq(notices.template, "order_in_production"));
  const company = `شركة ${supplierIdOf(actors["approved A"])}`;
  expect(told?.data).toEqual({ reference, company, company_ar: company });
});
