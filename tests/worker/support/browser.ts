import { eq } from "drizzle-orm";
import type { SignUp } from "#domain/identity/credentials.ts";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { ALONE } from "#worker/platform/hash-turns.ts";
import { hashPassword } from "#worker/platform/password.ts";
import { SESSION_COOKIE, sessionTokenOf, viewerOf } from "#worker/platform/sessions.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "./context.ts";

export const PASSWORD = "Palm-Trees-of-2026";

export const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";
export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

/** A browser: it keeps the session cookie as the answers say, and every request has a context of its own. */
export function browserOn(db: Database, overrides: Partial<TestContext> = {}) {
  let token: string | null = null;
  const clientAddress = crypto.randomUUID();
  const call = async <T>(work: (caller: ReturnType<typeof callerOf>) => Promise<T>): Promise<T> => {
    const context = testContext(db, { clientAddress, userAgent: CHROME, ...overrides });
    let viewer: ReturnType<typeof viewerOf> | undefined;
    context.viewer = () => {
      viewer ??= viewerOf(context, token);
      return viewer;
    };
    try {
      return await work(callerOf(context));
    } finally {
      for (const cookie of context.answerHeaders.getSetCookie()) token = sessionTokenOf(cookie.split(";")[0]);
      await context.settled();
    }
  };
  return {
    call,
    token: () => token,
    cookie: () => `${SESSION_COOKIE}=${token}`,
    session: () => call((caller) => caller.auth.session()),
    signIn: (email: string, password = PASSWORD) => call((caller) => caller.auth.signIn({ email, password })),
    signUp: (form: SignUpForm) => call((caller) => caller.auth.signUp(form)),
  };
}

type SignUpForm = Omit<SignUp, "phone" | "location"> & { phone?: string; location?: string };

/** A good form for a new account, with an address of its own. */
export function signUpForm(changes: Partial<SignUpForm> = {}): SignUpForm {
  return {
    name: "مشتريات النخيل",
    email: `${crypto.randomUUID()}@people.example`,
    phone: "+971 50 123 4567",
    location: "دبي",
    password: PASSWORD,
    locale: "ar",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  };
}

let knownHash: Promise<string> | undefined;

/** Writes an account with {@link PASSWORD}; its hash is made once for all tests. */
export async function insertAccount(db: Database, changes: Partial<typeof users.$inferInsert> = {}) {
  knownHash ??= hashPassword(PASSWORD, ALONE);
  const account = {
    id: `usr_${crypto.randomUUID()}`,
    email: `${crypto.randomUUID()}@people.example`,
    emailVerifiedAt: TEST_NOW - 1000,
    passwordHash: await knownHash,
    name: "Palm Trading",
    userType: "buyer" as const,
    locale: "en" as const,
    notices: DEFAULT_NOTICES,
    createdAt: TEST_NOW - 1000,
    updatedAt: TEST_NOW - 1000,
    ...changes,
  };
  await db.insert(users).values(account);
  return account;
}

/** The mails that an address got, oldest first. */
export function mailsTo(db: Database, email: string) {
  return db.select().from(devMailbox).where(eq(devMailbox.recipient, email)).orderBy(devMailbox.createdAt);
}

/** Key and code of the last mail to an address that holds a key. */
export async function keysMailedTo(db: Database, email: string): Promise<{ token: string; code: string }> {
  const found = (await mailsTo(db, email)).flatMap(({ text }) => {
    const token = /#token=([\w-]{43})/.exec(text)?.[1];
    return token ? [{ token, code: /^\d{8}$/m.exec(text)?.[0] ?? "" }] : [];
  });
  const last = found.at(-1);
  if (!last) throw new Error(`no key was mailed to ${email}`);
  return last;
}
