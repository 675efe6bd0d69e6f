import { useState } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { type OpenOrder, paymentMethodLabels } from "./order-labels.ts";
import { RefusePayment } from "./refuse-payment.tsx";

export type Payment = OpenOrder["payments"][number];

/** One payment as the buyer wrote it down, and what the supplier said of it. */
export function PaymentRow({ payment, page }: { payment: Payment; page: OpenOrder }) {
  const { amountMinor, method, reference, paidOn, documentId } = payment;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Price minor={amountMinor} currency={page.order.currency} className="font-bold text-gulf-900" />
        <PaymentBadge payment={payment} />
      </p>
      <p className="text-sand-700 text-sm">
        {paymentMethodLabels(method)} · {formatDate(Date.parse(`${paidOn}T08:00:00Z`), currentLocale())}
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
          className="inline-flex min-h-11 items-center justify-self-start text-gulf-800 text-sm underline underline-offset-4"
        >
          {m.orders_document_payment_proof()}
        </a>
      )}
      {payment.refusalReason && <OwnParagraph text={payment.refusalReason} className="text-sand-800" />}
      {payment.status === "recorded" && page.actions.includes("confirm_payment") && (
        <PaymentAnswer payment={payment} page={page} />
      )}
    </>
  );
}

function PaymentBadge({ payment: { status, confirmedAt } }: { payment: Payment }) {
  if (status === "refused") return <Badge tone="clay">{m.orders_payment_refused()}</Badge>;
  if (status === "recorded") return <Badge tone="brass">{m.orders_payment_unconfirmed()}</Badge>;
  return (
    <Badge tone="leaf">{m.orders_payment_confirmed({ date: formatDate(confirmedAt ?? 0, currentLocale()) })}</Badge>
  );
}

/** The supplier says whether the money has come. */
function PaymentAnswer({ payment: { id }, page }: { payment: Payment; page: OpenOrder }) {
  const { orders } = api.useUtils();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [isRefusing, setRefusing] = useState(false);
  const confirm = api.orders.confirmPayment.useMutation({
    onError: (error) =>
      void showToast("error", toCallFailure(error).code === "CONFLICT" ? m.orders_stale() : m.forms_failed_title()),
    onSettled: () => orders.invalidate(),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="button"
        variant="secondary"
        busy={confirm.isPending}
        onClick={() => confirm.mutate({ reference: page.order.reference, id, idempotencyKey })}
      >
        {m.orders_confirm_payment()}
      </Button>
      <Button type="button" variant="secondary" onClick={() => setRefusing(true)}>
        {m.orders_refuse_payment()}
      </Button>
      <RefusePayment id={id} page={page} open={isRefusing} onOpenChange={setRefusing} />
    </div>
  );
}
