import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { countryIn } from "#src/vocabulary/country-in.ts";
import type { Profile } from "./profile-screen.tsx";
import { profileToast } from "./profile-toast.ts";

const loadSchema = () => import("#domain/identity/account.ts").then(({ updateProfileSchema }) => updateProfileSchema);
const DRAFT = "profile";

interface AccountFormProps {
  profile: Profile;
  onClose: () => void;
}

/** Name, phone and location. What was typed stays when saving fails. */
export function AccountForm({ profile, onClose }: AccountFormProps) {
  const { form, field, submit, problem, isSending } = useAccountForm(profile, onClose);
  const location = useWatch({ control: form.control, name: "location" });
  useEffect(() => form.setFocus("name"), [form]);
  const cancel = () => {
    dropDraft(DRAFT);
    onClose();
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <TextField
        kind="name"
        label={m.profile_field_name()}
        placeholder={m.profile_field_name_example()}
        required
        maxLength={100}
        {...field("name")}
      />
      <PhoneField
        form={form}
        country={profile.companyCountry ?? countryIn(location)}
        label={m.profile_field_phone()}
        required={false}
        {...field("phone")}
      />
      <TextField
        label={m.profile_field_location()}
        placeholder={m.profile_field_location_example()}
        maxLength={120}
        {...field("location")}
      />
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" held={isSending} className="max-sm:w-full">
          {isSending ? m.profile_saving() : m.profile_save()}
        </Button>
        <Button type="button" variant="secondary" disabled={isSending} onClick={cancel} className="max-sm:w-full">
          {m.profile_cancel()}
        </Button>
      </div>
    </form>
  );
}

function useAccountForm(profile: Profile, onClose: () => void) {
  const { client } = api.useUtils();
  const session = useSessionStore();
  return useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    defaultValues: { name: profile.name, phone: profile.phone ?? "", location: profile.location ?? "" },
    send: (values, _, signal) => client.account.updateProfile.mutate(values, { signal }),
    onSent: async () => {
      dropDraft(DRAFT);
      await session.refresh();
      profileToast("success", m.profile_saved());
      onClose();
    },
    onRefused: ({ failure }) => {
      if (failure)
        profileToast("error", failure.code === "UNEXPECTED" ? m.profile_unexpected() : m.profile_save_failed());
    },
  });
}
