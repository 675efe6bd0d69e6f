import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import { DAY_MS } from "#domain/kernel/time.ts";

/** States of one supplier's invitation to a request (workflows: RFQ, Invitation). */
export const INVITATION_STATUSES = [
  "invited",
  "viewed",
  "info_requested",
  "info_provided",
  "quoted",
  "declined",
  "expired",
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export type InvitationActor = "supplier" | "buyer" | "clock";

/** An answer within this time counts as responded; without any quote after it, the request is widened once. */
export const RESPOND_WITHIN_MS = DAY_MS;
/** Answers to requests that are older say nothing about a supplier of today. */
export const ANSWERS_COUNT_MS = 90 * DAY_MS;

/** States that still wait for the supplier or the buyer. */
export const UNANSWERED = ["invited", "viewed", "info_requested", "info_provided"] as const;

/** Every move of an invitation after it was made. */
export const INVITATION_TRANSITIONS = {
  view: { from: ["invited"], to: "viewed", by: ["supplier"] },
  request_info: { from: ["invited", "viewed", "info_provided"], to: "info_requested", by: ["supplier"] },
  provide_info: { from: ["info_requested"], to: "info_provided", by: ["buyer"] },
  quote: { from: UNANSWERED, to: "quoted", by: ["supplier"] },
  decline: { from: UNANSWERED, to: "declined", by: ["supplier"], needsReason: true },
  /** Takes a decline back while its request still takes quotes. */
  reconsider: { from: ["declined"], to: "viewed", by: ["supplier"] },
  expire: { from: UNANSWERED, to: "expired", by: ["clock"] },
} as const satisfies Transitions<InvitationStatus, InvitationActor>;

export type InvitationAction = keyof typeof INVITATION_TRANSITIONS;
export const invitationMachine = /* @__PURE__ */ machineOf<InvitationStatus, InvitationActor, InvitationAction>(
  INVITATION_TRANSITIONS,
);

/** Why a supplier does not quote. */
export const DECLINE_REASONS = [
  "no_stock",
  "quantity_too_small",
  "not_our_product",
  "no_delivery",
  "price",
  "other",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The state as of now: an invitation past its deadline has expired, whether or not the scheduler's job ran. */
export function invitationStatusAt(
  invitation: { status: InvitationStatus; deadlineAt: number },
  now: number,
): InvitationStatus {
  return invitation.deadlineAt <= now && invitationMachine.can(invitation.status, "expire", "clock")
    ? invitationMachine.transition(invitation.status, "expire", "clock")
    : invitation.status;
}
