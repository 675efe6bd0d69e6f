import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { disputeLabels } from "#src/vocabulary/dispute-labels.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PAYMENT_LABELS, STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import type { TrackedAnswer } from "./tracked-answers.tsx";
import { TrackedCancel } from "./tracked-cancel.tsx";
import { TrackedDocuments } from "./tracked-documents.tsx";
import type { Tracked } from "./tracked-request.tsx";

export type TrackedOrderFacts = NonNullable<TrackedAnswer["order"]>;

const NEXT: Record<TrackedOrderFacts["status"], (order: TrackedOrderFacts) => string> = {
  new: m.orders_next_confirmed,
  confirmed: m.orders_next_confirmed,
  in_production: m.orders_next_in_production,
  ready_to_ship: m.orders_next_ready_to_ship,
  shipped: m.orders_next_shipped,
  delivered: m.rfq_guest_order_delivered,
  disputed: disputeLabels,
  completed: m.rfq_guest_order_completed,
  declined: m.orders_next_declined,
  cancelled: m.orders_next_cancelled,
};

interface TrackedOrderProps {
  rfq: Tracked;
  order: TrackedOrderFacts;
  supplier: TrackedAnswer["supplier"];
}

/** The order that an acceptance made: where it stands, what comes next, whom to call, its documents, and how to cancel. */
export function TrackedOrder({ rfq, order, supplier }: TrackedOrderProps) {
  const { words, tone } = toneOf(STATUS_LABELS, order.status);
  return (
    <Panel title={m.rfq_guest_order()}>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={tone}>{words}</Badge>
          <Ltr className="font-bold text-gulf-900">{order.reference}</Ltr>
          <span className="text-sand-600 text-sm">{formatDate(order.createdAt, currentLocale())}</span>
        </p>
        <p role="status" className="text-lg">
          {labelOf(NEXT, order.status, order)}
        </p>
        <p className="text-sand-700">{labelOf(PAYMENT_LABELS, order.payment)}</p>
        {order.carrier && (
          <p>
            <Written>{order.carrier}</Written> {order.trackingReference && <Ltr>{order.trackingReference}</Ltr>}
          </p>
        )}
        {order.closingReason && <OwnParagraph text={order.closingReason} />}
        <p className="flex flex-wrap items-center gap-x-3">
          <span>
            <Named name={supplier.names} className="font-bold" />
          </span>
          {order.supplierPhone && (
            <PhoneLink
              phone={order.supplierPhone}
              className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
            />
          )}
        </p>
        {rfq.actKey && (
          <>
            <TrackedDocuments documents={order.documents} link={{ reference: rfq.reference, key: rfq.actKey }} />
            <TrackedCancel order={order} link={{ reference: rfq.reference, key: rfq.actKey }} />
          </>
        )}
      </div>
    </Panel>
  );
}
