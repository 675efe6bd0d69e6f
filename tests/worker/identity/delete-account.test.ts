import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import { DELETION_AFTER_MS } from "#domain/identity/account.ts";
import { GRANTS } from "#domain/identity/grants.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { contactMessages, leads, tipRatings, tipSubmissions, tips } from "#drizzle/schema/content.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { devMailbox, notices } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { deleteDueAccounts } from "#worker/identity/delete-due-accounts.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { orderIn } from "../orders/orders.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NAMES = ["buyer A", "buyer B", "pending", "approved A", "suspended", "admin"] as const;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await givePassword(db, ...Object.values(actors));
});

const ENDED: OrderStatus[] = ["completed", "declined", "cancelled"];
const account = (who: Actor) => callerAs(db, who).account;
const rowOf = async ({ userId }: Actor) => (await db.select().from(users).where(eq(users.id, userId)))[0];
const DUE = TEST_NOW + DELETION_AFTER_MS;
const clockAt = (now: number) => testContext(db, { now: () => now });

/** The database of a piece of work whose next batch finds what was written just before it. */
function racedBatch(database: Database, write: () => PromiseLike<unknown>): Database {
  return new Proxy(database, {
    get: (target, name) =>
      name === "batch"
        ? async (...given: Parameters<Database["batch"]>) => {
            await write();
            return target.batch(...given);
          }
        : Reflect.get(target, name),
  });
}

