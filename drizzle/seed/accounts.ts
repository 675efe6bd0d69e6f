import { sql } from "drizzle-orm";
import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "../client.ts";
import { suppliers, users } from "../schema/all.ts";
import { DEMO_OWNERS, demoAccountId, OWNED_COMPANIES, ownerAccountId } from "./demo-ids.ts";
import { SUPPLIERS } from "./suppliers/all.ts";

const DAY = 86_400_000;

interface AccountDraft {
  name: string;
  locale: Locale;
  userType: UserType;
  phone?: string;
  location?: string;
  isUnverified?: true;
  /** Of an operator. */
  grants?: readonly Grant[];
}

/** The demo logins by the name before `@demo.test`; trading houses and roles, no persons. */
const DRAFTS: Record<string, AccountDraft> = {
  buyer: {
    name: "مشتريات الساحل",
    locale: "ar",
    userType: "buyer",
    phone: "+971501234567",
    location: "دبي، الإمارات العربية المتحدة",
  },
  buyer2: { name: "Demo Buyer 2", locale: "en", userType: "buyer" },
  buyer3: { name: "Comptoir de l’Atlas", locale: "fr", userType: "buyer", location: "Casablanca, Maroc" },
  supplier: {
    name: "إدارة مبيعات المورّد",
    locale: "ar",
    userType: "supplier",
    phone: "+97142345678",
    location: "الشارقة، الإمارات العربية المتحدة",
  },
  supplier2: {
    name: "Service export",
    locale: "fr",
    userType: "supplier",
    phone: "+966112345678",
    location: "Riyad, Arabie saoudite",
  },
  // Three sellers of building materials, one for each language: a request for them is matched, not addressed.
  supplier3: { name: "Export desk", locale: "en", userType: "supplier" },
  supplier4: { name: "قسم التصدير", locale: "ar", userType: "supplier" },
  pending: { name: "نسائم السيب للتجارة", locale: "ar", userType: "supplier" },
  rejected: { name: "وميض المنارة للتجارة", locale: "ar", userType: "supplier" },
  suspended: { name: "Demo Supplier (suspended)", locale: "en", userType: "supplier" },
  unverified: { name: "Achats du Littoral", locale: "fr", userType: "buyer", isUnverified: true },
  admin: { name: "إدارة مورد", locale: "ar", userType: "admin", grants: GRANTS },
  // A second operator: what two must decide can be tried, and what one grant alone opens.
  reviewer: { name: "مراجعة مورد", locale: "ar", userType: "admin", grants: ["reviewer", "money"] },
};

/** Those who answer for a company: a desk, in the language that the company's accounts are told in. */
const DESKS = [
  { name: "إدارة المبيعات", locale: "ar" },
  { name: "Sales desk", locale: "en" },
  { name: "Service commercial", locale: "fr" },
] as const;

/** The accounts of all other companies that have an owner, by what stands before `@demo.test`. */
const OWNERS = Object.fromEntries(
  OWNED_COMPANIES.map((runs, place): [string, AccountDraft & { id: string }] => {
    const desk = DESKS[place % DESKS.length] ?? DESKS[0];
    return [`owner-${SUPPLIERS[runs].slug}`, { id: ownerAccountId(runs), userType: "supplier", ...desk }];
  }),
);

const emailOf = (name: string) => `${name}@demo.test`;

/** E-mails of the demo logins. */
export const DEMO_EMAILS = Object.keys(DRAFTS).map(emailOf);
/** E-mails of the owners of the demo's other companies; they sign in with the same password. */
export const OWNER_EMAILS = Object.keys(OWNERS).map(emailOf);

/**
 * Writes the demo logins and the owners of the demo's companies into a database without any account: one atomic batch.
 * For databases of this machine alone, since everybody knows the password.
 * @param passwordHash asked only when it is needed; given by the caller, because drizzle/ may not import worker/
 * @returns how many accounts were written
 */
export async function seedAccountsIfNone(
  db: Database,
  now: number,
  passwordHash: () => Promise<string>,
): Promise<number> {
  const [known] = await db.select({ id: users.id }).from(users).limit(1);
  if (known) return 0;
  const hash = await passwordHash();
  const rows = [
    ...Object.entries(DRAFTS).map(([login, draft]) =>
      accountRow(demoAccountId(login), emailOf(login), draft, hash, now),
    ),
    ...Object.entries(OWNERS).map(([name, draft]) => accountRow(draft.id, emailOf(name), draft, hash, now)),
  ];
  // Two starts at once on one file: the second finds the rows.
  const [written] = await db.batch([db.insert(users).values(rows).onConflictDoNothing(), ...ownerships(db)]);
  return written.rowsAffected;
}

function accountRow(
  id: string,
  email: string,
  draft: AccountDraft,
  passwordHash: string,
  now: number,
): typeof users.$inferInsert {
  const joined = now - 90 * DAY;
  return {
    id,
    email,
    emailVerifiedAt: draft.isUnverified ? null : joined,
    passwordHash,
    name: draft.name,
    phone: draft.phone ?? null,
    location: draft.location ?? null,
    userType: draft.userType,
    grants: [...(draft.grants ?? [])],
    locale: draft.locale,
    notices: DEFAULT_NOTICES,
    createdAt: joined,
    updatedAt: joined,
  };
}

function ownerships(db: Database) {
  return Object.entries(DEMO_OWNERS).map(([company, ownerId]) => {
    const isFree = sql`${suppliers.id} = ${company} and ${suppliers.ownerId} is null`;
    return db.update(suppliers).set({ ownerId }).where(isFree);
  });
}
