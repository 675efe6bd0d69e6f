import { eq } from "drizzle-orm";
import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { TOTP_STEP_MS } from "#domain/identity/second-factor.ts";
import { emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { codeHash, newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { openRfq } from "../../rfq/trade.ts";
import type { ActorName } from "../../support/actors.ts";
import { signUpForm } from "../../support/browser.ts";
import { TEST_NOW, testContext } from "../../support/context.ts";
import { PASSWORD } from "../../support/passwords.ts";
import type { Told } from "../retried.ts";
import type { ReadyVerb, World } from "../world.ts";

const CODE = "12345678";

/** A proof of a mailbox on its way. @returns the token of its link */
async function proofOf({ db, actors }: World, who: ActorName, purpose: (typeof emailProofs.$inferInsert)["purpose"]) {
  const token = newLinkKey();
  const { userId, email } = actors[who];
  const code = codeHash(testContext(db).settings, userId, CODE);
  const newEmail = purpose.startsWith("email_change") ? "new@people.example" : null;
  const times = { expiresAt: TEST_NOW + 60_000, createdAt: TEST_NOW };
  await db.insert(emailProofs).values({
    ...{ tokenHash: sha256(token), userId, purpose, email, newEmail, ...times },
    codeHash: purpose === "verify" ? code : null,
  });
  return token;
}

const codeOf = (secret: string, steps = 0) =>
  generateHOTP(new Uint8Array(base32.decode(secret, { strict: false })), TEST_NOW / TOTP_STEP_MS + steps, 6);

/** A second factor that is on. @returns its next code */
async function factorOn({ as }: World): Promise<string> {
  const { key } = await as("buyer A").account.startSecondFactor({ password: PASSWORD });
  await as("buyer A").account.confirmSecondFactor({ code: await codeOf(key) });
  return codeOf(key, 1);
}

/** Another browser of buyer A. */
async function otherBrowser({ db, actors }: World): Promise<string> {
  const times = { createdAt: TEST_NOW - 1000, lastUsedAt: TEST_NOW - 1000, expiresAt: Date.now() + 86_400_000 };
  const session = { id: "other", handle: "ses_other", userId: actors["buyer A"].userId, userAgent: "Firefox" };
  await db.insert(sessions).values({ ...session, ...times });
  return session.handle;
}

export const ACCOUNTS: Record<string, ReadyVerb> = {
  "auth.signUp": async ({ as }) => {
    const form = signUpForm();
    return () => as(null).auth.signUp(form);
  },
  "auth.signIn": async ({ as, actors }) => {
    const form = { email: actors["buyer A"].email, password: PASSWORD };
    return () => as(null).auth.signIn(form);
  },
  "auth.signOut":
    async ({ as }) =>
    () =>
      as("buyer A").auth.signOut(),
  "auth.requestReset": async ({ as, actors }) => {
    const form = { email: actors["buyer A"].email };
    return () => as(null).auth.requestReset(form);
  },
  "auth.confirmSignIn": async (world) => {
    const code = await factorOn(world);
    const answer = await world.as(null).auth.signIn({ email: world.actors["buyer A"].email, password: PASSWORD });
    const form = { proof: "proof" in answer ? answer.proof : "", code };
    return () => world.as(null).auth.confirmSignIn(form);
  },
  "auth.resetPassword": async (world) => {
    const form = { token: await proofOf(world, "buyer A", "reset"), password: "Date-Palms-of-2027" };
    return () => world.as(null).auth.resetPassword(form);
  },
  "auth.verifyByLink": async (world) => {
    const form = { token: await proofOf(world, "unverified", "verify") };
    return () => world.as("unverified").auth.verifyByLink(form);
  },
  "auth.verifyByCode": async (world) => {
    await proofOf(world, "unverified", "verify");
    return () => world.as("unverified").auth.verifyByCode({ code: CODE });
  },
  "auth.resendVerification":
    async ({ as }) =>
    () =>
      as("unverified").auth.resendVerification({}),
  "account.updateProfile": async ({ as }) => {
    const form = { name: "Another name", phone: "+971 50 123 4567", location: "Dubai" };
    return () => as("buyer A").account.updateProfile(form);
  },
  "account.removeAvatar": async ({ as, db, actors }) => {
    const { userId } = actors["buyer A"];
    await db.update(users).set({ avatarPath: "/files/avatars/a.webp" }).where(eq(users.id, userId));
    return () => as("buyer A").account.removeAvatar();
  },
  "account.changePassword": async ({ as }) => {
    const form = { currentPassword: PASSWORD, password: "Date-Palms-of-2027" };
    return () => as("buyer A").account.changePassword(form);
  },
  "account.requestEmailChange": async ({ as }) => {
    const form = { email: "new@people.example", password: PASSWORD };
    return () => as("buyer A").account.requestEmailChange(form);
  },
  "account.confirmEmailChange": async (world) => {
    await proofOf(world, "buyer A", "email_change_old");
    const form = { token: await proofOf(world, "buyer A", "email_change_new") };
    await world.db.update(emailProofs).set({ usedAt: TEST_NOW }).where(eq(emailProofs.purpose, "email_change_old"));
    return () => world.as("buyer A").account.confirmEmailChange(form);
  },
  "account.cancelEmailChange": async ({ as }) => {
    await as("buyer A").account.requestEmailChange({ email: "new@people.example", password: PASSWORD });
    return () => as("buyer A").account.cancelEmailChange();
  },
  "account.endSession": async (world) => {
    const id = await otherBrowser(world);
    return () => world.as("buyer A").account.endSession({ id });
  },
  "account.endOtherSessions": async (world) => {
    await otherBrowser(world);
    return () => world.as("buyer A").account.endOtherSessions();
  },
  "account.startSecondFactor": async ({ as }) => {
    return () => as("buyer A").account.startSecondFactor({ password: PASSWORD });
  },
  "account.confirmSecondFactor": async ({ as }) => {
    const { key } = await as("buyer A").account.startSecondFactor({ password: PASSWORD });
    const code = await codeOf(key);
    return () => as("buyer A").account.confirmSecondFactor({ code });
  },
  "account.endSecondFactor": async (world) => {
    const form = { password: PASSWORD, code: await factorOn(world) };
    return () => world.as("buyer A").account.endSecondFactor(form);
  },
  "account.renewRecoveryCodes": async (world) => {
    const form = { password: PASSWORD, code: await factorOn(world) };
    return () => world.as("buyer A").account.renewRecoveryCodes(form);
  },
  "account.updateSettings": async ({ as }) => {
    return () => as("buyer A").account.updateSettings({ locale: "fr", notices: DEFAULT_NOTICES });
  },
  "account.exportData": async ({ as }) => {
    return () => as("buyer A").account.exportData({ password: PASSWORD });
  },
  "account.requestDeletion": async ({ as }) => {
    return () => as("buyer A").account.requestDeletion({ password: PASSWORD });
  },
  "account.cancelDeletion": async ({ as }) => {
    await as("buyer A").account.requestDeletion({ password: PASSWORD });
    return () => as("buyer A").account.cancelDeletion();
  },
  "notices.read": async ({ as, db, actors }) => {
    await openRfq(db, actors["buyer A"]);
    return () => as("approved A").notices.read({ all: true });
  },
};

const USED = "a code works once; the next one tells that the first call was heard";
const ANEW = "asking again gives another key or link, and voids the one before";

export const ACCOUNTS_TOLD: Record<string, Told> = {
  "auth.signUp": {
    grows: ["sessions", "account_events"],
    why: "the account is one; whoever repeats it signs in to it",
  },
  "auth.signIn": { grows: ["sessions", "account_events"], why: "each sign-in is a session of its own" },
  "auth.requestReset": { grows: ["account_events", "outbox"], why: ANEW },
  "auth.confirmSignIn": { codes: ["WRONG_CREDENTIALS"], why: USED },
  "auth.resendVerification": { grows: ["outbox"], why: ANEW },
  "account.changePassword": { codes: ["UNAUTHENTICATED"], why: "every session ended; the new password opens one" },
  "account.requestEmailChange": { answers: true, grows: ["account_events", "outbox"], why: ANEW },
  "account.cancelEmailChange": { answers: true, why: "says that none waits any more" },
  "account.endOtherSessions": { answers: true, why: "says that it ended none besides" },
  "account.startSecondFactor": { answers: true, why: ANEW },
  "account.endSecondFactor": { codes: ["WRONG_CREDENTIALS"], why: USED },
  "account.renewRecoveryCodes": { codes: ["WRONG_CREDENTIALS"], why: USED },
  "account.exportData": { isRead: true, answers: true, why: "reads" },
};
