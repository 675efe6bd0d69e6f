import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { given } from "#src/lib/given-field.ts";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { OpenOrder } from "./order-labels.ts";
import { TransitionForm } from "./transition-form.tsx";

interface RefusePaymentProps {
  /** Of the payment. */
  id: string;
  page: OpenOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadSchema = () =>
  import("#domain/orders/payments.ts").then(({ refusePaymentSchema }) => refusePaymentSchema.pick({ reason: true }));

/** The supplier says why a recorded payment does not count. */
export function RefusePayment({ id, page, open, onOpenChange }: RefusePaymentProps) {
  const { client } = api.useUtils();
  const { reference } = page.order;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.orders_refuse_payment_title()}
      description={m.orders_refuse_payment_text()}
    >
      <TransitionForm
        draftKey={`order:${reference}:refuse:${id}`}
        loadSchema={loadSchema}
        defaultValues={{ reason: "" }}
        send={({ reason }, idempotencyKey, signal) =>
          client.orders.refusePayment.mutate({ reference, id, reason, idempotencyKey }, { signal })
        }
        confirm={m.orders_refuse_payment_title()}
        variant="danger"
        isPossible={page.actions.includes("refuse_payment")}
        onDone={close}
        onCancel={close}
      >
        {(field) => <TextArea label={m.orders_reason()} required maxLength={500} {...given(field("reason"))} />}
      </TransitionForm>
    </Dialog>
  );
}
