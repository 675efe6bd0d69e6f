import type { UserType } from "#domain/identity/user-types.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

export interface Profile {
  name: string;
  email: string;
  isVerified: boolean;
  phone: string | null;
  location: string | null;
  avatarPath: string | null;
  userType: UserType;
  supplierStatus: SupplierStatus | null;
  createdAt: number;
  deleteAfter: number | null;
  /** A change of address that waits for its confirmations. */
  emailChange: { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean; expiresAt: number } | null;
}

/** What the owner of an account sees of it. */
export async function readProfile(ctx: SignedInContext): Promise<Profile> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}
