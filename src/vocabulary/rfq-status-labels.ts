import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "./counted.ts";
import { labelOf } from "./label-of.ts";

const LABELS: Record<RfqStatus, () => string> = {
  unconfirmed: m.rfq_status_unconfirmed,
  open: m.rfq_status_open,
  closed: m.rfq_status_closed,
  expired: m.rfq_status_expired,
  awarded: m.rfq_status_awarded,
  cancelled: m.rfq_status_cancelled,
  removed: m.rfq_status_removed,
};

/** Colour of a state: brass waits for somebody, leaf runs, the rest is over. */
export const STATUS_TONES = {
  unconfirmed: "brass",
  open: "leaf",
  closed: "gulf",
  expired: "neutral",
  awarded: "leaf",
  cancelled: "neutral",
  removed: "clay",
} as const satisfies Record<RfqStatus, string>;

/** The state of a request in words. */
export function statusLabels(status: RfqStatus): string {
  return labelOf(LABELS, status);
}

/** States in which a quote can still come. */
const AWAITING: readonly RfqStatus[] = ["unconfirmed", "open"];

/** How many quotes came; of a request that is over without one, that none will. */
export function quotesLabels(status: RfqStatus, quotes: number): string {
  return quotes === 0 && !AWAITING.includes(status) ? m.rfqs_card_no_quote() : m.rfqs_card_quotes(counted(quotes));
}
