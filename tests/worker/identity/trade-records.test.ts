import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETION_AFTER_MS } from "#domain/identity/account.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { quoteEvents, quoteVersions } from "#drizzle/schema/quotes.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { bindingQuote, publish, quoteIn, quoteOf, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans } from "../support/query-plans.ts";

/** What an account takes along of its trade, and what of it stays when it goes. */
let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  await givePassword(db, ...Object.values(actors));
  await publish(db, supplierIdOf(actors["approved A"]));
});

/** A quote that waits for buyer A, and a completed order of each buyer, rated by both sides. */
async function trade() {
  const quote = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
  const [own, other] = await Promise.all(
    (["buyer A", "buyer B"] as const).map((who) => orderIn(db, actors[who], actors["approved A"], "completed")),
  );
  for (const [order, who] of [
    [own, "buyer A"],
    [other, "buyer B"],
  ] as const) {
    const of = {
      orderId: order?.id ?? "",
      supplierId: supplierIdOf(actors["approved A"]),
      buyerId: actors[who].userId,
    };
    await db.insert(supplierRatings).values({
      ...{ ...of, status: "published", supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 2 },
      ...{ review: `review of ${who}`, locale: "ar", opensAt: 1, publishedAt: 1, createdAt: 1, updatedAt: 1 },
    });
    await db.insert(buyerRatings).values({ ...of, rating: 4, review: `about ${who}`, createdAt: 1 });
  }
  return { quote, own: own?.reference ?? "", ownId: own?.id ?? "", other: other?.reference ?? "" };
}
const exportOf = (who: keyof typeof actors) => callerAs(db, actors[who]).account.exportData({ password: PASSWORD });

describe("account.exportData", () => {
  it("holds where a binding counter-offer's goods go for the buyer alone", async () => {
    await bindingQuote(db, actors["buyer A"], actors["approved A"]);
    const quotesOf = async (who: keyof typeof actors) =>
      ((await exportOf(who)) as { records: { quotes: unknown } }).records.quotes;
    const place = { country: "OM", city: "صحار", address: "الميناء، بوابة 4", trn: null };
    expect(await quotesOf("buyer A")).toMatchObject([{ status: "countered", deliveryPlace: place }]);
    expect(await quotesOf("approved A")).toMatchObject([{ status: "countered", deliveryPlace: null }]);
    expect(JSON.stringify(await exportOf("approved A"))).not.toContain(place.address);
  });

  it("holds the trade of a buyer and of a supplier, and of nobody else", async () => {
    const { quote, own, other } = await trade();
    const [{ reference }] = [await quoteOf(db, quote.id)];
    expect(await exportOf("buyer A")).toMatchObject({
      quotes: [{ reference, request: quote.rfq.reference, status: "sent", totalMinor: 672_000 }],
      orders: [{ reference: own, status: "completed", totalMinor: 105_000 }],
      ratings: [{ order: own, review: "review of buyer A" }],
      ratingsOfBuyers: [],
    });
    const sold = (await exportOf("approved A")) as Record<string, { reference?: string; order?: string }[]>;
    expect(sold.quotes?.map((one) => one.reference)).toEqual([reference]);
    expect(sold.orders?.map((one) => one.reference).sort()).toEqual([own, other].sort());
    expect([sold.ratings, sold.ratingsOfBuyers?.map(({ order }) => order).sort()]).toEqual([[], [own, other].sort()]);
    const theirs = JSON.stringify(await exportOf("buyer B"));
    expect(theirs).toContain(other);
    expect(theirs).not.toMatch(new RegExp(`${own}|${reference}|buyer A`));
    expect(await fullScans(db, () => exportOf("buyer A"))).toEqual([]);
  });
});

describe("the deletion of a buyer", () => {
  it("forgets the person, turns waiting quotes down, and leaves the other side's books whole", async () => {
    const { quote, ownId, other } = await trade();
    const file = { mediaType: "application/pdf", bytes: 1, createdAt: 1, uploaderId: actors["buyer A"].userId };
    await db.insert(rfqFiles).values([
      { ...file, id: "quoted", rfqId: quote.rfq.id, fileKey: "a", fileName: "a" },
      { ...file, id: "loose", rfqId: null, fileKey: "b", fileName: "b" },
    ]);
    const facts = async () => [
      await db.select().from(orderLines).orderBy(orderLines.orderId),
      await db.select().from(quoteVersions),
      await db.select({ total: orders.totalMinor, status: orders.status }).from(orders),
    ];
    const before = await facts();
    const due = TEST_NOW + DELETION_AFTER_MS;
    await db.update(users).set({ deleteAfter: due }).where(eq(users.id, actors["buyer A"].userId));
    expect(await deleteDueAccounts(testContext(db, { now: () => due }))).toBe(1);
    expect(await facts()).toEqual(before);
    const [order] = await db.select().from(orders).where(eq(orders.id, ownId));
    expect([order?.buyerId, order?.buyer]).toMatchObject([
      null,
      { companyName: "شركة النخيل", city: "دبي", contactName: "", email: "", phone: "" },
    ]);
    expect((await quoteOf(db, quote.id)).status).toBe("rejected");
    const events = await db.select().from(quoteEvents).where(eq(quoteEvents.action, "reject"));
    expect(events).toMatchObject([{ quoteId: quote.id, fromStatus: "sent", toStatus: "rejected", actor: "buyer" }]);
    expect((await db.select().from(rfqFiles)).map(({ id }) => id)).toEqual(["quoted"]);
    const rated = await db.select().from(supplierRatings).where(eq(supplierRatings.orderId, ownId));
    expect(rated).toMatchObject([{ buyerId: null, review: "review of buyer A", status: "published" }]);
    const seller = callerAs(db, actors["approved A"]);
    expect((await seller.orders.one({ reference: order?.reference ?? "" })).buyer).toMatchObject({ email: "" });
    expect((await seller.quotes.thread({ id: quote.id })).quote.status).toBe("rejected");
    const theirs = await callerAs(db, actors["buyer B"]).orders.one({ reference: other });
    expect(theirs.buyer).toMatchObject({ email: "orders@people.example" });
  });
});
