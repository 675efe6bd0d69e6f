import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { refusalOf } from "../support/refusals.ts";
import { visitorOf } from "./guest-quote.ts";
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

it("names it to the guest who asked: in the mail that asks to confirm, and on the page of its link in one call", async () => {
  const product = await publish(db, asked);
  const name = `شركة ${asked}`;
  for (const about of [{ supplierId: asked }, { productId: product }]) {
    const context = visitorOf(db);
    const email = `${crypto.randomUUID()}@example.com`;
    const form = forms.rfq({ ...about, email, locale: "en" });
    const { reference, accessKey } = await callerOf(context).rfq.submit(form);
    await context.settled();
    const [mail] = await db.select().from(devMailbox).where(eq(devMailbox.recipient, email));
    expect(mail?.text).toContain(`Confirm it so that we can send it to \u2068${name}\u2069 only.`);
    const calls = countCalls(db);
    const { addressee } = await callerOf(visitorOf(db)).rfq.track({ reference, key: accessKey });
    expect(calls()).toBe(1);
    expect(addressee).toEqual({ slug: expect.any(String), names: expect.objectContaining({ ar: name }) });
  }
  const { reference, accessKey } = await callerOf(visitorOf(db)).rfq.submit(forms.rfq());
  expect(await callerOf(visitorOf(db)).rfq.track({ reference, key: accessKey })).toMatchObject({ addressee: null });
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
