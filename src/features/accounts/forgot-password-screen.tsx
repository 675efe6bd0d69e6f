import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { SendingRefusal } from "#src/ui/fields/use-sending-form.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { type AuthProblem, commonProblem } from "./auth-problem.ts";
import { FORGOTTEN_DRAFT } from "./drafts.ts";
import { Outcome } from "./outcome.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useFilled } from "./use-filled.ts";

const loadSchema = () => import("#domain/identity/credentials.ts").then(({ requestResetSchema }) => requestResetSchema);

/** Asks for a mail with which a new password is set. The answer never says whether there is such an account. */
export function ForgotPasswordScreen() {
  const { form, field, submit, problem, isSending, result } = useResetRequest();
  const isFilled = useFilled(form, ["email"]);
  if (result) return <MailIsOnItsWay />;
  return (
    <AuthFrame title={m.auth_forgot_title()} hint={m.auth_forgot_hint()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <TextField
          kind="email"
          label={m.forms_email()}
          required
          maxLength={254}
          autoComplete="username"
          enterKeyHint="send"
          {...field("email")}
        />
        <ProblemNotice problem={problem} />
        <SubmitButton
          label={m.auth_forgot_submit()}
          busyLabel={m.forms_sending()}
          isBusy={isSending}
          disabled={!isFilled}
        />
        <BackToSignIn />
      </form>
    </AuthFrame>
  );
}

function MailIsOnItsWay() {
  return (
    <AuthFrame title={m.auth_forgot_title()}>
      <Outcome kind="waiting" title={m.auth_forgot_sent()} text={m.auth_forgot_sent_text()}>
        <BackToSignIn />
      </Outcome>
    </AuthFrame>
  );
}

function BackToSignIn() {
  return (
    <Button asChild variant="secondary" wide>
      <Link to="/auth">{m.auth_back_to_sign_in()}</Link>
    </Button>
  );
}

function useResetRequest() {
  const { client } = api.useUtils();
  return useAccountForm({
    loadSchema,
    draftKey: FORGOTTEN_DRAFT,
    problemOf: requestProblem,
    send: (values, _key, signal) => client.auth.requestReset.mutate(values, { signal }),
    onSent: () => dropDraft(FORGOTTEN_DRAFT),
  });
}

function requestProblem({ failure, fields }: SendingRefusal): AuthProblem | undefined {
  if (fields.includes("email")) return { title: m.auth_failed_email(), text: m.auth_failed_email_hint() };
  return failure && (commonProblem(failure) ?? { title: m.auth_failed(), text: m.auth_failed_unexpected() });
}
