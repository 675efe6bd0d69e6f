import type { ChecklistItem } from "./checklist.ts";
import { LICENCE_GRACE_MS } from "./supplier-machine.ts";

/** Accepted items that tell a buyer something, in the order of the page; a logo or a wish of markets proves nothing. */
export const PUBLIC_CHECKS = [
  "trade_licence",
  "trn",
  "addresses",
  "certificates",
  "bank_letter",
] as const satisfies ChecklistItem[];
export type PublicCheck = (typeof PUBLIC_CHECKS)[number];

/** What the public learns of an item: that it was looked at and accepted, and when; never a number or a file. */
export interface AcceptedCheck {
  item: PublicCheck;
  /** Milliseconds. */
  checkedAt: number;
}

interface BadgeFacts {
  verifiedAt: number | null;
  licenceValidUntil: number | null;
}

/**
 * Whether an approved company carries the badge: its documents were accepted, and its licence has not ended longer ago than
 * the scheduler allows (workflows: Supplier). Asked on read, so nothing hangs on when the scheduler's job runs.
 * @param now milliseconds, as all times here
 */
export function isBadged({ verifiedAt, licenceValidUntil }: BadgeFacts, now: number): boolean {
  if (verifiedAt === null) return false;
  return licenceValidUntil === null || licenceValidUntil + LICENCE_GRACE_MS > now;
}
