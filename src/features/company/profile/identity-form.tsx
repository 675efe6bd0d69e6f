import { LOCALES } from "#domain/kernel/locale.ts";
import { BUSINESS_TYPES } from "#domain/suppliers/supplier-facts.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryOptions } from "#src/vocabulary/countries.ts";
import type { Profile } from "./profile-values.ts";
import { RevisionNotice } from "./revision-notice.tsx";
import { useIdentityForm } from "./use-identity-form.ts";

/** Name, licence, type and country: of a public company an operator looks at them before they show. */
export function IdentityForm({ profile }: { profile: Profile }) {
  const { field, submit, problem, isSending } = useIdentityForm(profile);
  const isStaged = profile.editMode === "staged";
  return (
    <Panel
      title={m.company_profile_identity()}
      intro={isStaged ? m.company_profile_identity_intro() : m.company_profile_identity_at_once()}
    >
      <RevisionNotice profile={profile} />
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={m.company_profile_name_in({ language: languageName(locale, currentLocale()) })}
            maxLength={160}
            autoComplete="off"
            lang={locale}
            {...field(`name_${locale}`)}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={m.company_apply_type()}
            required
            options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(value) }))}
            {...field("businessType")}
          />
          <SelectField label={m.company_address_country()} required options={countryOptions()} {...field("country")} />
        </div>
        <TextField
          label={m.company_apply_licence()}
          hint={m.company_profile_licence_file()}
          maxLength={64}
          autoComplete="off"
          {...field("licenceNumber")}
        />
        <FormProblem problem={problem} />
        <Button type="submit" busy={isSending} className="max-sm:w-full sm:justify-self-start">
          {isSending ? m.company_profile_saving() : isStaged ? m.company_profile_send() : m.company_profile_save()}
        </Button>
      </form>
    </Panel>
  );
}
