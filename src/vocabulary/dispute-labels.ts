import { ESCALATE_AT_MS, ESCALATE_FROM_MS } from "#domain/orders/order-machine.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

interface Disputed {
  disputedAt: number | null;
  escalatedAt: number | null;
}

/** What comes of a dispute, to who only reads of it: the two sides talk first, then the platform decides. */
export function disputeLabels({ disputedAt, escalatedAt }: Disputed): string {
  if (escalatedAt !== null) return m.orders_next_escalated();
  const moment = (span: number) => (disputedAt === null ? "—" : formatDateTime(disputedAt + span, currentLocale()));
  return m.orders_next_disputed({ from: moment(ESCALATE_FROM_MS), at: moment(ESCALATE_AT_MS) });
}
