import { beforeEach, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { emailProofs } from "#drizzle/schema/identity.ts";
import { type HashCaller, HashTurns } from "#worker/platform/hash-turns.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { type Actor, makeActors } from "./support/actors.ts";
import { INPUTS } from "./support/inputs.ts";
import { givePassword, PASSWORD } from "./support/passwords.ts";
import { post, siteOver } from "./support/site.ts";

const NEXT = "another-Password-9";
let db: Database;
let site: ReturnType<typeof siteOver>;
let actor: Actor;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actor = (await makeActors(db, ["buyer A"]))["buyer A"];
  await givePassword(db, actor);
});

async function resetToken(): Promise<string> {
  const token = newLinkKey();
  const { userId, email } = actor;
  const times = { createdAt: Date.now(), expiresAt: Date.now() + 60_000 };
  await db.insert(emailProofs).values({ tokenHash: sha256(token), purpose: "reset", userId, email, ...times });
  return token;
}

/** All that hashes a password: what is sent, by the actor's session or without one, and how many hashes that are. */
const HASHERS: [path: string, input: () => Promise<object>, isSignedIn: boolean, hashes: number][] = [
  ["auth.signIn", async () => ({ email: actor.email, password: PASSWORD }), false, 2],
  ["auth.signUp", async () => ({ ...(INPUTS["auth.signUp"] as object), email: "new@people.example" }), false, 1],
  ["auth.resetPassword", async () => ({ token: await resetToken(), password: NEXT }), false, 1],
  ["account.changePassword", async () => ({ currentPassword: PASSWORD, password: NEXT }), true, 2],
  ["account.requestEmailChange", async () => ({ email: "next@people.example", password: PASSWORD }), true, 1],
  ["account.requestDeletion", async () => ({ password: PASSWORD }), true, 1],
  ["account.exportData", async () => ({ password: PASSWORD }), true, 1],
  ["account.startSecondFactor", async () => ({ password: PASSWORD }), true, 1],
];

it.each(HASHERS)("%s leaves its place to others while it waits for a hash", async (path, input, isSignedIn, hashes) => {
  const rests: boolean[] = [];
  const restingIn = ({ place }: HashCaller) => {
    const goOn = place?.rest();
    rests.push(goOn !== undefined);
    goOn?.();
  };
  vi.spyOn(HashTurns.prototype, "take").mockImplementation(async (caller, work) => {
    restingIn(caller);
    return work();
  });
  const answer = await site(`/api/trpc/${path}`, post(await input(), isSignedIn ? { Cookie: actor.cookie } : {}));
  expect(await answer.json()).toHaveProperty("result");
  expect(rests).toEqual(Array(hashes).fill(true));
});
