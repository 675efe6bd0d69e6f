import { eq } from "drizzle-orm";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { newId } from "#worker/platform/ids.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { SESSION_COOKIE } from "#worker/platform/sessions.ts";

const SESSION_MS = 30 * DAY_MS;
/** Rows of one statement: a statement takes some 32,000 parameters. */
const AT_ONCE = 500;

/** An account with a session. */
export interface Trader {
  userId: string;
  email: string;
  cookie: string;
}

/** Accounts that are signed in, as `usr_buyer_0`, `usr_buyer_1` …, or sellers likewise. */
export async function writeTraders(
  db: Database,
  side: "buyer" | "seller",
  count: number,
  now: number,
): Promise<Trader[]> {
  const made = Array.from({ length: count }, (_, n) => {
    const token = newLinkKey();
    const email = `${side}-${n}@bench.example`;
    return { userId: `usr_${side}_${n}`, email, token, cookie: `${SESSION_COOKIE}=${token}` };
  });
  for (let from = 0; from < count; from += AT_ONCE) await writeSome(db, side, made.slice(from, from + AT_ONCE), now);
  return made;
}

async function writeSome(
  db: Database,
  side: "buyer" | "seller",
  made: (Trader & { token: string })[],
  now: number,
): Promise<void> {
  await db.insert(users).values(
    made.map(({ userId, email }) => ({
      id: userId,
      email,
      emailVerifiedAt: now,
      passwordHash: "x",
      name: email,
      userType: side === "buyer" ? ("buyer" as const) : ("supplier" as const),
      locale: "ar" as const,
      notices: DEFAULT_NOTICES,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await db.insert(sessions).values(made.map(({ userId, token }) => sessionOf(userId, token, now)));
}

/**
 * Signs in an account that is there already.
 * @throws Error when there is none
 */
export async function signInAs(db: Database, email: string, now: number): Promise<Trader> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no account ${email}`);
  const token = newLinkKey();
  await db.insert(sessions).values(sessionOf(user.id, token, now));
  return { userId: user.id, email, cookie: `${SESSION_COOKIE}=${token}` };
}

function sessionOf(userId: string, token: string, now: number) {
  return {
    id: sha256(token),
    handle: newId("ses"),
    userId,
    userAgent: "bench",
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + SESSION_MS,
  };
}
