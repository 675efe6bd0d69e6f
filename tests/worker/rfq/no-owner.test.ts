import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { refusalOf } from "../support/refusals.ts";
import { publish, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let productId: string;
beforeAll(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  buyer = actors["buyer A"];
  const seller = supplierIdOf(actors["approved A"]);
  await publish(db, seller);
  const [product] = await db.select({ id: products.id }).from(products);
  productId = product?.id ?? "";
  await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, seller));
});

it("takes no direct request to a company that nobody owns, of an account or of a guest", async () => {
  for (const who of [buyer, null]) {
    const refusal = await refusalOf(callerAs(db, who).rfq.submit(forms.rfq({ productId })));
    expect([refusal.code, refusal.details.state]).toEqual(["CONFLICT", "no_owner"]);
  }
  const unknown = await refusalOf(callerAs(db, buyer).rfq.submit(forms.rfq({ productId: "prd_missing" })));
  expect(unknown.code).toBe("NOT_FOUND");
  expect(await db.select().from(rfqs)).toEqual([]);
});

it("matches no request to it, and begins no conversation with it", async () => {
  await callerAs(db, buyer).rfq.submit(forms.rfq());
  expect(await db.select().from(rfqInvitations)).toEqual([]);
  const conversation = { with: { kind: "product" as const, id: productId }, idempotencyKey: crypto.randomUUID() };
  const refusal = await refusalOf(callerAs(db, buyer).messages.start(conversation));
  expect([refusal.code, refusal.details.state]).toEqual(["CONFLICT", "unreachable"]);
});
