import type { DeclineReason, InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import type { MatchReason } from "#domain/rfq/matching.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const STATES: Record<InvitationStatus, () => string> = {
  invited: m.rfqs_invited_state_invited,
  viewed: m.rfqs_invited_state_viewed,
  info_requested: m.rfqs_invited_state_info_requested,
  info_provided: m.rfqs_invited_state_info_provided,
  quoted: m.rfqs_invited_state_quoted,
  declined: m.rfqs_invited_state_declined,
  expired: m.rfqs_invited_state_expired,
};

export const INVITATION_TONES = {
  invited: "neutral",
  viewed: "gulf",
  info_requested: "brass",
  info_provided: "gulf",
  quoted: "leaf",
  declined: "clay",
  expired: "neutral",
} as const satisfies Record<InvitationStatus, string>;

const REASONS: Record<MatchReason, () => string> = {
  direct: m.rfqs_reason_direct,
  chosen: m.rfqs_reason_chosen,
  category: m.rfqs_reason_category,
  subcategory: m.rfqs_reason_subcategory,
  terms: m.rfqs_reason_terms,
  goods: m.rfqs_reason_goods,
  destination: m.rfqs_reason_destination,
  moq: m.rfqs_reason_moq,
  verified: m.rfqs_reason_verified,
  responsive: m.rfqs_reason_responsive,
  widened: m.rfqs_reason_widened,
};

const DECLINES: Record<DeclineReason, () => string> = {
  no_stock: m.rfqs_decline_no_stock,
  quantity_too_small: m.rfqs_decline_quantity,
  not_our_product: m.rfqs_decline_product,
  no_delivery: m.rfqs_decline_delivery,
  price: m.rfqs_decline_price,
  other: m.rfqs_decline_other,
};

export function invitationLabels(status: InvitationStatus): string {
  return labelOf(STATES, status);
}

interface Timed {
  deadlineAt: number;
}

/** Closing a request ends what is unanswered before its time: then nobody let the deadline pass. */
export function isCutShort(
  { status, deadlineAt }: Timed & { status: InvitationStatus },
  request: Timed & { status: RfqStatus },
): boolean {
  return status === "expired" && request.status !== "open" && deadlineAt < request.deadlineAt;
}

/** Why a supplier was asked, in words; a code of a later version is left out. */
export function reasonLabels(reasons: readonly string[]): string[] {
  return reasons.flatMap((reason) => (isReason(reason) ? [labelOf(REASONS, reason)] : []));
}

function isReason(value: string): value is MatchReason {
  return Object.hasOwn(REASONS, value);
}

export function declineLabels(reason: DeclineReason): string {
  return labelOf(DECLINES, reason);
}
