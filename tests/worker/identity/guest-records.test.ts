import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { leads } from "#drizzle/schema/content.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { browserOn, insertAccount, keysMailedTo, signUpForm } from "../support/browser.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { refusalOf } from "../support/refusals.ts";

const HOUR = 3_600_000;
let db: Database;
let form: ReturnType<typeof signUpForm>;
let browser: ReturnType<typeof browserOn>;
let clock = TEST_NOW;
beforeEach(async () => {
  db = await freshDatabase();
  form = signUpForm();
  clock = TEST_NOW;
  browser = browserOn(db, { now: () => clock });
  await browser.signUp(form);
});

const byLink = (token: string, now = TEST_NOW) => {
  clock = now;
  return browser.call((caller) => caller.auth.verifyByLink({ token }));
};
const byCode = (code: string) => browser.call((caller) => caller.auth.verifyByCode({ code }));

describe("what a guest sent", () => {
  const guest = () => callerOf(testContext(db, { clientAddress: crypto.randomUUID() }));

  it("joins the account with the proof, by the index of addresses; others' records stay", async () => {
    const owner = await insertAccount(db);
    await guest().rfq.submit(forms.rfq({ email: form.email.toUpperCase() }));
    await guest().rfq.submit(forms.rfq({ email: "other@people.example" }));
    await guest().leads.submitBuyer(forms.buyerLead({ email: form.email }));
    const { reference } = await guest().rfq.submit(forms.rfq({ email: form.email }));
    await db.update(rfqs).set({ buyerId: owner.id }).where(eq(rfqs.reference, reference));
    const { token } = await keysMailedTo(db, form.email);
    expect(await fullScans(db, () => byLink(token))).toEqual([]);
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, form.email));
    const mine = await db
      .select({ email: rfqs.email })
      .from(rfqs)
      .where(eq(rfqs.buyerId, user?.id ?? ""));
    expect(mine).toEqual([{ email: form.email }]);
    expect(await db.select().from(rfqs).where(eq(rfqs.buyerId, owner.id))).toHaveLength(1);
    const lead = and(eq(leads.userId, user?.id ?? ""), eq(leads.email, form.email));
    expect(await db.select().from(leads).where(lead)).toHaveLength(1);
    const plan = await db.$client.execute(
      "explain query plan update rfqs set buyer_id = 'x' where email = 'y' and +buyer_id is null",
    );
    expect(String(plan.rows[0]?.detail)).toContain("rfqs_by_email");
  });

  it("is confirmed by the proof where it still waits for its own link, and its days begin now", async () => {
    const { reference } = await guest().rfq.submit(forms.rfq({ email: form.email, deadlineDays: 7 }));
    const late = await guest().rfq.submit(forms.rfq({ email: form.email }));
    await db
      .update(rfqs)
      .set({ confirmBy: TEST_NOW + HOUR })
      .where(eq(rfqs.reference, late.reference));
    const { token } = await keysMailedTo(db, form.email);
    await byLink(token, TEST_NOW + 2 * HOUR);
    const [opened] = await db.select().from(rfqs).where(eq(rfqs.reference, reference));
    expect(opened).toMatchObject({ status: "open", version: 2, deadlineAt: TEST_NOW + 2 * HOUR + 7 * 24 * HOUR });
    const events = await db
      .select()
      .from(rfqEvents)
      .where(eq(rfqEvents.rfqId, opened?.id ?? ""));
    expect(events.map(({ action, toStatus }) => `${action} ${toStatus}`)).toEqual([
      "submit unconfirmed",
      "confirm open",
    ]);
    const [expired] = await db.select().from(rfqs).where(eq(rfqs.reference, late.reference));
    expect(expired).toMatchObject({ status: "unconfirmed", version: 1 });
  });

  it("begins the application of a supplier who registered on the home page, once the address is proven", async () => {
    const lead = forms.supplierLead({ email: form.email });
    await guest().leads.submitSupplier(lead);
    await guest().leads.submitSupplier(forms.supplierLead({ email: "other@people.example", companyName: "Others" }));
    const ownLead = () => browser.call((caller) => caller.company.ownLead());
    expect(await ownLead()).toBeNull();
    const { token } = await keysMailedTo(db, form.email);
    await byLink(token);
    expect(await fullScans(db, ownLead)).toEqual([]);
    expect(await ownLead()).toEqual({
      companyName: "Burj Tiles",
      businessType: "manufacturing",
      description: "Porcelain tiles",
      licenseNumber: "CN-1045",
      website: "https://burj-tiles.example/",
      country: lead.country,
      city: lead.city,
      yearEstablished: "2012",
      employeeCount: lead.employeeCount,
    });
  });

  it("stays alone while nobody proved its address", async () => {
    await guest().leads.submitBuyer(forms.buyerLead({ email: form.email }));
    await refusalOf(byCode("00000000"));
    expect(await db.select({ userId: leads.userId }).from(leads)).toEqual([{ userId: null }]);
  });
});
