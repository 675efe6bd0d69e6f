import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { idempotencyKeys, outbox } from "#drizzle/schema/platform.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { seedDemoData } from "../../drizzle/seed/seed.ts";
import { freshDatabase } from "../support/database.ts";
import { contextOf, makeActors } from "./support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { expectRefusal, refusalOf } from "./support/refusals.ts";

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, async () => {});
});

const caller = () => callerOf(testContext(db, { clientAddress: crypto.randomUUID() })).rfq;
const storedAs = async (reference: string) => (await db.select().from(rfqs).where(eq(rfqs.reference, reference)))[0];

describe("rfq.submit", () => {
  it("stores the cleaned request, its number and unit, and the first event", async () => {
    const form = forms.rfq({ companyName: "  <b>شركة</b> النخيل ", deadlineDays: "٣٠", quantity: "١٬٠٠٠ كرتون" });
    const answer = await caller().submit(form);
    expect(answer).toMatchObject({
      status: "unconfirmed",
      confirmBy: TEST_NOW + 3 * DAY_MS,
      deadlineAt: TEST_NOW + 30 * DAY_MS,
    });
    const stored = await storedAs(answer.reference);
    expect(stored).toMatchObject({
      companyName: "شركة النخيل",
      status: "unconfirmed",
      quantity: "1,000 كرتون",
      quantityValue: 1000,
      quantityUnit: "carton",
      notes: null,
      supplierId: null,
      version: 1,
    });
    const events = await db
      .select()
      .from(rfqEvents)
      .where(eq(rfqEvents.rfqId, stored?.id ?? ""));
    expect(events).toMatchObject([{ action: "submit", fromStatus: null, toStatus: "unconfirmed", actor: "guest" }]);
  });

  it("mails one mailbox three times an hour and ten times a day, from wherever it is asked to", async () => {
    const ctx = (hour: number) =>
      testContext(db, { clientAddress: crypto.randomUUID(), now: () => TEST_NOW + hour * 3_600_000 });
    const submit = (hour: number, tag = "") =>
      callerOf(ctx(hour)).rfq.submit(forms.rfq({ email: `Victim${tag}@example.org` }));
    for (const tag of ["", "+1", "+2"]) await submit(0, tag);
    const refusal = await refusalOf(submit(0, "+3"));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 3600]);
    expect(await db.select().from(rfqs).where(like(rfqs.email, "victim%"))).toHaveLength(3);
    for (const hour of [1, 1, 1, 2, 2, 2]) await submit(hour);
    expect((await refusalOf(submit(3))).details.retryAfter).toBe(21 * 3600);
    await submit(24);
  });

  it("takes thirty requests an hour from an account, and five from an address without one", async () => {
    const { "buyer A": account } = await makeActors(db, ["buyer A"]);
    const buyer = callerOf(contextOf(db, account));
    const count = async (max: number, submit: () => Promise<unknown>) => {
      for (let n = 0; n < max; n += 1) await submit();
      await expectRefusal(submit(), "RATE_LIMITED");
    };
    await count(30, () => buyer.rfq.submit(forms.rfq()));
    const guest = caller();
    await count(5, () => guest.submit(forms.rfq({ email: `${crypto.randomUUID()}@buyers.test` })));
  });

  it("takes another reference where the first one is given away, and the year of Dubai", async () => {
    const newYear = Date.UTC(2026, 11, 31, 20);
    const random = crypto.getRandomValues.bind(crypto);
    let turn = 0;
    const spy = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      if (!(bytes instanceof Uint8Array) || bytes.length !== 24) return random(bytes);
      turn += 1;
      return bytes.fill(turn <= 2 ? 1 : 2);
    });
    const submit = (email: string) =>
      callerOf(testContext(db, { clientAddress: email, now: () => newYear })).rfq.submit(forms.rfq({ email }));
    const references = [await submit("one@example.com"), await submit("two@example.com")].map((rfq) => rfq.reference);
    spy.mockRestore();
    expect(references).toEqual(["RFQ-2027-333333", "RFQ-2027-444444"]);
    expect(turn).toBe(3);
  });

  it("keeps the key nowhere in the open", async () => {
    const form = forms.rfq();
    const { reference, accessKey } = await caller().submit(form);
    const rows = await Promise.all([
      storedAs(reference),
      db.select().from(outbox),
      db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, form.idempotencyKey)),
    ]);
    expect(accessKey).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(accessKey);
  });

  it("links a request from a product page to the product and its supplier", async () => {
    const [product] = await db.select().from(products).where(eq(products.status, "published")).limit(1);
    const { "buyer B": owner } = await makeActors(db, ["buyer B"]);
    const isSellers = eq(suppliers.id, product?.supplierId ?? "");
    await db.update(suppliers).set({ ownerId: owner.userId }).where(isSellers);
    const { reference, accessKey } = await caller().submit(forms.rfq({ productId: product?.id }));
    expect(await storedAs(reference)).toMatchObject({
      productNumber: product?.number,
      supplierId: product?.supplierId,
    });
    const { product: seen } = await caller().track({ reference, key: accessKey });
    expect(seen).toMatchObject({ category: product?.category, slug: product?.slug });
    const arabic = and(
      eq(productTranslations.productNumber, product?.number ?? 0),
      eq(productTranslations.locale, "ar"),
    );
    await db.delete(productTranslations).where(arabic);
    const { product: named } = await caller().track({ reference, key: accessKey });
    expect(named?.names).toEqual({ en: expect.stringMatching(/[a-z]/), fr: expect.stringMatching(/[a-z]/) });
  });

  it("refuses a product that is unknown, unpublished or of a supplier that is not approved, and writes nothing", async () => {
    const before = await db.select().from(rfqs);
    const [paused, , suspended] = await db.select().from(products).where(eq(products.status, "published")).limit(3);
    await db
      .update(products)
      .set({ status: "paused" })
      .where(eq(products.id, paused?.id ?? ""));
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, suspended?.supplierId ?? ""));
    for (const productId of ["prd_none", paused?.id, suspended?.id]) {
      await expectRefusal(caller().submit(forms.rfq({ productId, email: `${productId}@example.com` })), "NOT_FOUND");
    }
    expect(await db.select().from(rfqs)).toHaveLength(before.length);
  });
});
