import { and, eq, gt } from "drizzle-orm";
import type { UserType } from "#domain/identity/user-types.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { emailProofs, users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { emailChangeOf } from "./email-proof.ts";

export interface Profile {
  name: string;
  email: string;
  isVerified: boolean;
  phone: string | null;
  location: string | null;
  avatarPath: string | null;
  userType: UserType;
  supplierStatus: SupplierStatus | null;
  /** Where the company sits that the account runs (ISO 3166-1 alpha-2): its people's phones are of there. */
  companyCountry: string | null;
  createdAt: number;
  deleteAfter: number | null;
  /** A change of address that waits for its confirmations. */
  emailChange: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean; expiresAt: number } | null;
}

const profileColumns = {
  name: users.name,
  email: users.email,
  verifiedAt: users.emailVerifiedAt,
  phone: users.phone,
  location: users.location,
  avatarPath: users.avatarPath,
  userType: users.userType,
  createdAt: users.createdAt,
  deleteAfter: users.deleteAfter,
  companyCountry: suppliers.country,
};

const proofColumns = {
  purpose: emailProofs.purpose,
  newEmail: emailProofs.newEmail,
  usedAt: emailProofs.usedAt,
  expiresAt: emailProofs.expiresAt,
};
type Proof = Pick<typeof emailProofs.$inferSelect, keyof typeof proofColumns>;

/** What the owner of an account sees of it. */
export async function readProfile({ db, caller, now }: SignedInContext): Promise<Profile> {
  const [[account], proofs] = await db.batch([
    db
      .select(profileColumns)
      .from(users)
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .where(eq(users.id, caller.userId)),
    db
      .select(proofColumns)
      .from(emailProofs)
      .where(and(emailChangeOf(caller.userId), gt(emailProofs.expiresAt, now()))),
  ]);
  if (!account) throw new AppError("UNAUTHENTICATED");
  const { verifiedAt, ...seen } = account;
  const isVerified = verifiedAt !== null;
  return {
    ...seen,
    isVerified,
    supplierStatus: caller.supplier?.status ?? null,
    emailChange: waitingChange(proofs, isVerified),
  };
}

/** An e-mail that was never proven has nobody to ask (see change-email.ts). */
function waitingChange(proofs: Proof[], isVerified: boolean): Profile["emailChange"] {
  const of = (purpose: Proof["purpose"]) => proofs.find((proof) => proof.purpose === purpose);
  const [coming, old] = [of("email_change_new"), of("email_change_old")];
  if (!coming?.newEmail) return null;
  return {
    newEmail: coming.newEmail,
    isOldConfirmed: !isVerified || typeof old?.usedAt === "number",
    isNewConfirmed: coming.usedAt !== null,
    expiresAt: coming.expiresAt,
  };
}
