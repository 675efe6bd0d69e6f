import type { Grant } from "#domain/identity/grants.ts";
import type { UserType } from "#domain/identity/user-types.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Context } from "#worker/platform/context.ts";

/** What every screen knows of who is signed in. */
export interface Session {
  userId: string;
  name: string;
  email: string;
  isVerified: boolean;
  avatarPath: string | null;
  userType: UserType;
  /** What it may do as an operator. */
  grants: readonly Grant[];
  locale: Locale;
  /** Of the company that it runs. */
  supplierId: string | null;
  supplierStatus: SupplierStatus | null;
  deleteAfter: number | null;
  /** An operator who has to set up a second factor first. */
  needsSecondFactor: boolean;
  /** A mail to its e-mail came back for good: it has to be changed or put right. */
  mailComesBack: boolean;
}

/** Who is signed in, or null: one database call with a session cookie, none without. */
export async function readSession(ctx: Context): Promise<Session | null> {
  const viewer = await ctx.viewer();
  if (!viewer) return null;
  const { sessionId: _, supplier, ...seen } = viewer;
  return { ...seen, supplierId: supplier?.id ?? null, supplierStatus: supplier?.status ?? null };
}
