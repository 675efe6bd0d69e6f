import { GRANTS } from "#domain/identity/grants.ts";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Database } from "#drizzle/client.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { SESSION_COOKIE, viewerOf } from "#worker/platform/sessions.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "./context.ts";

interface Trait {
  userType: UserType;
  isVerified: boolean;
  company?: SupplierStatus;
}

/** Everybody who may knock at a procedure (security 12). */
export const ACTORS = {
  unverified: { userType: "buyer", isVerified: false },
  "buyer A": { userType: "buyer", isVerified: true },
  "buyer B": { userType: "buyer", isVerified: true },
  pending: { userType: "supplier", isVerified: true, company: "pending" },
  "approved A": { userType: "supplier", isVerified: true, company: "approved" },
  "approved B": { userType: "supplier", isVerified: true, company: "approved" },
  rejected: { userType: "supplier", isVerified: true, company: "rejected" },
  suspended: { userType: "supplier", isVerified: true, company: "suspended" },
  terminated: { userType: "supplier", isVerified: true, company: "terminated" },
  admin: { userType: "admin", isVerified: true },
} as const satisfies Record<string, Trait>;
export type ActorName = keyof typeof ACTORS;

/** A stored hash that no password has; making a real one takes 200 ms. */
const NO_PASSWORD = `scrypt$32768$8$3$${"B".repeat(22)}$${"B".repeat(43)}`;
const MONTH_MS = 30 * 24 * 3_600_000;

export interface Actor {
  userId: string;
  email: string;
  /** Token of the session cookie. */
  token: string;
  sessionHandle: string;
  cookie: string;
}

/** Writes accounts with a session each, and the companies of suppliers. */
export async function makeActors<N extends ActorName>(db: Database, names: readonly N[]): Promise<Record<N, Actor>> {
  const made = names.map((name) => [name, actorOf(name)] as const);
  const companies = made.flatMap(([name, actor]) => companyRow(name, actor));
  await db.batch([
    db.insert(users).values(made.map(([name, actor]) => userRow(name, actor))),
    db.insert(sessions).values(made.map(([, actor]) => sessionRowOf(actor))),
    ...(companies.length > 0 ? [db.insert(suppliers).values(companies)] : []),
  ]);
  return Object.fromEntries(made) as Record<N, Actor>;
}

/** The context of a request with an actor's cookie: the session is read from the database, as in the Worker. */
export function contextOf(db: Database, actor: Actor | null, overrides: Partial<TestContext> = {}): TestContext {
  const context = testContext(db, { clientAddress: crypto.randomUUID(), ...overrides });
  let viewer: ReturnType<typeof viewerOf> | undefined;
  context.viewer = () => {
    viewer ??= viewerOf(context, actor?.token ?? null);
    return viewer;
  };
  return context;
}

/** Calls procedures as an actor; null: as a visitor without a session. */
export function callerAs(db: Database, actor: Actor | null, overrides: Partial<TestContext> = {}) {
  return callerOf(contextOf(db, actor, overrides));
}

function actorOf(name: ActorName): Actor {
  const token = newLinkKey();
  const slug = name.toLowerCase().replace(" ", "-");
  return {
    userId: `usr_${slug}`,
    email: `${slug}@people.example`,
    token,
    sessionHandle: `ses_${slug}`,
    cookie: `${SESSION_COOKIE}=${token}`,
  };
}

function userRow(name: ActorName, { userId, email }: Actor): typeof users.$inferInsert {
  const { userType, isVerified } = ACTORS[name];
  return {
    id: userId,
    email,
    emailVerifiedAt: isVerified ? TEST_NOW - MONTH_MS : null,
    passwordHash: NO_PASSWORD,
    name,
    userType,
    grants: userType === "admin" ? [...GRANTS] : [],
    locale: "ar",
    notices: DEFAULT_NOTICES,
    createdAt: TEST_NOW - MONTH_MS,
    updatedAt: TEST_NOW - MONTH_MS,
  };
}

function sessionRowOf({ userId, token, sessionHandle }: Actor): typeof sessions.$inferInsert {
  return {
    id: sha256(token),
    handle: sessionHandle,
    userId,
    userAgent: "Mozilla/5.0 (test)",
    createdAt: TEST_NOW - 1000,
    lastUsedAt: TEST_NOW - 1000,
    // Lucia asks the machine's clock.
    expiresAt: Date.now() + MONTH_MS,
  };
}

function companyRow(name: ActorName, { userId }: Actor): (typeof suppliers.$inferInsert)[] {
  const trait: Trait = ACTORS[name];
  if (!trait.company) return [];
  return [
    {
      id: `sup_${userId}`,
      ownerId: userId,
      slug: `company-of-${userId.replaceAll("_", "-")}`,
      status: trait.company,
      businessType: "distribution",
      country: "AE",
      city: "Dubai",
      createdAt: TEST_NOW - MONTH_MS,
      updatedAt: TEST_NOW - MONTH_MS,
    },
  ];
}
