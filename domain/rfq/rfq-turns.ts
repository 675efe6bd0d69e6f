import type { Turns, Wait } from "#domain/kernel/turn.ts";
import { waitsUntil } from "#domain/kernel/turn.ts";
import { rfqStatusAt } from "./rfq-machine.ts";
import type { RfqStatus } from "./rfq-status.ts";

/** Of an open request the suppliers have the word, each by its invitation; of a closed one the buyer, by its quotes. */
export const RFQ_TURNS = {
  unconfirmed: [{ side: "buyer", action: "confirm" }],
  open: [],
  closed: [],
  expired: [],
  awarded: [],
  cancelled: [],
  removed: [],
} as const satisfies Turns<RfqStatus>;
type RfqTurn = (typeof RFQ_TURNS)[RfqStatus][number];

/** What of a request its clock looks at; times in milliseconds. */
export interface RfqFacts {
  status: RfqStatus;
  confirmBy: number | null;
  deadlineAt: number;
  quotesCount: number;
}

/** What a request waits for as of now. */
export function rfqWaits(rfq: RfqFacts, now: number): Wait<RfqTurn>[] {
  const status = rfqStatusAt(rfq, now);
  return status === null ? [] : waitsUntil<RfqTurn>(RFQ_TURNS[status], rfq.confirmBy);
}

/** True while quotes on a request may still be negotiated. */
export function isNegotiable(rfq: RfqFacts, now: number): boolean {
  const status = rfqStatusAt(rfq, now);
  return status === "open" || status === "closed";
}
