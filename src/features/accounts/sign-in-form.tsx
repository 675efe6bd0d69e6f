import { Link, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { landingOf } from "#src/lib/session/landing.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { signInProblem } from "./auth-problem.ts";
import { type ReturnSearch, validateReturn } from "./auth-search.ts";
import { FORGOTTEN_DRAFT, SIGN_IN_DRAFT } from "./drafts.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useFilled } from "./use-filled.ts";

const loadSchema = () => import("#domain/identity/credentials.ts").then(({ signInSchema }) => signInSchema);
const loadSecondStep = () => import("./second-step-form.tsx").then(({ SecondStepForm }) => SecondStepForm);
const loadDemoLogins = () => import("./demo-logins.tsx").then(({ DemoLogins }) => DemoLogins);

/** Signs in by e-mail and password (spec §2 Auth), then leads to where one wanted to go or to what waits. */
export function SignInForm() {
  const { returnTo } = validateReturn({ ...useSearch({ strict: false }) });
  const { form, field, submit, problem, isSending, proof, land, goBack } = useSignIn({ returnTo });
  const { Component: SecondStep } = useLazyComponent(loadSecondStep, proof !== undefined);
  const isFilled = useFilled(form, ["email", "password"]);
  const keepEmail = () => writeDraft(FORGOTTEN_DRAFT, { email: form.getValues("email") ?? "" });
  const fill = (email: string, password: string) => {
    form.setValue("email", email);
    form.setValue("password", password);
  };
  if (proof !== undefined && SecondStep) return <SecondStep proof={proof} onSignedIn={land} onBack={goBack} />;
  return (
    <div className="grid gap-6">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <TextField
          kind="email"
          label={m.forms_email()}
          required
          maxLength={254}
          autoComplete="username"
          enterKeyHint="next"
          {...field("email")}
        />
        <div className="grid gap-1">
          <PasswordField
            label={m.auth_password()}
            autoComplete="current-password"
            enterKeyHint="go"
            {...field("password")}
          />
          <Link
            to="/forgot-password"
            onClick={keepEmail}
            className="inline-flex min-h-11 items-center justify-self-start font-bold text-gulf-800 text-sm underline-offset-4 hover:underline"
          >
            {m.auth_forgot_link()}
          </Link>
        </div>
        <ProblemNotice problem={problem} />
        <SubmitButton
          label={m.auth_sign_in_submit()}
          busyLabel={m.auth_sign_in_busy()}
          isBusy={isSending}
          disabled={!isFilled}
        />
      </form>
      <DemoAccounts onChoose={fill} />
    </div>
  );
}

/** The demo logins of a local site; their chunk is never asked for elsewhere. */
function DemoAccounts({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const { isDevelopment } = useRouter().options.context.site;
  const { Component } = useLazyComponent(loadDemoLogins, isDevelopment);
  return Component ? <Component onChoose={onChoose} /> : null;
}

function useSignIn({ returnTo }: ReturnSearch) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  const navigate = useNavigate();
  const [proof, setProof] = useState<string>();
  const land = async () => {
    dropDraft(SIGN_IN_DRAFT);
    const session = await store.refresh();
    await navigate({
      href: returnTo ?? (await landingOf(session, () => client.waits.list.query({}))),
      replace: true,
    });
  };
  const sending = useAccountForm({
    loadSchema,
    draftKey: SIGN_IN_DRAFT,
    problemOf: signInProblem,
    send: (values, _key, signal) => client.auth.signIn.mutate(values, { signal }),
    onSent: async (answer) => {
      if ("proof" in answer) setProof(answer.proof);
      else await land();
    },
  });
  return { ...sending, proof, land, goBack: () => setProof(undefined) };
}
