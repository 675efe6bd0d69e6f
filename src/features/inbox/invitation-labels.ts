import { DECLINE_REASONS, type DeclineReason, type InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const STATUSES: Record<InvitationStatus, () => string> = {
  invited: m.inbox_status_invited,
  viewed: m.inbox_status_viewed,
  info_requested: m.inbox_status_info_requested,
  info_provided: m.inbox_status_info_provided,
  quoted: m.inbox_status_quoted,
  declined: m.inbox_status_declined,
  expired: m.inbox_status_expired,
};

/** Colour of a state: brass waits for the supplier, gulf for the buyer, leaf is answered, the rest is over. */
export const STATUS_TONES = {
  invited: "brass",
  viewed: "brass",
  info_requested: "gulf",
  info_provided: "brass",
  quoted: "leaf",
  declined: "neutral",
  expired: "neutral",
} as const satisfies Record<InvitationStatus, string>;

export function statusLabels(status: InvitationStatus): string {
  return labelOf(STATUSES, status);
}

/** As domain/rfq/matching.ts names them (MATCH_REASONS). */
const REASONS: Record<string, () => string> = {
  direct: m.inbox_reason_direct,
  chosen: m.inbox_reason_chosen,
  category: m.inbox_reason_category,
  subcategory: m.inbox_reason_subcategory,
  terms: m.inbox_reason_terms,
  goods: m.inbox_reason_goods,
  destination: m.inbox_reason_destination,
  moq: m.inbox_reason_moq,
  verified: m.inbox_reason_verified,
  responsive: m.inbox_reason_responsive,
  widened: m.inbox_reason_widened,
};

/** Why a supplier was asked, in words; what this page does not know yet is left out. */
export function reasonLabels(reasons: readonly string[]): string[] {
  return reasons.flatMap((reason) => REASONS[reason]?.() ?? []);
}

const DECLINES: Record<DeclineReason, () => string> = {
  no_stock: m.inbox_decline_no_stock,
  quantity_too_small: m.inbox_decline_quantity_too_small,
  not_our_product: m.inbox_decline_not_our_product,
  no_delivery: m.inbox_decline_no_delivery,
  price: m.inbox_decline_price,
  other: m.inbox_decline_other,
};

export function declineLabels(reason: string): string {
  const known = DECLINE_REASONS.find((one) => one === reason);
  return known ? labelOf(DECLINES, known) : reason;
}
