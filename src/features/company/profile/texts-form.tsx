import { EMPLOYEE_COUNTS } from "#domain/kernel/employee-count.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { LanguageTexts } from "./language-texts.tsx";
import type { Profile } from "./profile-values.ts";
import { useTextsForm } from "./use-texts-form.ts";

const STAFF = EMPLOYEE_COUNTS.map((value) => ({ value, label: isolatedLtr(value) }));

/** What an owner changes at once: texts in each language, and facts that nobody looks at first. */
export function TextsForm({ profile }: { profile: Profile }) {
  const { field, submit, problem, isSending, form, shown, show } = useTextsForm(profile);
  return (
    <Panel
      title={m.company_profile_texts()}
      intro={profile.status === "approved" ? m.company_profile_texts_intro() : m.company_profile_texts_pending()}
    >
      <form noValidate method="post" onSubmit={submit} className="grid gap-6">
        <LanguageTexts field={field} profile={profile} typed={form.watch()} shown={shown} onShow={show} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            kind="url"
            label={m.company_profile_website()}
            placeholder="https://"
            maxLength={200}
            {...field("website")}
          />
          <TextField
            kind="number"
            label={m.company_profile_year()}
            maxLength={4}
            autoComplete="off"
            {...field("yearEstablished")}
          />
          <SelectField
            label={m.company_profile_staff()}
            options={STAFF}
            placeholder={m.company_profile_staff_none()}
            {...field("employeeCount")}
          />
        </div>
        <FormProblem problem={problem} />
        <Button type="submit" busy={isSending} className="max-sm:w-full sm:justify-self-start">
          {isSending ? m.company_profile_saving() : m.company_profile_save_texts()}
        </Button>
      </form>
    </Panel>
  );
}
