import { sql } from "drizzle-orm";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "../client.ts";
import { suppliers, users } from "../schema/all.ts";
import { DEMO_COMPANIES, demoAccountId } from "./demo-ids.ts";
import type { SupplierId } from "./suppliers/all.ts";

const DAY = 86_400_000;

interface AccountDraft {
  name: string;
  locale: Locale;
  userType: UserType;
  /** Of the company that it runs. */
  runs?: SupplierId;
  phone?: string;
  location?: string;
  isUnverified?: true;
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
  supplier: {
    name: "إدارة مبيعات المورّد",
    locale: "ar",
    userType: "supplier",
    runs: DEMO_COMPANIES.supplier,
    phone: "+97142345678",
    location: "الشارقة، الإمارات العربية المتحدة",
  },
  supplier2: {
    name: "Service export",
    locale: "fr",
    userType: "supplier",
    runs: DEMO_COMPANIES.supplier2,
    phone: "+966112345678",
    location: "Riyad, Arabie saoudite",
  },
  // Three sellers of building materials, one for each language: a request for them is matched, not addressed.
  supplier3: { name: "Export desk", locale: "en", userType: "supplier", runs: DEMO_COMPANIES.supplier3 },
  supplier4: { name: "قسم التصدير", locale: "ar", userType: "supplier", runs: DEMO_COMPANIES.supplier4 },
  pending: { name: "نسائم السيب للتجارة", locale: "ar", userType: "supplier", runs: DEMO_COMPANIES.pending },
  rejected: { name: "وميض المنارة للتجارة", locale: "ar", userType: "supplier", runs: DEMO_COMPANIES.rejected },
  suspended: { name: "Demo Supplier (suspended)", locale: "en", userType: "supplier", runs: DEMO_COMPANIES.suspended },
  unverified: { name: "Achats du Littoral", locale: "fr", userType: "buyer", isUnverified: true },
  admin: { name: "إدارة مورد", locale: "ar", userType: "admin" },
};

/** E-mails of the demo logins. */
export const DEMO_EMAILS = Object.keys(DRAFTS).map((login) => `${login}@demo.test`);

/**
 * Writes the demo logins into a database without any account, and makes those of suppliers owners of their companies:
 * one atomic batch. For databases of this machine alone, since everybody knows the password.
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
  const rows = Object.entries(DRAFTS).map(([login, draft]) => accountRow(login, draft, hash, now));
  // Two starts at once on one file: the second finds the rows.
  const [written] = await db.batch([db.insert(users).values(rows).onConflictDoNothing(), ...ownerships(db)]);
  return written.rowsAffected;
}

function accountRow(login: string, draft: AccountDraft, passwordHash: string, now: number): typeof users.$inferInsert {
  const joined = now - 90 * DAY;
  return {
    id: demoAccountId(login),
    email: `${login}@demo.test`,
    emailVerifiedAt: draft.isUnverified ? null : joined,
    passwordHash,
    name: draft.name,
    phone: draft.phone ?? null,
    location: draft.location ?? null,
    userType: draft.userType,
    locale: draft.locale,
    notices: DEFAULT_NOTICES,
    createdAt: joined,
    updatedAt: joined,
  };
}

function ownerships(db: Database) {
  return Object.entries(DRAFTS).flatMap(([login, { runs }]) => {
    if (!runs) return [];
    const isFree = sql`${suppliers.id} = ${runs} and ${suppliers.ownerId} is null`;
    return [
      db
        .update(suppliers)
        .set({ ownerId: demoAccountId(login) })
        .where(isFree),
    ];
  });
}
