import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import { HOUR_MS } from "#domain/kernel/time.ts";
import type { RfqStatus } from "./rfq-status.ts";

/** A supplier awards where it accepts a counter-offer that binds its buyer. */
export type RfqActor = "guest" | "buyer" | "supplier" | "admin" | "clock" | "system";

/** A guest's request must be confirmed by mail within this time (workflows: RFQ). */
export const CONFIRM_WITHIN_MS = 72 * HOUR_MS;

/** Every move of a request after its submission (workflows: RFQ). Server, screens and tests read this table. */
export const RFQ_TRANSITIONS = {
  confirm: { from: ["unconfirmed"], to: "open", by: ["guest"] },
  close: { from: ["open"], to: "closed", by: ["buyer", "clock", "system"] },
  expire: { from: ["open"], to: "expired", by: ["clock"] },
  award: { from: ["open", "closed"], to: "awarded", by: ["buyer", "supplier"] },
  cancel: { from: ["open", "closed"], to: "cancelled", by: ["buyer"] },
  remove: { from: ["unconfirmed", "open", "closed"], to: "removed", by: ["admin"] },
} as const satisfies Transitions<RfqStatus, RfqActor>;

export type RfqAction = keyof typeof RFQ_TRANSITIONS;
export const rfqMachine = /* @__PURE__ */ machineOf<RfqStatus, RfqActor, RfqAction>(RFQ_TRANSITIONS);

/** State of a new request: a guest's waits for the mail's link. */
export function initialRfqStatus(actor: "guest" | "buyer"): RfqStatus {
  return actor === "guest" ? "unconfirmed" : "open";
}

/**
 * The state as of now: the scheduler's moves hold even where its job has not run yet.
 * @returns null for a guest's request whose link has run out, which no longer exists for anybody
 */
export function rfqStatusAt(
  rfq: { status: RfqStatus; confirmBy: number | null; deadlineAt: number; quotesCount: number },
  now: number,
): RfqStatus | null {
  if (rfq.status === "unconfirmed" && rfq.confirmBy !== null && rfq.confirmBy <= now) return null;
  if (rfq.status === "open" && rfq.deadlineAt <= now) {
    return rfqMachine.transition("open", rfq.quotesCount > 0 ? "close" : "expire", "clock");
  }
  return rfq.status;
}

/** Whether a request came to nothing and may be asked again: it ended, or it was closed before any quote came. */
export function mayAskAgain({ status, quotesCount }: { status: RfqStatus; quotesCount: number }): boolean {
  return status === "expired" || status === "cancelled" || (status === "closed" && quotesCount === 0);
}
