import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { LEAD_BUSINESS_TYPES, LEAD_TEXT, type LeadBusinessType } from "#domain/content/content-facts.ts";
import type { SupplierLeadInput } from "#domain/content/supplier-lead.ts";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FoldedSection, FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";

const LABELS: Record<LeadBusinessType, () => string> = {
  manufacturer: m.forms_business_manufacturer,
  supplier: m.forms_business_supplier,
  wholesaler: m.forms_business_wholesaler,
  distributor: m.forms_business_distributor,
  exporter: m.forms_business_exporter,
  importer: m.forms_business_importer,
};

/** The six business types of the supplier dialog (spec §3) in the reader's language. */
function businessTypeOptions(): { value: LeadBusinessType; label: string }[] {
  return LEAD_BUSINESS_TYPES.map((value) => ({ value, label: labelOf(LABELS, value) }));
}

interface SectionProps {
  /** Ties an input to the form. */
  field: (name: Exclude<keyof SupplierLeadInput, "locale" | "idempotencyKey">) => UseFormRegisterReturn & {
    error: string | undefined;
  };
}

/** Left-to-right in every language, so that "500+" keeps its sign behind the number. */
const EMPLOYEE_OPTIONS = EMPLOYEE_COUNTS.map((value) => ({ value, label: isolatedLtr(value) }));

/** Who the company is on paper. */
export function CompanySection({ field }: SectionProps) {
  return (
    <FormSection title={m.forms_lead_company()} hint={m.forms_required_note()}>
      <TextField
        kind="company"
        label={m.forms_company_name()}
        required
        maxLength={LEAD_TEXT}
        {...field("companyName")}
      />
      <SelectField
        label={m.forms_business_type()}
        required
        options={businessTypeOptions()}
        placeholder={m.forms_choose()}
        {...field("businessType")}
      />
      <TextField label={m.forms_business_license()} required maxLength={LEAD_TEXT} {...field("businessLicense")} />
      <AgeAndSize field={field} />
      <TextField
        kind="url"
        label={m.forms_website()}
        placeholder="www.example.com"
        maxLength={LEAD_TEXT}
        {...field("website")}
      />
    </FormSection>
  );
}

function AgeAndSize({ field }: SectionProps) {
  return (
    <>
      <TextField
        kind="number"
        label={m.forms_year_established()}
        hint={m.forms_year_example()}
        required
        maxLength={4}
        {...field("yearEstablished")}
      />
      <SelectField
        label={m.forms_employee_count()}
        required
        options={EMPLOYEE_OPTIONS}
        placeholder={m.forms_choose()}
        {...field("employeeCount")}
      />
    </>
  );
}

/** Whom to answer, and where the company sits. */
export function ContactSection({ field, phone }: SectionProps & { phone: ReactNode }) {
  return (
    <FormSection title={m.forms_lead_contact()}>
      <WideField>
        <TextField
          kind="name"
          label={m.forms_contact_person()}
          required
          maxLength={LEAD_TEXT}
          {...field("contactName")}
        />
      </WideField>
      <EmailField {...field("email")} />
      {phone}
      <TextField
        label={m.forms_country()}
        autoComplete="country-name"
        required
        maxLength={LEAD_TEXT}
        {...field("country")}
      />
      <TextField
        label={m.forms_city()}
        autoComplete="address-level2"
        required
        maxLength={LEAD_TEXT}
        {...field("city")}
      />
    </FormSection>
  );
}

/** What the company sells. */
export function BusinessSection({ field }: SectionProps) {
  return (
    <FormSection title={m.forms_lead_business()}>
      <WideField>
        <TextArea
          label={m.forms_products_services()}
          hint={m.forms_products_services_hint()}
          required
          maxLength={LEAD_TEXT}
          {...field("productsServices")}
        />
      </WideField>
    </FormSection>
  );
}

/** Everything that may be left out. */
export function ExtraSection({ field }: SectionProps) {
  return (
    <FoldedSection title={m.forms_lead_more()} hint={m.forms_lead_more_hint()}>
      <TextField label={m.forms_target_markets()} maxLength={LEAD_TEXT} {...field("targetMarkets")} />
      <TextField
        label={m.forms_certifications()}
        hint={m.forms_certifications_hint()}
        maxLength={LEAD_TEXT}
        {...field("certifications")}
      />
      <WideField>
        <TextArea label={m.forms_company_description()} maxLength={LEAD_TEXT} {...field("companyDescription")} />
      </WideField>
      <TextField label={m.forms_tax_number()} maxLength={LEAD_TEXT} {...field("taxNumber")} />
      <TextField label={m.forms_bank_name()} maxLength={LEAD_TEXT} {...field("bankName")} />
      <WideField>
        <TextField
          label={m.forms_bank_account()}
          hint={m.forms_bank_hint()}
          autoComplete="off"
          maxLength={LEAD_TEXT}
          {...field("bankAccount")}
        />
      </WideField>
    </FoldedSection>
  );
}
