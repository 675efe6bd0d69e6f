import { useEffect, useState } from "react";
import { dayInDubai } from "#domain/kernel/day-in-dubai.ts";
import { fromMinor } from "#domain/kernel/price.ts";
import { PAYMENT_KINDS, PAYMENT_METHODS, type PaymentKind, paymentMachine } from "#domain/orders/payments.ts";
import { m } from "#i18n/paraglide/messages.js";
import { given } from "#src/lib/given-field.ts";
import { api } from "#src/lib/trpc.ts";
import { SelectField } from "#src/ui/select-field.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { MoveForm } from "./move-form.tsx";
import { type OpenOrder, PAYMENT_KIND_WORDS, paymentMethodWords } from "./order-words.ts";
import { PaperUpload } from "./paper-upload.tsx";

const loadSchema = () =>
  import("#domain/orders/payments.ts").then(({ recordPaymentSchema }) =>
    recordPaymentSchema.omit({ reference: true, idempotencyKey: true }),
  );

type PaymentField = "kind" | "amount" | "method" | "paidOn" | "paymentReference" | "documentId";

/** The buyer writes down what was paid outside, with its proof. */
export function PaymentForm({ page, onClose }: { page: OpenOrder; onClose: () => void }) {
  const { client } = api.useUtils();
  const { order } = page;
  const { reference, currency } = order;
  const kinds = PAYMENT_KINDS.filter((kind) => paymentMachine.can(order.payment, kind, "buyer"));
  const [isUploading, setUploading] = useState(false);
  return (
    <MoveForm
      draftKey={`order:${reference}:payment`}
      loadSchema={loadSchema}
      defaultValues={{
        kind: kinds.includes("full") ? "full" : kinds[0],
        amount: kinds.includes("full") ? fromMinor(order.totalMinor, currency) : "",
        method: "bank_transfer",
        paymentReference: "",
        paidOn: dayInDubai(Date.now()),
      }}
      send={({ documentId, ...values }, idempotencyKey, signal) =>
        client.orders.recordPayment.mutate(
          { ...values, ...(documentId ? { documentId } : {}), reference, idempotencyKey },
          { signal },
        )
      }
      confirm={m.orders_record_payment()}
      isPossible={page.actions.includes("record_payment")}
      // A record can't be changed: it waits for its proof.
      isWaiting={isUploading}
      onDone={onClose}
      onCancel={onClose}
    >
      {(field, form) => <PaymentFields {...{ field, form, page, kinds }} onUploading={setUploading} />}
    </MoveForm>
  );
}

interface PaymentFieldsProps {
  field: (name: PaymentField) => { error: string | undefined };
  form: {
    register: (name: "documentId", options: { setValueAs: (value: string) => string | null }) => object;
    setValue: (name: "documentId", value: string) => void;
  };
  page: OpenOrder;
  kinds: readonly PaymentKind[];
  onUploading: (isUploading: boolean) => void;
}

function PaymentFields({ field, form, page: { order, documents }, kinds, onUploading }: PaymentFieldsProps) {
  const { currency, reference } = order;
  const proofs = documents.filter(({ side }) => side === "buyer");
  const { setValue } = form;
  const [sent, setSent] = useState<string>();
  const isListed = proofs.some(({ id }) => id === sent);
  useEffect(() => {
    if (sent && isListed) setValue("documentId", sent);
  }, [sent, isListed, setValue]);
  return (
    <>
      <SelectField
        label={m.orders_pay_kind()}
        required
        options={kinds.map((value) => ({ value, label: PAYMENT_KIND_WORDS[value]() }))}
        {...given(field("kind"))}
      />
      <TextField
        kind="decimal"
        label={m.orders_pay_amount({ currency })}
        required
        maxLength={30}
        {...given(field("amount"))}
      />
      <SelectField
        label={m.orders_pay_method()}
        required
        options={PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodWords(value) }))}
        {...given(field("method"))}
      />
      <TextField
        kind="date"
        label={m.orders_pay_date()}
        required
        max={dayInDubai(Date.now())}
        {...given(field("paidOn"))}
      />
      <TextField label={m.orders_pay_reference()} maxLength={100} {...given(field("paymentReference"))} />
      <SelectField
        label={m.orders_pay_proof()}
        hint={m.orders_pay_proof_hint()}
        placeholder={m.orders_pay_proof_none()}
        options={proofs.map(({ id, name }) => ({ value: id, label: name }))}
        {...given(field("documentId"))}
        {...form.register("documentId", { setValueAs: (value: string) => value || null })}
      />
      <PaperUpload
        reference={reference}
        kind="payment_proof"
        label={m.orders_pay_proof_upload()}
        onStored={setSent}
        onBusy={onUploading}
      />
    </>
  );
}
