import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { SendingRefusal } from "#src/ui/fields/use-sending-form.ts";
import { type AuthProblem, commonProblem } from "./auth-problem.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useFilled } from "./use-filled.ts";

interface SecondStepProps {
  /** What the first step gave. */
  proof: string;
  onSignedIn: () => Promise<void>;
  onBack: () => void;
}

const loadSchema = () => import("#domain/identity/second-factor.ts").then(({ secondStepSchema }) => secondStepSchema);

/** The code that an account with a second factor is asked for after its password. */
export function SecondStepForm({ proof, onSignedIn, onBack }: SecondStepProps) {
  const { client } = api.useUtils();
  const { form, field, submit, problem, isSending } = useAccountForm({
    loadSchema,
    draftKey: "second-step",
    defaultValues: { code: "" },
    problemOf: secondStepProblem,
    send: ({ code }, _key, signal) => client.auth.confirmSignIn.mutate({ proof, code }, { signal }),
    onSent: onSignedIn,
  });
  const isFilled = useFilled(form, ["code"]);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <h2 className="text-gulf-900 text-xl">{m.auth_second_title()}</h2>
      <p className="rounded-lg bg-gulf-50 p-4 text-gulf-900">{m.auth_second_intro()}</p>
      <TextField
        label={m.auth_second_code()}
        dir="ltr"
        required
        autoFocus
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        enterKeyHint="go"
        {...field("code")}
      />
      <ProblemNotice problem={problem} />
      <SubmitButton
        label={m.auth_sign_in_submit()}
        busyLabel={m.auth_sign_in_busy()}
        isBusy={isSending}
        disabled={!isFilled}
      />
      <Button type="button" variant="secondary" onClick={onBack}>
        {m.auth_second_back()}
      </Button>
    </form>
  );
}

function secondStepProblem({ failure }: SendingRefusal): AuthProblem | undefined {
  if (!failure) return undefined;
  if (failure.code === "NOT_FOUND") return { title: m.auth_second_over(), text: m.auth_second_over_text() };
  if (failure.code === "UNEXPECTED") return { title: m.auth_failed(), text: m.auth_failed_unexpected() };
  return commonProblem(failure) ?? { title: m.auth_second_wrong(), text: m.auth_second_wrong_text() };
}
