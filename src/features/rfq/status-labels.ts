import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { statusLabels } from "#src/vocabulary/rfq-status-labels.ts";

const NEXT_STEPS: Record<RfqStatus, (inputs: { date: string }) => string> = {
  unconfirmed: m.rfq_next_unconfirmed,
  open: m.rfq_next_open,
  closed: () => m.rfq_next_closed(),
  expired: m.rfq_next_expired,
  awarded: () => m.rfq_next_awarded(),
  cancelled: () => m.rfq_next_cancelled(),
  removed: () => m.rfq_next_removed(),
};

interface Step {
  status: RfqStatus;
  confirmBy: number | null;
  deadlineAt: number;
  /** How many quotes came, where the reader may see them. */
  quotesCount?: number;
  /** It goes to one company alone. */
  isDirect?: boolean;
}

interface Left {
  date: string;
  left: string;
}

/** What comes next; an unconfirmed request waits for its confirmation, any other for its deadline. */
export function nextStepLabels(rfq: Step): string {
  const time = rfq.status === "unconfirmed" ? (rfq.confirmBy ?? rfq.deadlineAt) : rfq.deadlineAt;
  const inputs = { date: formatDateTime(time, currentLocale()) };
  if (rfq.isDirect && rfq.status === "unconfirmed") return m.rfq_next_unconfirmed_direct(inputs);
  if (rfq.isDirect && rfq.status === "open") return m.rfq_next_open_direct(inputs);
  if (rfq.status === "closed" && rfq.quotesCount === 0) return m.rfq_next_closed_none();
  return labelOf(NEXT_STEPS, rfq.status, inputs);
}

/** Until when an open request takes quotes, and how long that is; the deadline as it stands, or as its buyer extended it. */
export function openLabels(
  { extendedAt, isDirect }: { extendedAt: number | null; isDirect: boolean },
  inputs: Left,
): string {
  if (isDirect) return extendedAt === null ? m.rfqs_one_open_direct(inputs) : m.rfqs_one_open_extended_direct(inputs);
  return extendedAt === null ? m.rfqs_one_open(inputs) : m.rfqs_one_open_extended(inputs);
}

/** One line of a request's history; moves that have no words of their own are named by the state they led to. */
export function eventLabels(event: { action: string; toStatus: string }): string {
  if (event.action === "submit") return m.rfq_event_submit();
  if (event.action === "confirm") return m.rfq_event_confirm();
  if (event.action === "widen") return m.rfqs_event_widen();
  const status = RFQ_STATUSES.find((one) => one === event.toStatus);
  return status ? statusLabels(status) : event.toStatus;
}
