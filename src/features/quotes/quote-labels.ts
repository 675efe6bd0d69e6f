import { startOfDay } from "#domain/kernel/time.ts";
import type { QuoteAction, QuoteStatus, RejectReason } from "#domain/rfq/quote-machine.ts";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Thread } from "./thread.ts";

const ENDS: Partial<Record<QuoteStatus, () => string>> = {
  accepted: m.quotes_now_accepted,
  rejected: m.quotes_now_rejected,
  withdrawn: m.quotes_now_withdrawn,
  expired: m.quotes_now_expired,
  not_selected: m.quotes_now_not_selected,
};

/** Who moved last and what is expected of whom now. */
export function nowLabels({ quote, side, actions }: Thread): string {
  const end = ENDS[quote.status];
  if (end) return end();
  const isSupplier = side === "supplier";
  if (!actions.some((action) => action !== "withdraw" && action !== "reject")) return m.quotes_now_request_over();
  if (quote.bindingUntil !== null && isSupplier && !actions.includes("accept_binding"))
    return m.quotes_now_binding_gone();
  if (quote.bindingUntil !== null) {
    const until = formatDateTime(quote.bindingUntil, currentLocale());
    return isSupplier ? m.quotes_now_binding_supplier({ until }) : m.quotes_now_binding_buyer({ until });
  }
  if (quote.status === "countered")
    return isSupplier ? m.quotes_now_countered_supplier() : m.quotes_now_countered_buyer();
  if (isSupplier && quote.isAsked) return m.quotes_now_asked_supplier();
  return isSupplier ? m.quotes_now_sent_supplier() : m.quotes_now_sent_buyer();
}

/**
 * Who is expected to answer or moved last, in a word; nothing where the quote has ended, which says itself how. A guest's
 * question is no move, but it waits for the supplier.
 */
export function lastWords(
  { status, lastMover, isAsked }: Pick<Thread["quote"], "status" | "lastMover" | "isAsked">,
  side: Thread["side"],
): string | undefined {
  if (isAsked) return side === "supplier" ? m.quotes_last_asked() : m.quotes_last_you();
  if (status !== "sent" && status !== "countered") return undefined;
  return lastMover === side ? m.quotes_last_you() : m.quotes_last_other();
}

const REASONS: Record<RejectReason, () => string> = {
  price: m.quotes_reject_price,
  lead_time: m.quotes_reject_lead_time,
  terms: m.quotes_reject_terms,
  specification: m.quotes_reject_specification,
  bought_elsewhere: m.quotes_reject_bought_elsewhere,
  other: m.quotes_reject_other,
};

/** Why a quote ended: a buyer's reason from the list, or a supplier's own words. */
export function closingLabels(reason: string): string {
  const known = Object.entries(REASONS).find(([code]) => code === reason);
  return known ? known[1]() : reason;
}

const EVENTS: Record<Exclude<QuoteAction, "send">, () => string> = {
  revise: m.quotes_event_revise,
  counter: m.quotes_event_counter,
  requote: m.quotes_event_requote,
  accept_counter: m.quotes_event_accept_counter,
  accept_binding: m.quotes_event_accept_binding,
  decline_counter: m.quotes_event_decline_counter,
  withdraw_counter: m.quotes_event_withdraw_counter,
  accept: m.quotes_event_accept,
  reject: m.quotes_event_reject,
  withdraw: m.quotes_event_withdraw,
  expire: m.quotes_event_expire,
  not_select: m.quotes_event_not_select,
};

/** One line of the history. */
export function eventLabels(action: string): string {
  const known = Object.entries(EVENTS).find(([code]) => code === action);
  if (known) return known[1]();
  return action === "start" ? m.quotes_event_start() : m.quotes_event_send();
}

/** A day in words, as a date field holds it (`2026-12-06`): the day in Dubai. */
export function dayLabels(day: string): string {
  const start = startOfDay(day);
  return Number.isNaN(start) ? day : formatDate(start, currentLocale());
}
