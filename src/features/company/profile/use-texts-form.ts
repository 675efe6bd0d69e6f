import { useEffect, useRef, useState } from "react";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { hiddenRefusal, isHeld, type Profile, textValues } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-form.ts";

const loadSchema = () =>
  import("#domain/suppliers/company-profile.ts").then(({ companyTextsFormSchema }) => companyTextsFormSchema);

/** The form of the company's texts; what is refused in another language shows that language and leads to its field. */
export function useTextsForm(profile: Profile) {
  const { client } = api.useUtils();
  const [shown, show] = useState<Locale>(currentLocale());
  const hidden = useRef<ReturnType<typeof hiddenRefusal>>(undefined);
  const form = useProfileForm({
    profile,
    draftKey: "company-texts",
    loadSchema,
    valuesOf: textValues,
    send: (values, version, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["company-texts", version, values]),
        call: () => client.company.saveTexts.mutate({ ...values, version }, { signal }),
        isMade: async () => isHeld(textValues(await client.company.profile.query(undefined, { signal })), values),
      }),
    onSent: () => void showToast("success", m.company_profile_texts_saved()),
    onRefused: (fields) => {
      hidden.current = hiddenRefusal(fields, shown);
      if (hidden.current) show(hidden.current.locale);
    },
  });
  const { setFocus } = form.form;
  // Its field is there once its language is shown.
  useEffect(() => {
    if (hidden.current?.locale === shown) setFocus(hidden.current.name);
    hidden.current = undefined;
  }, [shown, setFocus]);
  return { ...form, shown, show };
}
export type TextsField = ReturnType<typeof useTextsForm>["field"];
