import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { checkPassword } from "#worker/platform/password.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { sessionTokenOf } from "#worker/platform/sessions.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NEXT = "another-Password-9";
let db: Database;
let actor: Actor;
let stranger: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  const made = await makeActors(db, ["buyer A", "buyer B"]);
  actor = made["buyer A"];
  stranger = made["buyer B"];
  await givePassword(db, actor, stranger);
});

const change = (currentPassword: string, who = actor) =>
  callerAs(db, who).account.changePassword({ currentPassword, password: NEXT });

async function signedInOnPhone(): Promise<void> {
  const times = { createdAt: TEST_NOW, lastUsedAt: TEST_NOW, expiresAt: Date.now() + 1000 };
  const session = { id: "phone", handle: "ses_phone", userId: actor.userId, userAgent: "", ...times };
  await db.insert(sessions).values(session);
}

describe("account.changePassword", () => {
  it("sets the hash, rotates this session, ends the others, voids other links: three calls, and one for the mail", async () => {
    await signedInOnPhone();
    const purposes = ["reset", "email_change_old", "email_change_new"] as const;
    const life = { expiresAt: TEST_NOW + 1000, createdAt: TEST_NOW };
    const proofOf = (purpose: (typeof purposes)[number], { userId, email }: Actor) => ({
      ...{ tokenHash: sha256(newLinkKey()), purpose, userId, email, newEmail: "new@people.example" },
      ...life,
    });
    await db.insert(emailProofs).values([...purposes.map((one) => proofOf(one, actor)), proofOf("reset", stranger)]);
    const calls = countCalls(db);
    const context = contextOf(db, actor);
    const answer = await callerOf(context).account.changePassword({ currentPassword: PASSWORD, password: NEXT });
    await context.settled();
    expect([answer, calls()]).toEqual([{ endedSessions: 1 }, 4]);
    const token = sessionTokenOf(context.answerHeaders.get("Set-Cookie")?.split(";")[0]);
    expect(token).not.toBe(actor.token);
    const own = await db.select().from(sessions).where(eq(sessions.userId, actor.userId));
    expect(own.map(({ id }) => id)).toEqual([sha256(token ?? "")]);
    const [user] = await db.select().from(users).where(eq(users.id, actor.userId));
    expect((await checkPassword(NEXT, user?.passwordHash, ALONE)).isRight).toBe(true);
    expect((await db.select().from(emailProofs)).map(({ userId }) => userId)).toEqual([stranger.userId]);
    expect((await db.select().from(accountEvents)).map(({ action }) => action)).toEqual(["password_changed"]);
    await context.settled();
    const mails = await db.select().from(devMailbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([actor.email]);
    expect(await callerAs(db, stranger).auth.session()).not.toBeNull();
  });

  it("refuses a wrong current password at its field and changes nothing", async () => {
    const before = await wholeDatabase(db);
    await expectRefusal(change("wrong"), "WRONG_CREDENTIALS", "currentPassword:wrong");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("counts tries of an account before the hash, ten in a quarter of an hour, from wherever", async () => {
    for (let tries = 0; tries < 10; tries += 1) await expectRefusal(change("wrong"), "WRONG_CREDENTIALS");
    const refusal = await refusalOf(change(PASSWORD));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", 15 * 60]);
    await expectRefusal(change("wrong", stranger), "WRONG_CREDENTIALS");
  });

  it("does it once when two browsers ask at the same time", async () => {
    const results = await Promise.allSettled([change(PASSWORD), change(PASSWORD), change(PASSWORD)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(outbox)).toBe(1);
    expect(await db.$count(sessions, eq(sessions.userId, actor.userId))).toBe(1);
  });
});
