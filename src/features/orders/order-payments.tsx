import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { PAYMENT_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { mainActionOf } from "./next-step.ts";
import type { OpenOrder } from "./order-labels.ts";
import { PaymentRow } from "./payment-row.tsx";
import { PaymentSums } from "./payment-sums.tsx";
import { RecordPayment } from "./record-payment.tsx";

/** What the two sides wrote down of the money that went between them. */
export function OrderPayments({ page }: { page: OpenOrder }) {
  const { payments, order, actions } = page;
  return (
    <Panel title={m.orders_payments()} intro={m.orders_payments_no_money_held()}>
      <p className="font-bold text-gulf-900">{labelOf(PAYMENT_LABELS, order.payment)}</p>
      <PaymentSums page={page} />
      {payments.length > 0 && (
        <ul className="grid gap-3">
          {payments.map((payment) => (
            <li key={payment.id} className="grid gap-2 rounded-md border border-sand-200 bg-sand-50 p-3">
              <PaymentRow payment={payment} page={page} />
            </li>
          ))}
        </ul>
      )}
      {actions.includes("record_payment") && mainActionOf(page) !== "record_payment" && (
        <RecordPayment page={page} variant="secondary" />
      )}
    </Panel>
  );
}
