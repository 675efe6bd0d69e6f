import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NEW = "new@people.example";
let db: Database;
let actors: Record<"buyer A" | "buyer B" | "unverified", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "unverified"]);
  await givePassword(db, ...Object.values(actors));
});

async function ask(who: Actor, email = NEW, password = PASSWORD): Promise<void> {
  const context = contextOf(db, who);
  await callerOf(context).account.requestEmailChange({ email, password });
  await context.settled();
}

/** The key in the newest mail to a mailbox. */
async function keyTo(recipient: string): Promise<string> {
  const mails = await db.select().from(devMailbox).where(eq(devMailbox.recipient, recipient));
  return mails.map(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1]).findLast(Boolean) ?? "";
}

const confirm = (token: string, now = TEST_NOW, actor: Actor | null = actors["buyer A"]) =>
  callerAs(db, actor, { now: () => now }).account.confirmEmailChange({ token });
const emailOf = async ({ userId }: Actor) =>
  (await db.select({ email: users.email }).from(users).where(eq(users.id, userId)))[0]?.email;
const actionsOf = async () => (await db.select().from(accountEvents)).map(({ action }) => action);

describe("a change of e-mail", () => {
  it("happens with the second of two confirmations: sessions end, proofs go, guest records join, both are told", async () => {
    await callerAs(db, null).rfq.submit(forms.rfq({ email: NEW }));
    await ask(actors["buyer A"]);
    const [oldKey, newKey] = [await keyTo(actors["buyer A"].email), await keyTo(NEW)];
    expect(await confirm(oldKey)).toEqual({ isDone: false, newEmail: NEW });
    expect(await confirm(oldKey)).toEqual({ isDone: false, newEmail: NEW });
    expect(await callerAs(db, actors["buyer A"]).account.profile()).toMatchObject({
      email: "buyer-a@people.example",
      emailChange: { newEmail: NEW, isOldConfirmed: true, isNewConfirmed: false },
    });
    const context = contextOf(db, actors["buyer A"]);
    expect(await callerOf(context).account.confirmEmailChange({ token: newKey })).toEqual({
      isDone: true,
      newEmail: NEW,
    });
    await context.settled();
    expect(await emailOf(actors["buyer A"])).toBe(NEW);
    expect(await db.$count(sessions, eq(sessions.userId, actors["buyer A"].userId))).toBe(0);
    expect(await db.$count(sessions)).toBe(2);
    expect(await db.$count(emailProofs)).toBe(0);
    expect((await db.select().from(rfqs)).map(({ buyerId }) => buyerId)).toEqual([actors["buyer A"].userId]);
    expect(await actionsOf()).toEqual(["email_change_requested", "email_changed"]);
    const told = (await db.select().from(devMailbox)).map(({ recipient }) => recipient).sort();
    expect(told).toEqual(["buyer-a@people.example", "buyer-a@people.example", NEW, NEW, NEW]);
    await expectRefusal(confirm(newKey), "NOT_FOUND");
  });

  it("takes the account's session for the half of the new mailbox, whose reader may know nothing of it", async () => {
    await ask(actors["buyer A"]);
    const newKey = await keyTo(NEW);
    await expectRefusal(confirm(newKey, TEST_NOW, null), "UNAUTHENTICATED");
    await expectRefusal(confirm(newKey, TEST_NOW, actors["buyer B"]), "UNAUTHENTICATED");
    expect(await confirm(await keyTo(actors["buyer A"].email), TEST_NOW, null)).toEqual({
      isDone: false,
      newEmail: NEW,
    });
    expect(await emailOf(actors["buyer A"])).toBe("buyer-a@people.example");
  });

  it("needs no word of a mailbox that was never proven, and tells it nothing", async () => {
    await ask(actors.unverified);
    expect(await keyTo(actors.unverified.email)).toBe("");
    expect(await confirm(await keyTo(NEW), TEST_NOW, actors.unverified)).toEqual({ isDone: true, newEmail: NEW });
    const [user] = await db.select().from(users).where(eq(users.email, NEW));
    expect(user).toMatchObject({ id: actors.unverified.userId, emailVerifiedAt: TEST_NOW });
  });

  it("needs the old mailbox once that was proven in between", async () => {
    await ask(actors.unverified);
    await db.update(users).set({ emailVerifiedAt: TEST_NOW }).where(eq(users.id, actors.unverified.userId));
    expect(await confirm(await keyTo(NEW), TEST_NOW, actors.unverified)).toEqual({ isDone: false, newEmail: NEW });
    expect(await emailOf(actors.unverified)).toBe(actors.unverified.email);
  });

  it("has one effect under 50 parallel confirmations of both halves", async () => {
    await ask(actors["buyer A"]);
    const keys = [await keyTo(actors["buyer A"].email), await keyTo(NEW)];
    await Promise.allSettled(Array.from({ length: 50 }, (_, turn) => confirm(keys[turn % 2] ?? "")));
    expect(await emailOf(actors["buyer A"])).toBe(NEW);
    expect(await actionsOf()).toEqual(["email_change_requested", "email_changed"]);
  });

  it("refuses unknown, expired, voided and cancelled links alike, and writes nothing", async () => {
    await ask(actors["buyer A"]);
    const first = await keyTo(NEW);
    await expectRefusal(confirm(first, TEST_NOW + 24 * 3_600_000), "NOT_FOUND");
    await ask(actors["buyer A"], "second@people.example");
    const second = await keyTo("second@people.example");
    expect(await callerAs(db, actors["buyer B"]).account.cancelEmailChange()).toEqual({ isCancelled: false });
    expect((await confirm(second)).isDone).toBe(false);
    expect(await callerAs(db, actors["buyer A"]).account.cancelEmailChange()).toEqual({ isCancelled: true });
    const before = await wholeDatabase(db);
    for (const key of [first, second, "A".repeat(43)]) await expectRefusal(confirm(key), "NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("refuses an address that somebody took meanwhile, and changes nothing", async () => {
    await ask(actors["buyer A"]);
    const [oldKey, newKey] = [await keyTo(actors["buyer A"].email), await keyTo(NEW)];
    await confirm(oldKey);
    await db.update(users).set({ email: NEW }).where(eq(users.id, actors["buyer B"].userId));
    const before = await wholeDatabase(db);
    await expectRefusal(confirm(newKey), "CONFLICT", "email:taken");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("refuses a taken address, one's own and a wrong password, and writes nothing", async () => {
    const before = await wholeDatabase(db);
    const who = actors["buyer A"];
    await expectRefusal(ask(who, actors["buyer B"].email), "CONFLICT", "email:taken");
    await expectRefusal(ask(who, who.email), "BAD_INPUT", "email:same");
    await expectRefusal(ask(who, NEW, "wrong"), "WRONG_CREDENTIALS", "password:wrong");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("can be asked for three times an hour", async () => {
    for (const turn of [1, 2, 3]) await ask(actors["buyer A"], `new-${turn}@people.example`);
    const refusal = await refusalOf(ask(actors["buyer A"], "new-4@people.example"));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 3600]);
    expect(await db.$count(emailProofs)).toBe(2);
  });

  it("keeps no usable key in the database and finds everything by index", async () => {
    await ask(actors["buyer A"]);
    const key = await keyTo(NEW);
    await db.delete(devMailbox);
    expect(JSON.stringify(await wholeDatabase(db))).not.toContain(key);
    expect(await fullScans(db, () => Promise.all([ask(actors["buyer A"], "x@people.example"), confirm(key)]))).toEqual(
      [],
    );
  });
});
