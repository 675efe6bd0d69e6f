import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { type Grant, holdsOne, type NeededGrants } from "./grants.ts";
import type { UserType } from "./user-types.ts";

/** Who calls, as every guard sees them: the account behind the session and the company it runs. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  avatarPath: string | null;
  isVerified: boolean;
  userType: UserType;
  /** What an operator may do; of everybody else nothing is asked and nothing stands here. */
  grants: readonly Grant[];
  locale: Locale;
  supplier: { id: string; status: SupplierStatus } | null;
  /** When the account will be deleted, in milliseconds; null unless its owner asked for that. */
  deleteAfter: number | null;
  /** True for an operator without a second factor where operators need one: nothing of the platform's opens then. */
  needsSecondFactor: boolean;
  /** A mail to its e-mail came back for good. */
  mailComesBack: boolean;
}

/** What a rule asks of an account: the part of {@link Viewer} that screens know too. */
export interface AccountState extends Pick<Viewer, "isVerified" | "userType" | "needsSecondFactor"> {
  supplier: Pick<NonNullable<Viewer["supplier"]>, "status"> | null;
}

/**
 * Who may call a procedure. `public`: everybody; `signed-in`: every account; `verified`: its e-mail is proven;
 * `company`: it runs one that was not terminated; `active-company`: nor suspended, so that it moves things; `supplier`: its
 * company is approved; `admin`: the platform.
 */
export const ACCESS_RULES = [
  "public",
  "signed-in",
  "verified",
  "company",
  "active-company",
  "supplier",
  "admin",
] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/**
 * The one policy of who may enter (security 12): guards of the server, routes and buttons ask it.
 * @param viewer null for a visitor without a session
 * @returns null when the viewer may, else the code of the refusal
 */
export function refusalFor(rule: AccessRule, viewer: AccountState | null): AppErrorCode | null {
  if (rule === "public") return null;
  if (!viewer) return "UNAUTHENTICATED";
  if (rule === "signed-in") return null;
  if (!viewer.isVerified) return "UNVERIFIED";
  if (rule === "verified") return null;
  if (rule === "admin") return operatorRefusal(viewer);
  return viewer.supplier && isOpenTo(rule, viewer.supplier.status) ? null : "FORBIDDEN";
}

/** True for an operator who holds one of the grants that something needs. */
export function mayOperate(viewer: AccountState & Pick<Viewer, "grants">, needed: NeededGrants | undefined): boolean {
  return refusalFor("admin", viewer) === null && holdsOne(needed, viewer.grants);
}

function operatorRefusal({ userType, needsSecondFactor }: AccountState): AppErrorCode | null {
  if (userType !== "admin") return "FORBIDDEN";
  return needsSecondFactor ? "SECOND_FACTOR" : null;
}

function isOpenTo(rule: "company" | "active-company" | "supplier", status: SupplierStatus): boolean {
  if (status === "approved") return true;
  if (rule === "supplier" || status === "terminated") return false;
  return rule === "company" || status !== "suspended";
}
