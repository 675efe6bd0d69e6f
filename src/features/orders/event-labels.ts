import type { OrderAction } from "#domain/orders/order-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { documentKindLabels, type OpenOrder } from "./order-labels.ts";

/** What the events of an order say (worker/orders writes them). */
const EVENTS = {
  place: m.orders_event_place,
  accept_quote: m.orders_event_accept_quote,
  accept_binding: m.orders_event_accept_binding,
  confirm: m.orders_event_confirm,
  decline: m.orders_event_decline,
  lapse: m.orders_event_lapse,
  cancel: m.orders_event_cancel,
  start_production: m.orders_event_start_production,
  make_ready: m.orders_event_make_ready,
  ship: m.orders_event_ship,
  deliver: m.orders_event_deliver,
  complete: m.orders_event_complete,
  cancel_agreed: m.orders_event_cancel_agreed,
  ask_to_cancel: m.orders_event_ask_to_cancel,
  refuse_to_cancel: m.orders_event_refuse_to_cancel,
  dispute: m.orders_event_dispute,
  escalate: m.orders_event_escalate,
  settle_completed: m.orders_event_settle_completed,
  settle_cancelled: m.orders_event_settle_cancelled,
  propose_freight: m.orders_event_propose_freight,
  agree_to_freight: m.orders_event_agree_to_freight,
  record_payment: m.orders_event_record_payment,
  confirm_payment: m.orders_event_confirm_payment,
  refuse_payment: m.orders_event_refuse_payment,
  add_document: m.orders_event_add_document,
  answer_dispute: m.orders_event_answer_dispute,
  propose_settlement: m.orders_event_propose_settlement,
} satisfies Record<OrderAction, () => string> & Record<string, () => string>;

/** What happened; an event without words of its own is told by the state it led to, where it led to another. */
export function eventLabels({ action, fromStatus, toStatus }: OpenOrder["events"][number]): string {
  // An earlier or later version may have written another one.
  const known: Partial<Record<string, () => string>> = EVENTS;
  const words = known[action]?.();
  if (words !== undefined) return words;
  if (fromStatus === toStatus) return m.orders_event_other();
  const status = Object.entries(STATUS_LABELS).find(([name]) => name === toStatus)?.[1];
  return status?.words() ?? m.orders_event_other();
}

/** Notes that people wrote, and the kind of a document by name; amounts are shown beside the freight and the payments. */
export function eventNote({ action, note }: OpenOrder["events"][number]): string | null {
  if (action === "add_document") return note && documentKindLabels(note);
  return action === "propose_freight" || action === "agree_to_freight" ? null : note;
}
