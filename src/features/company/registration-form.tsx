import { LoaderCircle } from "lucide-react";
import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { BUSINESS_TYPES } from "#domain/suppliers/supplier-facts.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { LegalLinks } from "#src/ui/page/legal-links.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { registrationProblem } from "./registration-problem.ts";
import { useRegistration } from "./use-registration.ts";

interface RegistrationFormProps {
  isVerified: boolean;
  /** Told that the application was sent and its own screen comes, and when that is through. */
  onLeaving: (isLeaving: boolean) => void;
}

/** A company applies (spec §2): name and kind are enough, all else may follow. */
export function RegistrationForm({ isVerified, onLeaving }: RegistrationFormProps) {
  const { form, field, submit, problem, isSending } = useRegistration(onLeaving);
  const [name, type] = form.watch(["companyName", "businessType"]);
  const isFilled = Boolean(name?.trim()) && Boolean(type);
  const named = problem?.failure && registrationProblem(problem.failure);
  return (
    <Panel title={m.company_apply_form()} intro={m.company_apply_languages()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <CompanyFields field={field} />
        <WideField>
          <div className="grid gap-4">
            {named ? (
              <Notice tone="error" title={named.title}>
                {named.text && <p>{named.text}</p>}
              </Notice>
            ) : (
              <FormProblem problem={problem} />
            )}
            <SubmitLine isSending={isSending} isFilled={isFilled} isVerified={isVerified} />
          </div>
        </WideField>
      </form>
    </Panel>
  );
}

function CompanyFields({ field }: Pick<ReturnType<typeof useRegistration>, "field">) {
  return (
    <>
      <TextField
        kind="company"
        label={m.company_apply_name()}
        hint={m.company_apply_name_hint()}
        required
        maxLength={160}
        {...field("companyName")}
      />
      <SelectField
        label={m.company_apply_type()}
        required
        placeholder={m.forms_choose()}
        options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(value) }))}
        {...field("businessType")}
      />
      <WideField>
        <TextArea
          label={m.company_apply_about()}
          hint={m.company_apply_about_hint()}
          maxLength={2000}
          {...field("description")}
        />
      </WideField>
      <TextField label={m.company_apply_licence()} maxLength={64} autoComplete="off" {...field("licenseNumber")} />
      <TextField
        kind="url"
        label={m.company_apply_website()}
        placeholder="https://"
        maxLength={200}
        {...field("website")}
      />
      <PlaceAndSize field={field} />
    </>
  );
}

/** What the home page's registration asks too: it stands here as it was given there. */
function PlaceAndSize({ field }: Pick<ReturnType<typeof useRegistration>, "field">) {
  return (
    <>
      <SelectField
        label={m.forms_country()}
        placeholder={m.forms_choose()}
        options={countryOptions()}
        autoComplete="country"
        {...field("country")}
      />
      <PlaceField label={m.forms_city()} maxLength={80} autoComplete="address-level2" {...field("city")} />
      <TextField
        kind="number"
        label={m.company_profile_year()}
        maxLength={4}
        autoComplete="off"
        {...field("yearEstablished")}
      />
      <SelectField
        label={m.company_profile_staff()}
        placeholder={m.company_profile_staff_none()}
        options={EMPLOYEE_COUNTS.map((value) => ({ value, label: isolatedLtr(value) }))}
        {...field("employeeCount")}
      />
    </>
  );
}

interface SubmitLineProps {
  isSending: boolean;
  isFilled: boolean;
  isVerified: boolean;
}

/** What is agreed to, and the button; it opens once the two required fields are filled (spec §5). */
function SubmitLine({ isSending, isFilled, isVerified }: SubmitLineProps) {
  return (
    <>
      <div>
        <p className="text-sand-700 text-sm">{m.company_apply_consent()}</p>
        <LegalLinks />
      </div>
      <Button
        type="submit"
        wide
        held={isSending}
        disabled={!isFilled || !isVerified}
        aria-busy={isSending || undefined}
        aria-describedby="registration-hint"
        className="min-h-12"
      >
        {isSending && <LoaderCircle aria-hidden size={20} className="animate-spin" />}
        {isSending ? m.company_apply_busy() : m.company_apply_submit()}
      </Button>
      <p id="registration-hint" className="text-center text-sand-600 text-sm">
        {isVerified ? !isFilled && m.company_apply_missing_hint() : m.company_unverified()}
      </p>
    </>
  );
}
