import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";

const LABELS: Record<QuoteStatus, () => string> = {
  draft: m.rfqs_quote_sent,
  sent: m.rfqs_quote_sent,
  countered: m.rfqs_quote_countered,
  accepted: m.rfqs_quote_accepted,
  rejected: m.rfqs_quote_rejected,
  withdrawn: m.rfqs_quote_withdrawn,
  expired: m.rfqs_quote_expired,
  not_selected: m.rfqs_quote_not_selected,
};

/** Colour of a quote's state: brass waits for somebody, leaf won, the rest is over. */
export const QUOTE_TONES = {
  draft: "neutral",
  sent: "brass",
  countered: "gulf",
  accepted: "leaf",
  rejected: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
  not_selected: "neutral",
} as const satisfies Record<QuoteStatus, string>;

/** The state of a quote as its buyer reads it; drafts are the suppliers' own and never come here. */
export function quoteStatusLabels(status: QuoteStatus): string {
  return labelOf(LABELS, status);
}

/** True for a quote that can still be dealt with or was taken. */
export function isLive(status: QuoteStatus): boolean {
  return status === "sent" || status === "countered" || status === "accepted";
}
