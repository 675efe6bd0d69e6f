import { CHECKLIST_ITEMS } from "#domain/suppliers/checklist.ts";
import type { SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { itemName } from "./item-labels.ts";
import type { CompanyEvent } from "./use-company.ts";

type Edit = "edit_texts" | "edit_company" | "stage_changes" | "withdraw_changes" | "apply_changes" | "decline_changes";

const TRANSITIONS: Record<SupplierAction | Edit | "apply" | "list" | "claim", () => string> = {
  apply: m.company_event_apply,
  request_info: m.company_event_request_info,
  provide_info: m.company_event_provide_info,
  approve: m.company_event_approve,
  reject: m.company_event_reject,
  resubmit: m.company_event_resubmit,
  suspend: m.company_event_suspend,
  restore: m.company_event_restore,
  terminate: m.company_event_terminate,
  list: m.claims_event_list,
  claim: m.claims_event_claim,
  edit_texts: m.company_event_edit_texts,
  edit_company: m.company_event_edit_company,
  stage_changes: m.company_event_stage_changes,
  withdraw_changes: m.company_event_withdraw_changes,
  apply_changes: m.company_event_apply_changes,
  decline_changes: m.company_event_decline_changes,
};

/** Events about an item, which is named in their note. */
const ABOUT_ITEMS: Record<string, (inputs: { item: string }) => string> = {
  provide_item: m.company_event_provide_item,
  remove_document: m.company_event_remove_document,
  item_accepted: m.company_event_item_accepted,
  item_rejected: m.company_event_item_rejected,
  item_waived: m.company_event_item_waived,
};

const BY: Record<CompanyEvent["by"], () => string> = {
  you: m.company_by_you,
  operator: m.company_by_platform,
  clock: m.company_by_clock,
};

type Happened = Pick<CompanyEvent, "action" | "note" | "by">;

/** What happened, and the reason that was given for it. */
export function eventLabels({ action, note, by }: Happened): { title: string; reason: string | null } {
  const item = CHECKLIST_ITEMS.find((known) => known === note);
  const aboutItem = ABOUT_ITEMS[action];
  if (aboutItem && item) return { title: aboutItem({ item: itemName(item) }), reason: null };
  // What the scheduler notes is a code of its own, not words for readers.
  if (action === "suspend" && by === "clock") return { title: m.company_event_suspend_clock(), reason: null };
  const move = Object.entries(TRANSITIONS).find(([known]) => known === action);
  return { title: move ? move[1]() : m.company_event_other(), reason: move ? note : null };
}

/** Who did it. */
export function actorLabels(by: CompanyEvent["by"]): string {
  return labelOf(BY, by);
}

/** One line for what was done several times in a row, e.g. five certificates or five saved texts: the newest. */
export function foldEvents<Event extends Happened>(events: readonly Event[]): Event[] {
  return events.filter((event, index) => {
    const newer = events[index - 1];
    const isSame = newer?.action === event.action && newer.note === event.note && newer.by === event.by;
    return !(isSame && (event.action in ABOUT_ITEMS || event.action === "edit_texts"));
  });
}
