import type { ApplicationQueue, ItemDecision } from "#domain/admin/review-suppliers.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { type BadgeTone, toneOf } from "#src/vocabulary/look-of.ts";

const QUEUE_LABELS: Record<ApplicationQueue, () => string> = {
  pending: m.admin_status_pending,
  info_requested: m.admin_status_info_requested,
  approved: m.admin_status_approved,
  rejected: m.admin_status_rejected,
  suspended: m.admin_status_suspended,
  terminated: m.admin_status_terminated,
  renewal: m.admin_status_renewal,
  all: m.admin_status_all,
};

/** Name of a state of companies, or of the list of renewals. */
export function queueLabels(queue: ApplicationQueue): string {
  return labelOf(QUEUE_LABELS, queue);
}

const STATUS_TONES: Record<SupplierStatus, BadgeTone> = {
  pending: "brass",
  info_requested: "gulf",
  approved: "leaf",
  rejected: "clay",
  suspended: "clay",
  terminated: "neutral",
};

/** Colour of a company's state. */
export function statusTone(status: SupplierStatus): BadgeTone {
  return STATUS_TONES[status];
}

const ITEM_LABELS: Record<ChecklistItem, () => string> = {
  trade_licence: m.admin_item_trade_licence,
  trn: m.admin_item_trn,
  bank_letter: m.admin_item_bank_letter,
  certificates: m.admin_item_certificates,
  logo: m.admin_item_logo,
  addresses: m.admin_item_addresses,
  markets: m.admin_item_markets,
};

/** Name of an item of the checklist; what is no item stays as it is. */
export function itemLabels(item: string): string {
  const known = Object.entries(ITEM_LABELS).find(([name]) => name === item);
  return known ? known[1]() : item;
}

const ITEM_STATES: Record<ItemState, { words: () => string; tone: BadgeTone }> = {
  missing: { words: m.admin_item_state_missing, tone: "neutral" },
  provided: { words: m.admin_item_state_provided, tone: "brass" },
  accepted: { words: m.admin_item_state_accepted, tone: "leaf" },
  rejected: { words: m.admin_item_state_rejected, tone: "clay" },
  waived: { words: m.admin_item_state_waived, tone: "gulf" },
};

/** Name and colour of an item's state. */
export function itemState(state: ItemState): { words: string; tone: BadgeTone } {
  return toneOf(ITEM_STATES, state);
}

/** The verb of a decision on an item and what it means. */
export const ITEM_DECISION_LABELS: Record<ItemDecision, { verb: () => string; hint: () => string }> = {
  accepted: { verb: m.admin_item_accept, hint: m.admin_item_accept_hint },
  rejected: { verb: m.admin_item_reject, hint: m.admin_item_reject_hint },
  waived: { verb: m.admin_item_waive, hint: m.admin_item_waive_hint },
};
