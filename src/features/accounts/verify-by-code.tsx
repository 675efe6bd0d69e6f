import { Link } from "@tanstack/react-router";
import { MailOpen } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { SendingRefusal } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { type AuthProblem, commonProblem } from "./auth-problem.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { ResendMail } from "./resend-mail.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useFilled } from "./use-filled.ts";

const DRAFT = "verify-code";
const loadSchema = () => import("#domain/identity/credentials.ts").then(({ verifyByCodeSchema }) => verifyByCodeSchema);
const QUIET_LINK =
  "inline-flex min-h-11 items-center font-bold text-gulf-800 text-sm underline-offset-4 hover:underline";

interface VerifyByCodeProps {
  email: string;
  returnTo: string | undefined;
  onVerified: () => void;
}

/** The eight digits of the mail, where a link is a nuisance: on a phone, or with the mail on another device. */
export function VerifyByCode({ email, returnTo, onVerified }: VerifyByCodeProps) {
  const { form, field, submit, problem, isSending } = useCodeForm(onVerified);
  const isFilled = useFilled(form, ["code"]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="flex gap-3 rounded-lg bg-gulf-50 p-4 text-gulf-900">
        <MailOpen aria-hidden size={22} className="mt-1 shrink-0" />
        <span className="wrap-anywhere min-w-0">{m.auth_verify_sent_to({ email })}</span>
      </p>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <TextField
          kind="number"
          label={m.auth_verify_code()}
          hint={m.auth_verify_code_hint()}
          required
          maxLength={40}
          autoComplete="one-time-code"
          enterKeyHint="done"
          className="font-bold text-xl tabular-nums [&_input]:text-center [&_input]:tracking-[0.3em]"
          {...field("code")}
        />
        <ProblemNotice problem={problem} />
        <SubmitButton
          label={m.auth_verify_submit()}
          busyLabel={m.auth_verify_busy()}
          isBusy={isSending}
          disabled={!isFilled}
        />
      </form>
      <div className="grid justify-items-start gap-2 border-sand-200 border-t pt-4">
        <p className="text-sand-700 text-sm">{m.auth_verify_no_mail()}</p>
        <ResendMail returnTo={returnTo} />
        <div className="flex flex-wrap gap-x-6">
          <Link to="/settings" className={QUIET_LINK}>
            {m.auth_verify_change_address()}
          </Link>
          <Link to={returnTo ?? "/"} className={QUIET_LINK}>
            {m.auth_verify_later()}
          </Link>
        </div>
      </div>
    </div>
  );
}

function useCodeForm(onVerified: () => void) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  return useAccountForm({
    loadSchema,
    draftKey: DRAFT,
    problemOf: codeProblem,
    send: (values, _key, signal) => client.auth.verifyByCode.mutate(values, { signal }).catch(unlessVerified),
    onSent: async () => {
      dropDraft(DRAFT);
      onVerified();
      // The screen then shows what the session says: verified, and the way on.
      await store.refresh();
      void showToast("success", m.auth_verify_done());
    },
  });
}

/** Proven in another tab or by the link meanwhile: all is well. */
function unlessVerified(error: unknown): void {
  if (toCallFailure(error).code !== "CONFLICT") throw error;
}

/** A code that is malformed is told at its field; a refused one may also be too old. */
function codeProblem({ failure }: SendingRefusal): AuthProblem | undefined {
  if (!failure) return undefined;
  if (failure.code === "UNEXPECTED") return { title: m.auth_failed(), text: m.auth_failed_unexpected() };
  return commonProblem(failure) ?? { title: m.auth_verify_code_wrong(), text: m.auth_verify_code_wrong_text() };
}
