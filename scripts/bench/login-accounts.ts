import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { openDatabase } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { hashPassword } from "#worker/platform/password.ts";

/** Accounts that take turns: one may be tried ten times in a quarter of an hour from one address. */
const SLEEPERS = 600;
export const SLEEPER_PASSWORD = "a-Sleeper-of-2026";

export function sleeperEmail(n: number): string {
  return `sleeper-${n % SLEEPERS}@bench.example`;
}

/** Writes them all with one hash. */
export async function insertSleepers(databaseUrl: string): Promise<void> {
  const passwordHash = await hashPassword(SLEEPER_PASSWORD, ALONE);
  const now = Date.now();
  const row = (n: number): typeof users.$inferInsert => ({
    id: `usr_sleeper_${n}`,
    email: sleeperEmail(n),
    emailVerifiedAt: now,
    passwordHash,
    name: `Sleeper ${n}`,
    userType: "buyer",
    locale: "en",
    notices: DEFAULT_NOTICES,
    createdAt: now,
    updatedAt: now,
  });
  const db = openDatabase({ url: databaseUrl, timeoutMs: 60_000 });
  await db.insert(users).values(Array.from({ length: SLEEPERS }, (_, n) => row(n)));
}
