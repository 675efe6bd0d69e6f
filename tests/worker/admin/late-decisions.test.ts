import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { beforeWriteInto } from "../../support/raced-write.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
});
const operator = () => callerAs(db, actors.admin);

/** The conflict that a decision ends in before which something else happened, and which writes nothing. */
async function lateFor(happen: () => PromiseLike<unknown>, decide: () => Promise<unknown>) {
  let before: unknown;
  const table = auditLog;
  beforeWriteInto(db, table, async () => {
    await happen();
    before = await wholeDatabase(db);
  });
  const refusal = await refusalOf(decide());
  expect(await wholeDatabase(db)).toEqual(before);
  expect(refusal.code).toBe("CONFLICT");
  return refusal.details;
}

describe("a decision on an item that came too late", () => {
  const decide = (id: string) =>
    operator().admin.decideItem({ id, version: 1, item: "logo", decision: "rejected", note: "السبب" });
  const bump = (id: string, changes: Partial<typeof suppliers.$inferInsert> = {}) =>
    db
      .update(suppliers)
      .set({ version: 2, ...changes })
      .where(eq(suppliers.id, id));

  it("hears the item's state as it is now", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    const accepted = () =>
      db.batch([
        db.update(supplierChecklist).set({ state: "accepted" }).where(eq(supplierChecklist.supplierId, id)),
        bump(id),
      ]);
    expect(await lateFor(accepted, () => decide(id))).toEqual({ state: "accepted", action: "rejected", version: 2 });
  });

  it("hears the company's state where that moved, or all that changed is something else of it", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    expect(
      await lateFor(
        () => bump(id, { status: "rejected" }),
        () => decide(id),
      ),
    ).toMatchObject({ state: "rejected" });
    const { id: other } = await makeCompany(db, { status: "pending", checklist: "provided" });
    expect(
      await lateFor(
        () => bump(other),
        () => decide(other),
      ),
    ).toMatchObject({ state: "pending", version: 2 });
  });
});

it("a move of a company that was looked at before hears its version", async () => {
  const { id } = await makeCompany(db, { status: "pending", changes: { version: 3 } });
  const late = operator().admin.transitionSupplier({
    id,
    version: 1,
    action: "reject",
    reason: "السبب",
    override: false,
  });
  expect((await refusalOf(late)).details).toEqual({ state: "pending", action: "reject", version: 3 });
});

describe("a decision on a rating that came too late hears its state as it is now", () => {
  const rated = async () => {
    const { id, reference } = await orderIn(db, actors["buyer A"], actors["approved A"], "completed");
    const whose = { orderId: id, supplierId: supplierIdOf(actors["approved A"]), buyerId: actors["buyer A"].userId };
    const stars = { supplierRating: 5, productQuality: 4, deliveryTime: 2, communication: 3 };
    const times = { opensAt: TEST_NOW + DAY_MS, createdAt: TEST_NOW, updatedAt: TEST_NOW };
    await db.insert(supplierRatings).values({ ...whose, ...stars, ...times, status: "published", locale: "ar" });
    return { id, reference, ofBuyer: { ...whose, rating: 2, createdAt: TEST_NOW } };
  };

  it("of a supplier", async () => {
    const { id, reference } = await rated();
    const hidden = () =>
      db.update(supplierRatings).set({ status: "hidden", version: 2 }).where(eq(supplierRatings.orderId, id));
    const hide = () => operator().ratings.hide({ reference, version: 1, reason: "abuse" });
    expect(await lateFor(hidden, hide)).toEqual({ state: "hidden", action: "hide", version: 2 });
  });

  it("of a supplier, where the buyer was rated meanwhile, by which it would come back in another state", async () => {
    const { id, reference, ofBuyer } = await rated();
    await db
      .update(supplierRatings)
      .set({ status: "hidden", publishedAt: null })
      .where(eq(supplierRatings.orderId, id));
    const show = () => operator().ratings.show({ reference, version: 1, reason: "fair" });
    expect(await lateFor(() => db.insert(buyerRatings).values(ofBuyer), show)).toEqual({
      ...{ state: "hidden", action: "show", version: 1 },
    });
    expect(await show()).toMatchObject({ status: "published" });
  });

  it("of a buyer", async () => {
    const { id, reference, ofBuyer } = await rated();
    await db.insert(buyerRatings).values(ofBuyer);
    const hidden = () =>
      db.update(buyerRatings).set({ status: "hidden", version: 2 }).where(eq(buyerRatings.orderId, id));
    const hide = () => operator().ratings.hide({ of: "buyer", reference, version: 1, reason: "abuse" });
    expect(await lateFor(hidden, hide)).toEqual({ state: "hidden", action: "hide", version: 2 });
  });
});
