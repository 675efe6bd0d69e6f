import { useSearch } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { LegalLinks } from "#src/ui/page/legal-links.tsx";
import { countryIn } from "#src/vocabulary/country-in.ts";
import { validateReturn } from "./auth-search.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { useFilled } from "./use-filled.ts";
import { type SignUpFields, useSignUp } from "./use-sign-up.ts";

/** Makes an account (spec §2 Auth), then leads to the proof of its e-mail. */
export function SignUpForm() {
  const where = validateReturn({ ...useSearch({ strict: false }) });
  const picture = useChosenPicture();
  const signUp = useSignUp({ ...where, picture: picture.whenReady });
  const isFilled = useFilled(signUp.form, ["name", "email", "password"]);
  return (
    <form noValidate method="post" onSubmit={signUp.submit} className="grid gap-5">
      <p className="text-sand-600 text-sm">{m.forms_required_note()}</p>
      <PersonFields signUp={signUp} />
      <PictureChoice picture={picture} />
      <NewPasswordFields label={m.auth_password()} typed={signUp.form.watch("password")} field={signUp.field} />
      <ProblemNotice problem={signUp.problem} />
      <LegalLinks />
      <SubmitButton
        label={m.auth_sign_up_submit()}
        busyLabel={m.auth_sign_up_busy()}
        isBusy={signUp.isSending}
        disabled={!isFilled}
      />
    </form>
  );
}

function PersonFields({ signUp: { field, form } }: { signUp: SignUpFields }) {
  const location = useWatch({ control: form.control, name: "location" });
  return (
    <>
      <TextField
        kind="name"
        label={m.forms_contact_name()}
        required
        maxLength={100}
        enterKeyHint="next"
        {...field("name")}
      />
      <TextField
        kind="email"
        label={m.forms_email()}
        required
        maxLength={254}
        autoComplete="username"
        enterKeyHint="next"
        {...field("email")}
      />
      <PhoneField form={form} country={countryIn(location)} required={false} {...field("phone")} />
      <TextField
        label={m.auth_location()}
        placeholder={m.auth_location_placeholder()}
        maxLength={120}
        autoComplete="address-level2"
        enterKeyHint="next"
        {...field("location")}
      />
    </>
  );
}
