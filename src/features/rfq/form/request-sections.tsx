import { useWatch } from "react-hook-form";
import { CATEGORIES, CATEGORY_SLUGS, isCategory } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { currencyOptions } from "#src/vocabulary/currency-options.ts";
import { incotermLabels } from "../incoterm-labels.ts";
import { requestField } from "./request-field.ts";
import type { RequestForm } from "./use-request-form.ts";

interface SectionProps {
  sending: RequestForm;
}

/** What it is about as a whole: category and headline. */
export function NeedSection({ sending: { form } }: SectionProps) {
  const locale = currentLocale();
  const category = useWatch({ control: form.control, name: "productCategory" });
  const subcategories = isCategory(category) ? CATEGORIES[category] : [];
  const { onChange, ...categoryField } = requestField(form, "productCategory");
  return (
    <FormSection title={m.rfq_form_need()} hint={m.forms_required_note()}>
      <SelectField
        label={m.rfq_form_category()}
        required
        options={CATEGORY_SLUGS.map((value) => ({ value, label: categoryName(value, locale) }))}
        placeholder={m.forms_choose()}
        {...categoryField}
        onChange={(event) => {
          // A sub-category belongs to one category alone.
          form.setValue("subcategory", "");
          return onChange(event);
        }}
      />
      <SelectField
        key={category}
        label={m.rfqs_form_subcategory()}
        options={subcategories.map((value) => ({ value, label: subcategoryName(value, locale) }))}
        placeholder={m.forms_choose()}
        {...requestField(form, "subcategory")}
      />
      <WideField>
        <TextArea
          label={m.rfq_form_description()}
          hint={m.rfq_form_description_hint()}
          required
          maxLength={1000}
          {...requestField(form, "productDescription")}
        />
      </WideField>
    </FormSection>
  );
}

/** Where to, on which terms, until when. */
export function DeliverySection({ sending: { form } }: SectionProps) {
  const incoterm = useWatch({ control: form.control, name: "incoterm" });
  return (
    <FormSection title={m.rfqs_form_delivery()}>
      <SelectField
        label={m.rfqs_form_country()}
        options={countryOptions()}
        placeholder={m.forms_choose()}
        {...requestField(form, "destinationCountry")}
      />
      <PlaceField label={m.forms_city()} maxLength={80} {...requestField(form, "destinationCity")} />
      <SelectField
        label={m.rfqs_form_incoterm()}
        hint={incoterm ? incotermLabels(incoterm) : m.rfqs_form_incoterm_hint()}
        options={INCOTERMS.map((value) => ({ value, label: value }))}
        placeholder={m.rfqs_form_incoterm_any()}
        {...requestField(form, "incoterm")}
      />
      <SelectField
        label={m.rfqs_form_currency()}
        hint={m.rfqs_form_currency_hint()}
        options={currencyOptions()}
        {...requestField(form, "targetCurrency")}
      />
      <TextField
        kind="number"
        label={m.rfqs_form_deadline()}
        hint={m.rfqs_form_deadline_hint()}
        required
        maxLength={3}
        {...requestField(form, "deadlineDays")}
      />
      <WideField>
        <TextArea
          label={m.rfq_form_notes()}
          hint={m.rfq_form_notes_hint()}
          rows={2}
          maxLength={500}
          {...requestField(form, "additionalNotes")}
        />
      </WideField>
    </FormSection>
  );
}

/** Who asks. */
export function SenderSection({ sending: { form } }: SectionProps) {
  const country = useWatch({ control: form.control, name: "destinationCountry" });
  return (
    <FormSection title={m.rfq_form_sender()}>
      <TextField
        kind="company"
        label={m.forms_company_name()}
        required
        maxLength={100}
        {...requestField(form, "companyName")}
      />
      <TextField
        kind="name"
        label={m.forms_contact_person()}
        required
        maxLength={100}
        {...requestField(form, "contactName")}
      />
      <EmailField {...requestField(form, "email")} />
      <PhoneField form={form} country={country} {...requestField(form, "phone")} />
    </FormSection>
  );
}
