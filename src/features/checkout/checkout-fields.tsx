import { useWatch } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import type { useCheckout } from "./use-checkout.ts";

/** Who buys and where the goods go. */
export function CheckoutFields({ field, form }: Pick<ReturnType<typeof useCheckout>, "field" | "form">) {
  const country = useWatch({ control: form.control, name: "country" });
  return (
    <>
      <FormSection title={m.checkout_company()} hint={m.forms_required_note()}>
        <TextField kind="company" label={m.forms_company_name()} required maxLength={100} {...field("companyName")} />
        <TextField kind="name" label={m.forms_contact_person()} required maxLength={100} {...field("contactName")} />
        <PhoneField form={form} country={country} {...field("phone")} />
        <TextField
          kind="number"
          inputMode="text"
          label={taxNumberWords(country)()}
          hint={m.checkout_trn_hint()}
          maxLength={30}
          {...field("trn")}
        />
      </FormSection>
      <FormSection title={m.checkout_address_section()}>
        <SelectField label={m.forms_country()} required options={countryOptions()} {...field("country")} />
        <PlaceField label={m.forms_city()} required maxLength={100} autoComplete="address-level2" {...field("city")} />
        <WideField>
          <TextArea
            label={m.checkout_address()}
            hint={m.checkout_address_hint()}
            required
            rows={2}
            maxLength={300}
            autoComplete="street-address"
            {...field("address")}
          />
        </WideField>
        <WideField>
          <TextArea label={m.checkout_notes()} rows={2} maxLength={500} {...field("notes")} />
        </WideField>
      </FormSection>
    </>
  );
}