describe("account.requestDeletion", () => {
  it("sets the day, ends the other sessions and mails, in three calls and one for the mail", async () => {
    const phone = { id: "phone", handle: "ses_phone", userAgent: "", createdAt: TEST_NOW, lastUsedAt: TEST_NOW };
    await db.insert(sessions).values({ ...phone, userId: actors["buyer A"].userId, expiresAt: Date.now() + 1000 });
    const calls = countCalls(db);
    const context = contextOf(db, actors["buyer A"]);
    expect(await callerOf(context).account.requestDeletion({ password: PASSWORD })).toEqual({ deleteAfter: DUE });
    await context.settled();
    expect(calls()).toBe(4);
    expect((await account(actors["buyer A"]).profile()).deleteAfter).toBe(DUE);
    expect(await db.$count(sessions, eq(sessions.userId, actors["buyer A"].userId))).toBe(1);
    expect(await db.$count(devMailbox, eq(devMailbox.recipient, actors["buyer A"].email))).toBe(1);
    expect(await account(actors["buyer A"]).requestDeletion({ password: PASSWORD })).toEqual({ deleteAfter: DUE });
    expect(await account(actors["buyer A"]).cancelDeletion()).toEqual({ deleteAfter: null });
    const actions = (await db.select().from(accountEvents)).map(({ action }) => action);
    expect(actions).toEqual(["deletion_requested", "deletion_cancelled"]);
    expect((await rowOf(actors["buyer B"]))?.deleteAfter).toBeNull();
  });

  it("refuses a wrong password, who runs a company with customers, and the last admin; writes nothing", async () => {
    const before = await wholeDatabase(db);
    const ask = (who: Actor, password = PASSWORD) => account(who).requestDeletion({ password });
    await expectRefusal(ask(actors["buyer A"], "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    for (const who of [actors["approved A"], actors.suspended]) {
      expect((await refusalOf(ask(who))).details).toEqual({ state: "supplier" });
    }
    expect((await refusalOf(ask(actors.admin))).details).toEqual({ state: "last_admin" });
    expect(await wholeDatabase(db)).toEqual(before);
    await db
      .update(users)
      .set({ userType: "admin", grants: [...GRANTS] })
      .where(eq(users.id, actors["buyer B"].userId));
    expect(await ask(actors.admin)).toEqual({ deleteAfter: DUE });
    expect((await refusalOf(ask(actors["buyer B"]))).details).toEqual({ state: "last_admin" });
  });

  it("refuses whoever waits for an order, and takes them once it has ended", async () => {
    const ask = () => account(actors["buyer A"]).requestDeletion({ password: PASSWORD });
    for (const status of ORDER_STATUSES.filter((one) => !ENDED.includes(one))) {
      const { id } = await orderIn(db, actors["buyer A"], actors["approved A"], status);
      const before = await wholeDatabase(db);
      expect((await refusalOf(ask())).details, status).toEqual({ state: "orders" });
      expect(await wholeDatabase(db), status).toEqual(before);
      await db.update(orders).set({ status: "completed" }).where(eq(orders.id, id));
    }
    for (const status of ENDED) await orderIn(db, actors["buyer A"], actors["approved A"], status);
    await orderIn(db, actors["buyer B"], actors["approved A"], "shipped");
    expect(await ask()).toEqual({ deleteAfter: DUE });
  });
});

describe("the clock", () => {
  const mark = (who: Actor, deleteAfter = DUE) => db.update(users).set({ deleteAfter }).where(eq(users.id, who.userId));

  it("deletes on the day and not before, whoever else there is; a change of mind wins", async () => {
    await mark(actors["buyer A"]);
    await mark(actors["buyer B"]);
    expect(await deleteDueAccounts(clockAt(DUE - 1))).toBe(0);
    await account(actors["buyer B"]).cancelDeletion();
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(0);
    expect(await rowOf(actors["buyer A"])).toBeUndefined();
    expect(await db.$count(users)).toBe(NAMES.length - 1);
    expect(await callerAs(db, actors["buyer A"]).auth.session()).toBeNull();
  });

  it.each([
    ["a change of address", { email: "moved@people.example" }],
    ["a change of mind", { deleteAfter: null }],
    ["a later day", { deleteAfter: DUE + 1 }],
  ])("lets %s win that came after it looked", async (_, changes) => {
    await mark(actors["buyer A"]);
    const clock = clockAt(DUE);
    const late = racedBatch(db, () => db.update(users).set(changes).where(eq(users.id, actors["buyer A"].userId)));
    expect(await deleteDueAccounts({ ...clock, db: late })).toBe(0);
    expect(await rowOf(actors["buyer A"])).toMatchObject(changes);
    expect(await db.$count(accountEvents)).toBe(0);
  });

  it("takes its stars out of the tips that it rated, and leaves those of others", async () => {
    const tip = { id: "tip_x", slug: "weigh", category: TIP_CATEGORIES[0], rating: 0, views: 0 } as const;
    await db.insert(tips).values({ ...tip, position: 1, publishedAt: 1, createdAt: 1, updatedAt: 1 });
    await callerAs(db, actors["buyer A"]).tips.rate({ slug: "weigh", stars: 1 });
    await callerAs(db, actors["buyer B"]).tips.rate({ slug: "weigh", stars: 5 });
    await mark(actors["buyer A"]);
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
    expect(await db.select().from(tipRatings)).toMatchObject([{ stars: 5 }]);
    expect(await db.select().from(tips)).toMatchObject([{ rating: 5, ratings: 1 }]);
    await mark(actors["buyer B"]);
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
    expect(await db.select().from(tips)).toMatchObject([{ rating: 0, ratings: 0 }]);
  });

  it("leaves an account whose company was approved meanwhile, and frees a pending one", async () => {
    await mark(actors["approved A"]);
    await mark(actors.pending);
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
    const companies = await db.select({ id: suppliers.id, ownerId: suppliers.ownerId }).from(suppliers);
    expect(companies.find(({ id }) => id.includes("pending"))?.ownerId).toBeNull();
    expect(companies.find(({ id }) => id.includes("approved"))?.ownerId).toBe(actors["approved A"].userId);
  });

  it("leaves an account that has ordered meanwhile, until the order has ended", async () => {
    await mark(actors["buyer A"]);
    const { id } = await orderIn(db, actors["buyer A"], actors["approved A"], "shipped");
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(0);
    await db.update(orders).set({ status: "completed" }).where(eq(orders.id, id));
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
  });

  it("leaves nothing of the person anywhere, and the records of others as they are", async () => {
    const { email, userId } = actors["buyer A"];
    const person = { companyName: "Unmistakable Trading", contactName: "Unmistakable Desk", email };
    const guest = callerAs(db, null);
    await callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq({ ...person, phone: "+971 50 999 8877" }));
    await guest.rfq.submit(forms.rfq({ ...person, productDescription: "Unmistakable goods" }));
    await guest.leads.submitBuyer(forms.buyerLead(person));
    await guest.contact.send(forms.contact({ name: "Unmistakable Desk", email, message: "Unmistakable message" }));
    await guest.tips.submit(forms.tip({ authorName: "Unmistakable Desk", email }));
    await guest.rfq.submit(forms.rfq({ email: "other@people.example" }));
    await callerAs(db, actors["buyer A"]).account.updateProfile({ name: "Unmistakable", phone: null, location: null });
    const avatarPath = `/files/avatars/${"a".repeat(21)}.png`;
    await env.FILES.put(`avatars/${"a".repeat(21)}.png`, "x");
    await db.update(users).set({ avatarPath }).where(eq(users.id, userId));
    const notice = { kind: "requests" as const, template: "x", path: "/", createdAt: 1 };
    await db.insert(notices).values([
      { ...notice, id: "own", userId, data: { companyName: "Unmistakable Trading" } },
      { ...notice, id: "other", userId: actors["buyer B"].userId, data: {} },
    ]);
    const report = { subjectKind: "product", subjectId: "prd_x", reason: "counterfeit", locale: "ar" } as const;
    const reported = { ...report, status: "new", createdAt: 1, updatedAt: 1 } as const;
    await db.insert(reports).values([
      { ...reported, id: "by account", reporterId: userId },
      { ...reported, id: "by mailbox", reporterEmail: email },
      { ...reported, id: "other", reporterEmail: "other@people.example" },
    ]);
    await mark(actors["buyer A"]);
    expect(await deleteDueAccounts(clockAt(DUE))).toBe(1);
    const complaints = await db.select().from(reports).orderBy(reports.id);
    expect(complaints.map(({ id, reporterId, reporterEmail }) => [id, reporterId, reporterEmail])).toEqual([
      ["by account", null, null],
      ["by mailbox", null, null],
      ["other", null, "other@people.example"],
    ]);
    expect((await db.select().from(notices)).map(({ id }) => id)).toEqual(["other"]);
    // Mails that went out are forgotten by a job of their own, a month after.
    const { outbox: _, dev_mailbox: __, ...rest } = await wholeDatabase(db);
    expect(JSON.stringify(rest)).not.toMatch(/unmistakable|999 8877|buyer-a@/i);
    expect(await env.FILES.head(`avatars/${"a".repeat(21)}.png`)).toBeNull();
    const requests = await db.select().from(rfqs);
    expect(requests.map(({ status, email: left, buyerId }) => [status, left, buyerId])).toEqual([
      ["cancelled", "", null],
      ["unconfirmed", "other@people.example", null],
    ]);
    const moves = (await db.select().from(rfqEvents)).map(({ action, actor }) => `${action} ${actor}`);
    expect(moves.sort()).toEqual(["cancel buyer", "submit buyer", "submit guest"]);
    for (const table of [leads, contactMessages, tipSubmissions]) expect(await db.$count(table)).toBe(1);
    expect(await db.$count(emailProofs)).toBe(0);
    const events = await db.select().from(accountEvents).where(eq(accountEvents.userId, userId));
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ["profile_changed", {}],
      ["deleted", {}],
    ]);
  });

  it("does it once when two clocks run, and finds everything by index", async () => {
    await mark(actors["buyer A"]);
    const results = await Promise.all([1, 2, 3].map(() => deleteDueAccounts(clockAt(DUE))));
    expect(results.reduce((sum, one) => sum + one)).toBe(1);
    await mark(actors["buyer B"]);
    expect(await fullScans(db, () => deleteDueAccounts(clockAt(DUE)))).toEqual([]);
  });
});
