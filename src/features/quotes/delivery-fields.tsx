import { INCOTERMS, type Incoterm } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { TermsFormState } from "./use-terms-form.ts";

const SENTENCES: Record<Incoterm, () => string> = {
  EXW: m.quotes_incoterm_exw,
  FCA: m.quotes_incoterm_fca,
  FAS: m.quotes_incoterm_fas,
  FOB: m.quotes_incoterm_fob,
  CFR: m.quotes_incoterm_cfr,
  CIF: m.quotes_incoterm_cif,
  CPT: m.quotes_incoterm_cpt,
  CIP: m.quotes_incoterm_cip,
  DAP: m.quotes_incoterm_dap,
  DPU: m.quotes_incoterm_dpu,
  DDP: m.quotes_incoterm_ddp,
};

/** What an Incoterm means, true for either side: a quote and a counter-offer have the same form. */
export function incotermSentence(term: string): string {
  const known = Object.entries(SENTENCES).find(([code]) => code === term);
  return known ? known[1]() : m.quotes_form_incoterm_hint();
}

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
        <div className="grid grid-cols-2 items-end gap-3">
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
