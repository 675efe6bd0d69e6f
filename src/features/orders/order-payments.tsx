import { useState } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { PAYMENT_WORDS } from "#src/lib/order-status-words.ts";
import { api } from "#src/lib/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Price } from "#src/ui/price.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { type OpenOrder, PAYMENT_KIND_WORDS, paymentMethodWords } from "./order-words.ts";
import { PaymentForm } from "./payment-form.tsx";

type Payment = OpenOrder["payments"][number];

/** What the two sides wrote down of the money that went between them. */
export function OrderPayments({ page }: { page: OpenOrder }) {
  const { payments, order, actions } = page;
  const [isRecording, setRecording] = useState(false);
  return (
    <Panel title={m.orders_payments()} intro={m.orders_payments_no_money_held()}>
      <p className="font-bold text-gulf-900">{PAYMENT_WORDS[order.payment]()}</p>
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
        <Button type="button" look="secondary" onClick={() => setRecording(true)} className="justify-self-start">
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

function PaymentRow({ payment, page }: { payment: Payment; page: OpenOrder }) {
  const { kind, amountMinor, method, reference, paidOn, confirmedAt, documentId } = payment;
  const locale = currentLocale();
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold text-gulf-900">{PAYMENT_KIND_WORDS[kind]()}</span>
        <Price minor={amountMinor} currency={page.order.currency} className="font-bold text-gulf-900" />
      </p>
      <p className="text-sand-700 text-sm">
        {paymentMethodWords(method)} · {formatDate(Date.parse(`${paidOn}T08:00:00Z`), locale)}
        {reference && (
          <>
            {" "}
            · <Ltr>{reference}</Ltr>
          </>
        )}
      </p>
      {documentId && (
        <a
          href={`/files/private/orders/${documentId}`}
          className="inline-flex min-h-11 items-center text-gulf-800 text-sm underline underline-offset-4"
        >
          {m.orders_document_payment_proof()}
        </a>
      )}
      {confirmedAt === null ? (
        <Unconfirmed payment={payment} page={page} />
      ) : (
        <p>
          <Badge tone="leaf">{m.orders_payment_confirmed({ date: formatDate(confirmedAt, locale) })}</Badge>
        </p>
      )}
    </>
  );
}

function Unconfirmed({ payment: { id }, page }: { payment: Payment; page: OpenOrder }) {
  const { orders } = api.useUtils();
  const confirm = api.orders.confirmPayment.useMutation({
    onError: (error) =>
      void showToast("error", toCallFailure(error).code === "CONFLICT" ? m.orders_stale() : m.forms_failed_title()),
    onSettled: () => orders.invalidate(),
  });
  if (!page.actions.includes("confirm_payment")) return <Badge tone="brass">{m.orders_payment_unconfirmed()}</Badge>;
  return (
    <Button
      type="button"
      busy={confirm.isPending}
      onClick={() => confirm.mutate({ reference: page.order.reference, id })}
      className="justify-self-start"
    >
      {m.orders_confirm_payment()}
    </Button>
  );
}
