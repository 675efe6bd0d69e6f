import { m } from "#i18n/paraglide/messages.js";
import { itemLabels } from "./company-labels.ts";

const TRANSITIONS = {
  apply: m.admin_event_apply,
  provide_info: m.admin_event_provide_info,
  resubmit: m.admin_event_resubmit,
  request_info: m.admin_event_request_info,
  approve: m.admin_event_approve,
  reject: m.admin_event_reject,
  suspend: m.admin_event_suspend,
  restore: m.admin_event_restore,
  terminate: m.admin_event_terminate,
  trust: m.admin_event_trust,
  distrust: m.admin_event_distrust,
  list: m.claims_event_list,
  claim: m.claims_event_claim,
  edit_texts: m.company_event_edit_texts,
  edit_company: m.company_event_edit_company,
  stage_changes: m.company_event_stage_changes,
  withdraw_changes: m.company_event_withdraw_changes,
  apply_changes: m.company_event_apply_changes,
  decline_changes: m.company_event_decline_changes,
} as const;

/** Events on an item of the checklist, which they name in their note. */
const ITEM_EVENTS = {
  provide_item: m.admin_event_provide_item,
  remove_document: m.admin_event_remove_document,
  item_accepted: m.admin_event_item_accepted,
  item_rejected: m.admin_event_item_rejected,
  item_waived: m.admin_event_item_waived,
} as const;

/** An event of a company in words, with what was written about it; what is unknown keeps its code. */
export function eventLabels({ action, note }: { action: string; note: string | null }) {
  const onItem = Object.entries(ITEM_EVENTS).find(([name]) => name === action)?.[1];
  if (onItem) return { words: onItem({ item: itemLabels(note ?? "") }), note: null };
  const move = Object.entries(TRANSITIONS).find(([name]) => name === action)?.[1];
  return { words: move ? move() : action, note };
}
