import { useEffect, useState } from "react";
import { fromMinor } from "#domain/kernel/price.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { PAYMENT_METHODS } from "#domain/orders/payments.ts";
import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatMoney } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";
import { given } from "#src/lib/given-field.ts";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { type OpenOrder, paymentMethodLabels } from "./order-labels.ts";
import { TransitionForm } from "./transition-form.tsx";

const loadSchema = () =>
  import("#domain/orders/payments.ts").then(({ recordPaymentSchema }) =>
    recordPaymentSchema.omit({ reference: true, idempotencyKey: true }),
  );

type PaymentField = "amount" | "method" | "paidOn" | "paymentReference" | "documentId";

/** The buyer writes down what was paid outside, with its proof. */
export function PaymentForm({ page, onClose }: { page: OpenOrder; onClose: () => void }) {
  const { client } = api.useUtils();
  const { order } = page;
  const { reference, currency } = order;
  const [isUploading, setUploading] = useState(false);
  return (
    <TransitionForm
      draftKey={`order:${reference}:payment`}
      loadSchema={loadSchema}
      defaultValues={{
        amount: asTyped(fromMinor(nextDueMinor(page), currency), currentLocale()),
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
      {(field, form) => <PaymentFields {...{ field, form, page }} onUploading={setUploading} />}
    </TransitionForm>
  );
}

/** What is left of the first part of the schedule that is not recorded in full, in minor units. */
function nextDueMinor({ schedule, sums }: OpenOrder): number {
  const next = schedule.find(({ dueMinor, recordedMinor }) => recordedMinor < dueMinor);
  return next ? next.dueMinor - next.recordedMinor : sums.outstandingMinor;
}

interface PaymentFieldsProps {
  field: (name: PaymentField) => { error: string | undefined };
  form: {
    register: (name: "documentId", options: { setValueAs: (value: string) => string | null }) => object;
    setValue: (name: "documentId", value: string) => void;
  };
  page: OpenOrder;
  onUploading: (isUploading: boolean) => void;
}

function PaymentFields({ field, form, page: { order, documents, sums }, onUploading }: PaymentFieldsProps) {
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
      <TextField
        kind="decimal"
        label={m.orders_pay_amount({ currency: isolated(currencyOfAmounts(currency, currentLocale())) })}
        hint={m.orders_pay_amount_hint({ amount: formatMoney(sums.outstandingMinor, currency, currentLocale()) })}
        required
        maxLength={30}
        {...given(field("amount"))}
      />
      <SelectField
        label={m.orders_pay_method()}
        required
        options={PAYMENT_METHODS.map((value) => ({ value, label: paymentMethodLabels(value) }))}
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
      <DocumentUpload
        reference={reference}
        kind="payment_proof"
        label={m.orders_pay_proof_upload()}
        onStored={setSent}
        onBusy={onUploading}
      />
    </>
  );
}
