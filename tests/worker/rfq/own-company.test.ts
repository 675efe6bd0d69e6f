import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { visitorOf } from "./guest-quote.ts";
import { invitationsOf, openRfq, publish, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
let productId: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  productId = await publish(db, supplierIdOf(actors["approved A"]));
  await publish(db, supplierIdOf(actors["approved B"]));
});

/** The suppliers that a guest's confirmed request reaches. */
async function askedBy(email: string, changes: object = {}): Promise<string[]> {
  const { reference, accessKey } = await callerOf(visitorOf(db)).rfq.submit(forms.rfq({ email, ...changes }));
  const proof = mailProof(testContext(db).settings, accessKey);
  await callerOf(visitorOf(db)).rfq.confirm({ reference, key: accessKey, proof });
  return (await invitationsOf(db, (await rfqOf(db, reference)).id)).map(({ supplierId }) => supplierId);
}

describe("a guest's request", () => {
  it("never reaches the company of the guest's own address", async () => {
    const [a, b] = [supplierIdOf(actors["approved A"]), supplierIdOf(actors["approved B"])];
    expect(await askedBy("guest@coast.test")).toEqual([a, b]);
    expect(await askedBy(actors["approved A"].email)).toEqual([b]);
  });

  it("from a product's page neither", async () => {
    expect(await askedBy("guest@coast.test", { productId })).toEqual([supplierIdOf(actors["approved A"])]);
    expect(await askedBy(actors["approved A"].email, { productId })).toEqual([]);
  });
});

it("a guest's request never reaches the company of an owner who has not proven that address either", async () => {
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, actors["approved A"].userId));
  expect(await askedBy(actors["approved A"].email)).toEqual([supplierIdOf(actors["approved B"])]);
  expect(await askedBy(actors["approved A"].email, { productId })).toEqual([]);
});

describe("a smallest order", () => {
  const reasonsFor = async (moq: number, changes: object = {}) => {
    await publish(db, supplierIdOf(actors["approved A"]), {
      moq,
      category: "furniture",
      subcategory: "home-furniture",
      ...changes,
    });
    const { id } = await openRfq(db, actors["buyer A"], { productCategory: "furniture", quantity: "500 carton" });
    return (await invitationsOf(db, id))[0]?.reasons ?? [];
  };

  it("fits up to exactly the quantity that is asked", async () => {
    expect(await reasonsFor(500)).toContain("moq");
  });

  it("does not fit from the next one on, nor in another unit", async () => {
    expect(await reasonsFor(501)).not.toContain("moq");
    expect(await reasonsFor(10, { unit: "piece" })).not.toContain("moq");
  });
});

it("never reaches the company of the account that asks", async () => {
  const { id } = await openRfq(db, actors["approved A"]);
  expect((await invitationsOf(db, id)).map(({ supplierId }) => supplierId)).toEqual([
    supplierIdOf(actors["approved B"]),
  ]);
});
