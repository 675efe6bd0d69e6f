import { toLatinDigits } from "#domain/kernel/digits.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import { dayLabels } from "./quote-labels.ts";
import { type TermsFormValues, totalsOf } from "./terms-values.ts";
import type { TermsFormState } from "./use-terms-form.ts";

interface ReviewDialogProps {
  form: TermsFormState["form"];
  isBuyer: boolean;
  isSending: boolean;
  onSend: () => void;
  onClose: () => void;
}

/** What goes out, in a few lines; it can't be edited afterwards: a quote may be followed by another version, a counter-offer be withdrawn. */
export function ReviewDialog({ form, isBuyer, isSending, onSend, onClose }: ReviewDialogProps) {
  const values = form.getValues();
  const isBinding = values.binding === "yes";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isBuyer ? m.quotes_review_counter() : m.quotes_review_quote()}
      description={isBuyer ? m.quotes_review_text_counter() : m.quotes_review_text()}
    >
      <Summary values={values} />
      <div className="flex flex-wrap gap-3">
        <Button type="button" busy={isSending} onClick={onSend} className="max-sm:w-full">
          {isBinding ? m.quotes_send_binding() : isBuyer ? m.quotes_send_counter() : m.quotes_send()}
        </Button>
        <Button type="button" variant="secondary" disabled={isSending} onClick={onClose} className="max-sm:w-full">
          {m.quotes_review_back()}
        </Button>
      </div>
    </Dialog>
  );
}

function Summary({ values }: { values: TermsFormValues }) {
  const totals = totalsOf(values);
  return (
    <dl className="mb-5 grid gap-3">
      <div>
        <dt className="text-sand-600 text-sm">{m.quotes_total()}</dt>
        <dd className="font-bold text-2xl text-gulf-900">
          {totals && <Price minor={totals.totalMinor} currency={values.currency} />}
        </dd>
      </div>
      <div>
        <dt className="text-sand-600 text-sm">{m.quotes_incoterm()}</dt>
        <dd className="text-gulf-900">
          <Delivery incoterm={values.incoterm} place={values.place} />
        </dd>
      </div>
      <div>
        <dt className="text-sand-600 text-sm">{m.quotes_lead_time()}</dt>
        <dd className="text-gulf-900">
          {formatLeadTime(daysOf(values.leadTimeDaysMin), daysOf(values.leadTimeDaysMax))}
        </dd>
      </div>
      <div>
        <dt className="text-sand-600 text-sm">{m.quotes_payment_terms()}</dt>
        <dd className="text-gulf-900">
          <PaymentTerms text={values.paymentTerms} />
        </dd>
      </div>
      <div>
        <dt className="text-sand-600 text-sm">{m.quotes_valid_until()}</dt>
        <dd className="text-gulf-900">{dayLabels(values.validUntil)}</dd>
      </div>
      {values.binding === "yes" && (
        <div>
          <dt className="text-sand-600 text-sm">{m.quotes_binding_until()}</dt>
          <dd className="text-gulf-900">
            <b>{dayLabels(values.bindingUntil ?? "")}</b>
            <span className="block">{m.quotes_binding_text()}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function daysOf(typed: string): number {
  return Number(toLatinDigits(typed.trim()));
}
