import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { identityValues, isHeld, type Profile } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-form.ts";

const loadSchema = () =>
  import("#domain/suppliers/company-profile.ts").then(({ companyIdentityFormSchema }) => companyIdentityFormSchema);

const OUTCOMES = {
  staged: m.company_profile_sent,
  withdrawn: m.company_profile_withdrawn,
  saved: m.company_profile_saved,
} as const;

/** The form of what an operator looks at first. */
export function useIdentityForm(profile: Profile) {
  const { client } = api.useUtils();
  return useProfileForm({
    profile,
    draftKey: "company-identity",
    loadSchema,
    valuesOf: identityValues,
    send: async (values, version, signal) => {
      let outcome: keyof typeof OUTCOMES = "saved";
      await makeOwnTransition({
        name: JSON.stringify(["company-identity", version, values]),
        call: async () => {
          ({ outcome } = await client.company.saveIdentity.mutate({ ...values, version }, { signal }));
        },
        // What is staged moves no version: only what was saved at once is refused when it is sent again.
        isMade: async () => {
          const now = await client.company.profile.query(undefined, { signal });
          return now.editMode === "at_once" && isHeld(identityValues(now), values);
        },
      });
      return outcome;
    },
    onSent: (outcome) => {
      const isSame = outcome === "saved" && profile.editMode === "staged";
      void showToast("success", isSame ? m.company_profile_same() : labelOf(OUTCOMES, outcome));
    },
  });
}
