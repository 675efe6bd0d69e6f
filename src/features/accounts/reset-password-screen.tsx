import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { writeDraft } from "#src/lib/drafts/session-draft.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import type { SendingProblem, SendingRefusal } from "#src/ui/fields/use-sending-form.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { type AuthProblem, passwordProblem } from "./auth-problem.ts";
import { SIGN_IN_DRAFT } from "./drafts.ts";
import { useLinkToken } from "./link-token.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { Outcome, Underway } from "./outcome.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useFilled } from "./use-filled.ts";

const loadSchema = () =>
  import("#domain/identity/new-password-form.ts").then(({ newPasswordFormSchema }) => newPasswordFormSchema);

/** Sets a new password by the link of a mail. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  return (
    <AuthFrame title={m.auth_reset_title()}>
      {token === undefined && <Underway words={m.shell_loading()} />}
      {token === null && <AskAgain />}
      {token && <NewPassword key={token} token={token} />}
    </AuthFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const { form, field, submit, problem, refused, isSending, result } = useReset(token);
  const isFilled = useFilled(form, ["password", "confirmPassword"]);
  if (result) return <PasswordIsSet />;
  if (isVoid(refused)) return <AskAgain />;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <NewPasswordFields label={m.auth_reset_password()} typed={form.watch("password")} field={field} />
      <ProblemNotice problem={problem} />
      <SubmitButton
        label={m.auth_reset_submit()}
        busyLabel={m.auth_reset_busy()}
        isBusy={isSending}
        disabled={!isFilled}
      />
    </form>
  );
}

function PasswordIsSet() {
  return (
    <Outcome kind="done" title={m.auth_reset_done()} text={m.auth_reset_done_text()}>
      <Button asChild>
        <Link to="/auth">{m.auth_sign_in_submit()}</Link>
      </Button>
    </Outcome>
  );
}

function AskAgain() {
  return (
    <Outcome kind="void" title={m.auth_link_void()} text={m.auth_reset_void_text()}>
      <Button asChild>
        <Link to="/forgot-password">{m.auth_reset_ask_again()}</Link>
      </Button>
    </Outcome>
  );
}

/** The link itself was refused: used up, too old, or replaced by a newer one. */
function isVoid(refused: SendingProblem | undefined): boolean {
  const failure = refused?.failure;
  if (!failure) return false;
  if (failure.code === "BAD_INPUT") return failure.issues.some(({ path }) => path === "token" || path === "");
  return ["NOT_FOUND", "CONFLICT", "FORBIDDEN", "UNAUTHENTICATED", "WRONG_CREDENTIALS"].includes(failure.code);
}

function useReset(token: string) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  return useAccountForm({
    loadSchema,
    draftKey: "reset-password",
    problemOf: resetProblem,
    send: ({ password }, _key, signal) => client.auth.resetPassword.mutate({ token, password }, { signal }),
    onSent: async ({ email }) => {
      // All sessions ended with the old password, perhaps this browser's too, and with it its drafts.
      await store.refresh();
      writeDraft(SIGN_IN_DRAFT, { email });
    },
  });
}

function resetProblem(refusal: SendingRefusal): AuthProblem | undefined {
  return refusal.failure && isVoid({ failure: refusal.failure }) ? undefined : passwordProblem(refusal);
}
