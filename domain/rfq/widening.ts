import { RESPOND_WITHIN_MS } from "./invitation-machine.ts";
import type { RfqStatus } from "./rfq-status.ts";

/** What says whether more suppliers will be asked for a request. */
export interface Widenable {
  /** As it is now (`rfqStatusAt`). */
  status: RfqStatus;
  quotesCount: number;
  openedAt: number | null;
  widenedAt: number | null;
  /** It names its supplier, and goes to nobody else (workflows: Matching). */
  isDirect: boolean;
}

/**
 * When more suppliers are looked for, where no quote has come until then, and whether that time has come: the scheduler's job
 * does it within a minute. Null where it was done, or never will be.
 */
export function wideningOf(rfq: Widenable, now: number): { widenAt: number | null; isWideningDue: boolean } {
  const { status, quotesCount, openedAt, widenedAt, isDirect } = rfq;
  const isAhead = status === "open" && quotesCount === 0 && widenedAt === null && !isDirect;
  const widenAt = isAhead && openedAt !== null ? openedAt + RESPOND_WITHIN_MS : null;
  return { widenAt, isWideningDue: widenAt !== null && widenAt <= now };
}
