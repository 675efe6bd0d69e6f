import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import type { Actor } from "./actors.ts";

export const PASSWORD = "a-Password-of-2026";

/** A hash of {@link PASSWORD} that costs no time, so that tests may try it often. */
const CHEAP_HASH = cheapHash();

function cheapHash(): string {
  const [cost, salt] = [{ N: 2, r: 1, p: 1 }, Buffer.alloc(16, 7)];
  const key = scryptSync(PASSWORD, salt, 32, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Gives an actor {@link PASSWORD}. */
export async function givePassword(db: Database, ...actors: Actor[]): Promise<void> {
  for (const { userId } of actors) {
    await db.update(users).set({ passwordHash: CHEAP_HASH }).where(eq(users.id, userId));
  }
}
