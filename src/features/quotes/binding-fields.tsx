import { useEffect } from "react";
import { needsStreet } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import { dayLabels } from "./quote-labels.ts";
import { bindingAt } from "./terms-values.ts";
import type { TermsFormState } from "./use-terms-form.ts";

interface BindingFieldsProps {
  terms: TermsFormState;
  /** Of the quote that is answered. */
  validUntil: number;
}

/** Who has the last word: the buyer, or, for a time that it chooses, the supplier; then the order's address is asked for here. */
export function BindingFields({ terms, validUntil }: BindingFieldsProps) {
  const { form } = terms;
  const { days, isBinding } = useBinding(form, validUntil);
  if (!days) return null;
  return (
    <>
      <FormSection title={m.quotes_binding_title()}>
        <WideField>
          <label className="flex min-h-11 items-center gap-3 font-bold text-gulf-900">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-gulf-700"
              checked={isBinding}
              onChange={({ target }) => form.setValue("binding", target.checked ? "yes" : "", { shouldDirty: true })}
            />
            {m.quotes_binding_toggle()}
          </label>
          <p className="mt-1 text-sand-700">{isBinding ? m.quotes_binding_text() : m.quotes_binding_off()}</p>
        </WideField>
        {isBinding && (
          <TextField
            kind="date"
            label={m.quotes_binding_until()}
            hint={m.quotes_binding_until_hint({ date: dayLabels(days.last) })}
            required
            min={days.first}
            max={days.last}
            {...terms.term("bindingUntil")}
          />
        )}
      </FormSection>
      {isBinding && <PlaceFields terms={terms} />}
    </>
  );
}

function PlaceFields({ terms: { term, form } }: Pick<BindingFieldsProps, "terms">) {
  return (
    <FormSection title={m.quotes_binding_place()}>
      <SelectField label={m.forms_country()} required options={countryOptions()} {...term("country")} />
      <PlaceField label={m.forms_city()} maxLength={100} autoComplete="address-level2" {...term("city")} />
      <WideField>
        <TextArea
          label={m.checkout_address()}
          hint={m.checkout_address_hint()}
          required={needsStreet(form.watch("incoterm"))}
          rows={2}
          maxLength={300}
          autoComplete="street-address"
          {...term("address")}
        />
      </WideField>
      <TextField
        kind="number"
        inputMode="text"
        label={taxNumberWords(form.watch("country"))()}
        hint={m.checkout_trn_hint()}
        maxLength={30}
        {...term("trn")}
      />
    </FormSection>
  );
}

/** Whether a counter-offer shall bind, and on which days that may end; it goes out without a binding that is over. */
function useBinding({ watch, setValue }: TermsFormState["form"], validUntil: number) {
  const { days, isBinding, isOver } = bindingAt({ binding: watch("binding") }, validUntil, Date.now());
  useEffect(() => {
    if (isOver) setValue("binding", "");
  }, [isOver, setValue]);
  return { days, isBinding };
}
