import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { remindBefore } from "#domain/waits/reminder.ts";
import type { Waiter } from "#domain/waits/what-waits.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { deadlineReminders, devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { forgetOldRows } from "#worker/platform/housekeeping.ts";
import { deliverDue } from "#worker/platform/outbox.ts";
import { remindDeadlines } from "#worker/waits/remind-deadlines.ts";
import { freshDatabase } from "../../support/database.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { guestQuote } from "../rfq/guest-quote.ts";
import { openRfq, publish, quoteIn, quoteOf, rfqOf, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { FOR_BUYER, makeEverything } from "./everything.ts";

const HOUR_MS = 3_600_000;
let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const tick = (now: number) => remindDeadlines(testContext(db, { now: () => now }));
const reminders = () => db.select().from(outbox).where(eq(outbox.template, "deadline-reminder"));
const newOrder = (answerBy: number) =>
  orderIn(db, actors["buyer A"], actors["approved A"], "new", { answerBy, updatedAt: TEST_NOW - 3 * DAY_MS });

describe("reminders of deadlines", () => {
  it("are the list's: each thing with a deadline, once, for the side that it waits for", async () => {
    await db
      .update(suppliers)
      .set({ licenceValidUntil: TEST_NOW - 20 * DAY_MS })
      .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    await makeEverything(db, actors["buyer A"], actors["approved A"]);
    const expected: string[] = [];
    for (const name of ["buyer A", "approved A"] as const) {
      const pages = [1, 2].map((page) => callerAs(db, actors[name]).waits.list({ page }));
      const items = (await Promise.all(pages)).flatMap((page) => page.items);
      expected.push(
        ...items.flatMap((item) => (item.until === null ? [] : [`${actors[name].email} ${item.name} ${item.until}`])),
      );
    }
    // Every hour for five weeks, as the scheduler would: nothing else changes meanwhile.
    for (let now = TEST_NOW; now < TEST_NOW + 35 * DAY_MS; now += 6 * HOUR_MS) await tick(now);
    const mails = await reminders();
    expect(mails.map(({ recipient, data }) => `${recipient} ${data.name} ${data.until}`).sort()).toEqual(
      expected.sort(),
    );
    expect(expected.length).toBeGreaterThan(FOR_BUYER.length / 2);
    for (const { data, createdAt } of mails) {
      const machine = data.name?.split("_")[1] as Waiter;
      expect(createdAt).toBeGreaterThanOrEqual(Number(data.until) - remindBefore(machine));
    }
  }, 60_000);

  it("are not held up by a hundred things whose time is in its first half", async () => {
    for (let one = 0; one <= 100; one += 1) {
      const young = { answerBy: TEST_NOW + HOUR_MS, updatedAt: TEST_NOW };
      await orderIn(db, actors["buyer A"], actors["approved A"], "new", young);
    }
    await newOrder(TEST_NOW + 20 * HOUR_MS);
    expect(await tick(TEST_NOW)).toBe(1);
  });

  it("leave once, however many clocks run, and again for another deadline", async () => {
    const { id } = await newOrder(TEST_NOW + 20 * HOUR_MS);
    await Promise.all([tick(TEST_NOW), tick(TEST_NOW), tick(TEST_NOW)]);
    const { userId: account } = actors["approved A"];
    expect(await reminders()).toMatchObject([{ data: { stops: "orders", account } }]);
    expect(await tick(TEST_NOW + HOUR_MS)).toBe(0);
    await db
      .update(orders)
      .set({ answerBy: TEST_NOW + 22 * HOUR_MS })
      .where(eq(orders.id, id));
    expect(await tick(TEST_NOW + HOUR_MS)).toBe(1);
    expect(await reminders()).toHaveLength(2);
  });

  it("do not leave before a day is left, nor for what was answered", async () => {
    const { id } = await newOrder(TEST_NOW + 30 * HOUR_MS);
    expect(await tick(TEST_NOW)).toBe(0);
    await db.update(orders).set({ status: "confirmed" }).where(eq(orders.id, id));
    expect(await tick(TEST_NOW + 7 * HOUR_MS)).toBe(0);
    expect(await reminders()).toEqual([]);
  });

  it("do not leave where the settings want none, nor later when they do", async () => {
    const notices = { ...DEFAULT_NOTICES, orders: { app: true, email: false } };
    const isSeller = eq(users.id, actors["approved A"].userId);
    await db.update(users).set({ notices }).where(isSeller);
    await newOrder(TEST_NOW + 20 * HOUR_MS);
    await tick(TEST_NOW);
    await db.update(users).set({ notices: DEFAULT_NOTICES }).where(isSeller);
    await tick(TEST_NOW + HOUR_MS);
    expect(await reminders()).toEqual([]);
    expect(await db.$count(deadlineReminders)).toBe(1);
    await forgetOldRows(testContext(db, { now: () => TEST_NOW + DAY_MS }));
    expect(await db.$count(deadlineReminders)).toBe(0);
  });

  it.each([
    ["ar", "تأكيد الطلبية الجديدة"],
    ["en", "Confirm or decline the new order"],
    ["fr", "Confirmer ou refuser la nouvelle commande"],
  ] as const)("are written in the reader's language (%s) and lead to where it is answered", async (locale, words) => {
    await db.update(users).set({ locale }).where(eq(users.id, actors["approved A"].userId));
    const { reference } = await newOrder(TEST_NOW + 20 * HOUR_MS);
    await tick(TEST_NOW);
    await deliverDue(testContext(db, { now: () => TEST_NOW + 1 }));
    const [mail] = await db.select().from(devMailbox);
    expect(mail?.subject).toContain(words);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`/orders/${reference}`);
    expect(mail?.text).toContain("شركة النخيل");
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined|NaN|Invalid/);
  });

  it("remind a guest of its quote, unless it wants no mails", async () => {
    const { id, rfq, link } = await guestQuote(db, actors["approved A"]);
    const now = ((await quoteOf(db, id)).validUntil ?? 0) - HOUR_MS;
    await db.update(rfqs).set({ mailsStoppedAt: TEST_NOW }).where(eq(rfqs.id, rfq.id));
    await tick(now);
    expect(await reminders()).toEqual([]);
    await db.batch([
      db.update(rfqs).set({ mailsStoppedAt: null }).where(eq(rfqs.id, rfq.id)),
      db.delete(deadlineReminders),
    ]);
    await tick(now);
    await deliverDue(testContext(db, { now: () => now + 1 }));
    const mails = await db.select().from(devMailbox).where(eq(devMailbox.recipient, "guest@coast.test"));
    expect(mails.at(-1)?.text).toContain(`/rfq/${link.reference}`);
    expect(mails.some(({ text }) => text.includes(`key=${link.key}`))).toBe(true);
  });

  it("remind a guest to confirm, by a link that confirms", async () => {
    const { reference } = await callerOf(testContext(db)).rfq.submit(forms.rfq({ email: "late@coast.test" }));
    const now = TEST_NOW + 50 * HOUR_MS;
    await tick(now);
    await deliverDue(testContext(db, { now: () => now }));
    const mails = await db.select().from(devMailbox).where(eq(devMailbox.recipient, "late@coast.test"));
    const reminder = mails.find(({ createdAt }) => createdAt === now)?.text ?? "";
    const [, key = "", proof = ""] = /key=([\w-]+)&(?:amp;)?proof=([\w-]+)/.exec(reminder) ?? [];
    const at = { now: () => now };
    const guest = () => callerOf(testContext(db, at)).rfq;
    expect(await guest().track({ reference, key, proof })).toMatchObject({ status: "unconfirmed" });
    await expect(guest().track({ reference, key })).rejects.toThrow("NOT_FOUND");
    expect(await guest().confirm({ reference, key, proof })).toMatchObject({ status: "open" });
    expect((await rfqOf(db, reference)).status).toBe("open");
    expect(await tick(now + HOUR_MS)).toBe(0);
  });

  it("are found by index", async () => {
    await openRfq(db, actors["buyer A"]);
    await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    await newOrder(TEST_NOW + 20 * HOUR_MS);
    expect(await fullScans(db, () => tick(TEST_NOW))).toEqual([]);
  });
});
