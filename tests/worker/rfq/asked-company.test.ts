import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { refusalOf } from "../support/refusals.ts";
import { publish, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let asked: string;
let other: string;
beforeAll(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  buyer = actors["buyer A"];
  asked = supplierIdOf(actors["approved A"]);
  other = supplierIdOf(actors["approved B"]);
  // The other one sells what is asked for: matching would choose it.
  await publish(db, other);
});

it("asks the company that a request names, and no other", async () => {
  const { reference } = await callerAs(db, buyer).rfq.submit(forms.rfq({ supplierId: asked }));
  const rows = await db
    .select({ supplier: rfqInvitations.supplierId, reasons: rfqInvitations.reasons })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .where(eq(rfqs.reference, reference));
  expect(rows).toEqual([{ supplier: asked, reasons: ["direct"] }]);
});

it("refuses a product and a company at once", async () => {
  const refusal = await refusalOf(
    callerAs(db, buyer).rfq.submit(forms.rfq({ supplierId: asked, productId: "prd_any" })),
  );
  expect(refusal.code).toBe("BAD_INPUT");
  expect(refusal.details.issues).toEqual([{ path: "supplierId", code: "twice" }]);
});

it.each([
  ["that nobody owns", { ownerId: null }, "CONFLICT", "no_owner"],
  ["that is suspended", { status: "suspended" as const }, "NOT_FOUND", undefined],
])("takes no request to a company %s", async (_, change, code, state) => {
  await db.update(suppliers).set(change).where(eq(suppliers.id, other));
  for (const who of [buyer, null]) {
    const refusal = await refusalOf(callerAs(db, who).rfq.submit(forms.rfq({ supplierId: other })));
    expect([refusal.code, refusal.details.state]).toEqual([code, state]);
  }
});
