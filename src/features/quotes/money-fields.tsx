import { dayInDubai } from "#domain/kernel/time.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { COMMON_TERMS } from "#src/vocabulary/payment-terms.ts";
import type { TermsFormState } from "./use-terms-form.ts";
import { VAT_RATES, vatPercent } from "./vat-rates.ts";

interface MoneyFieldsProps {
  terms: TermsFormState;
  /** A counter-offer stays in the currency, the VAT and the validity of what it answers. */
  isBuyer: boolean;
}

/** Currency, payment, validity and what stands beside the goods. */
export function MoneyFields({ terms, isBuyer }: MoneyFieldsProps) {
  const { term, form } = terms;
  const rate = Number(form.watch("vatRate"));
  const rates = VAT_RATES.some((known) => known === rate) ? VAT_RATES : [...VAT_RATES, rate];
  return (
    <>
      <FormSection title={m.quotes_form_payment()}>
        <WideField>
          <PaymentTerms terms={terms} />
        </WideField>
        {!isBuyer && (
          <>
            <SelectField label={m.quotes_form_currency()} required options={currencyOptions()} {...term("currency")} />
            <TextField
              kind="date"
              label={m.quotes_valid_until()}
              hint={m.quotes_form_valid_hint()}
              required
              min={dayInDubai(Date.now())}
              {...term("validUntil")}
            />
          </>
        )}
      </FormSection>
      <FormSection title={m.quotes_form_charges()} hint={m.quotes_form_charges_hint()}>
        <TextField kind="decimal" label={m.quotes_freight()} maxLength={20} {...term("freight")} />
        <TextField kind="decimal" label={m.quotes_insurance()} maxLength={20} {...term("insurance")} />
        <TextField kind="decimal" label={m.quotes_discount()} maxLength={20} {...term("discount")} />
        {!isBuyer && (
          <SelectField
            label={m.quotes_form_vat()}
            required
            options={rates.map((value) => ({ value: String(value), label: vatPercent(value) }))}
            {...term("vatRate")}
          />
        )}
        <WideField>
          <TextArea label={m.quotes_notes()} rows={2} maxLength={1000} {...term("notes")} />
        </WideField>
      </FormSection>
    </>
  );
}

/** Each of the common terms fills the field, which stays free. */
function PaymentTerms({ terms: { term, form } }: { terms: TermsFormState }) {
  const typed = form.watch("paymentTerms");
  return (
    <div className="grid gap-2">
      <TextField label={m.quotes_payment_terms()} required maxLength={300} {...term("paymentTerms")} />
      <div className="flex flex-wrap gap-2 *:max-w-full *:whitespace-normal *:py-2 *:text-start">
        {COMMON_TERMS.map((words) => {
          const text = words({}, { locale: currentLocale() });
          return (
            <Chip
              key={text}
              active={typed === text}
              onClick={() => form.setValue("paymentTerms", text, { shouldDirty: true, shouldValidate: true })}
            >
              {text}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
