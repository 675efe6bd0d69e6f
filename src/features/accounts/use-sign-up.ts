import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { SignUpForm } from "#domain/identity/sign-up-form.ts";
import { joinPhone } from "#domain/kernel/phone-parts.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { signUpProblem } from "./auth-problem.ts";
import type { ReturnSearch } from "./auth-search.ts";
import { useAccountForm } from "./use-account-form.ts";

const loadSchema = () => import("#domain/identity/sign-up-form.ts").then(({ signUpFormSchema }) => signUpFormSchema);

interface SignUpSetup extends ReturnSearch {
  /** Resolves with what is to be sent. */
  picture: () => Promise<Blob | undefined>;
}

export type SignUpFields = ReturnType<typeof useSignUp>;

/** The state of the sign-up: form, call, picture, and where it leads. */
export function useSignUp({ returnTo, picture }: SignUpSetup) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  const navigate = useNavigate();
  useState(mendSignUpDraft);
  return useAccountForm({
    loadSchema,
    draftKey: SIGN_UP_DRAFT,
    problemOf: signUpProblem,
    send: (values, idempotencyKey, signal) =>
      client.auth.signUp.mutate(
        { ...accountOf(values), locale: currentLocale(), returnTo, idempotencyKey },
        { signal },
      ),
    onSent: async () => {
      dropDraft(SIGN_UP_DRAFT);
      const chosen = await picture();
      if (chosen) await sendPicture(chosen);
      await store.refresh();
      void showToast("success", m.auth_sign_up_done(), m.auth_sign_up_activate());
      await navigate({ to: "/verify-email", search: returnTo ? { returnTo } : {}, replace: true });
    },
  });
}

function accountOf({ confirmPassword: _, ...account }: SignUpForm) {
  return account;
}

/** The account exists already: without the picture it is only less pretty. */
async function sendPicture(picture: Blob): Promise<void> {
  try {
    const { uploadAvatar } = await import("#src/lib/upload/upload.ts");
    await uploadAvatar(picture);
  } catch {
    void showToast("error", m.auth_picture_failed());
  }
}

/** A tab that was open before phones became one field kept the calling code apart, which the form would be refused for. */
export function mendSignUpDraft(): void {
  const { countryCode, phone = "", ...draft } = readDraft(SIGN_UP_DRAFT);
  if (countryCode === undefined) return;
  writeDraft(SIGN_UP_DRAFT, { ...draft, ...(phone === "" ? {} : { phone: joinPhone(countryCode, phone) }) });
}
