import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { PAYMENT_LABELS } from "#src/vocabulary/order-status-labels.ts";
import type { OpenOrder } from "./order-labels.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentRow } from "./payment-row.tsx";
import { PaymentSums } from "./payment-sums.tsx";

/** What the two sides wrote down of the money that went between them. */
export function OrderPayments({ page }: { page: OpenOrder }) {
  const { payments, order, actions } = page;
  const [isRecording, setRecording] = useState(false);
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
      {actions.includes("record_payment") && (
        <Button type="button" variant="secondary" onClick={() => setRecording(true)} className="justify-self-start">
          {m.orders_record_payment()}
        </Button>
      )}
      <Dialog
        open={isRecording}
        onOpenChange={setRecording}
        title={m.orders_record_payment()}
        description={m.orders_payments_no_money_held()}
      >
        <PaymentForm page={page} onClose={() => setRecording(false)} />
      </Dialog>
    </Panel>
  );
}
