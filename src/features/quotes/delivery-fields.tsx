import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FormSection, WideField } from "#src/ui/form-section.tsx";
import { PlaceField } from "#src/ui/place-field.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { incotermSentence } from "./incoterm-words.ts";
import type { TermsFormState } from "./use-terms-form.ts";

/** Where the goods change hands, and when. */
export function DeliveryFields({ terms: { term, form } }: { terms: TermsFormState }) {
  return (
    <FormSection title={m.quotes_form_delivery()}>
      <SelectField
        label={m.quotes_incoterm()}
        hint={incotermSentence(form.watch("incoterm"))}
        required
        options={INCOTERMS.map((value) => ({ value, label: value }))}
        {...term("incoterm")}
      />
      <PlaceField
        label={m.quotes_form_place()}
        hint={m.quotes_form_place_hint()}
        required
        maxLength={120}
        {...term("place")}
      />
      <WideField>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            kind="number"
            label={m.quotes_form_lead_min()}
            required
            maxLength={4}
            {...term("leadTimeDaysMin")}
          />
          <TextField
            kind="number"
            label={m.quotes_form_lead_max()}
            required
            maxLength={4}
            {...term("leadTimeDaysMax")}
          />
        </div>
      </WideField>
    </FormSection>
  );
}
