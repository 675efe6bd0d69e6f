import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const STATUSES: Record<QuoteStatus, () => string> = {
  draft: m.quotes_status_draft,
  sent: m.quotes_status_sent,
  countered: m.quotes_status_countered,
  accepted: m.quotes_status_accepted,
  rejected: m.quotes_status_rejected,
  withdrawn: m.quotes_status_withdrawn,
  expired: m.quotes_status_expired,
  not_selected: m.quotes_status_not_selected,
};

/** Colour of a state: brass is work to do, gulf is under way, leaf is won, the rest is over. */
export const STATUS_TONES = {
  draft: "brass",
  sent: "gulf",
  countered: "brass",
  accepted: "leaf",
  rejected: "clay",
  withdrawn: "neutral",
  expired: "neutral",
  not_selected: "neutral",
} as const satisfies Record<QuoteStatus, string>;

/** The state of a quote in words. */
export function statusLabels(status: QuoteStatus): string {
  return labelOf(STATUSES, status);
}
