import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { statesAwaiting, type Turns, type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import { type InvitationStatus, invitationStatusAt } from "./invitation-machine.ts";
import { rfqStatusAt } from "./rfq-machine.ts";
import type { RfqFacts } from "./rfq-turns.ts";

export const INVITATION_TURNS = {
  invited: [{ side: "supplier", action: "quote" }],
  viewed: [{ side: "supplier", action: "quote" }],
  info_requested: [{ side: "buyer", action: "provide_info" }],
  info_provided: [{ side: "supplier", action: "quote" }],
  quoted: [],
  declined: [],
  expired: [],
} as const satisfies Turns<InvitationStatus>;
type InvitationTurn = (typeof INVITATION_TURNS)[InvitationStatus][number];

/** States in which the supplier has the word. */
export const WAITING_FOR_SUPPLIER = /* @__PURE__ */ statesAwaiting<InvitationStatus>(INVITATION_TURNS, "supplier");

export interface InvitationFacts {
  status: InvitationStatus;
  deadlineAt: number;
  supplierStatus: SupplierStatus;
  rfq: RfqFacts;
}

/** What an invitation waits for as of now: only an open request takes quotes, and only an approved company sends them. */
export function invitationWaits(invitation: InvitationFacts, now: number): Wait<InvitationTurn>[] {
  const { rfq, supplierStatus, deadlineAt } = invitation;
  if (rfqStatusAt(rfq, now) !== "open" || supplierStatus !== "approved") return [];
  return waitsUntil<InvitationTurn>(INVITATION_TURNS[invitationStatusAt(invitation, now)], deadlineAt);
}
