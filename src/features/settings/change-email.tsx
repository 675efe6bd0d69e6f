import { CircleCheck, Hourglass } from "lucide-react";
import { formatDateTime } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { besideFields } from "./beside-fields.ts";
import { settingsFailure } from "./settings-toast.ts";

type EmailChange = NonNullable<ApiOutputs["account"]["profile"]["emailChange"]>;

const loadSchema = () =>
  import("#domain/identity/account.ts").then(({ requestEmailChangeSchema }) => requestEmailChangeSchema);
const DRAFT = "change-email";
const EMPTY = { email: "", password: "" };

/** Another address: asked for here, confirmed from both mailboxes. */
export function ChangeEmail({ change }: { change: EmailChange | null }) {
  return change ? <PendingChange change={change} /> : <ChangeForm />;
}

function ChangeForm() {
  const { field, submit, problem, isSending } = useChangeForm();
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
      <h3 className="text-gulf-900 text-lg">{m.settings_email_change()}</h3>
      <p className="text-sand-700 text-sm">{m.settings_email_intro()}</p>
      <TextField kind="email" label={m.settings_email_new()} required maxLength={254} {...field("email")} />
      <PasswordField label={m.settings_email_password()} autoComplete="current-password" {...field("password")} />
      <FormProblem problem={besideFields(problem)} />
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {m.settings_email_submit()}
        </Button>
      </div>
    </form>
  );
}

function useChangeForm() {
  const utils = api.useUtils();
  return useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    defaultValues: EMPTY,
    send: (values, _, signal) => utils.client.account.requestEmailChange.mutate(values, { signal }),
    onSent: async () => {
      dropDraft(DRAFT);
      await utils.account.profile.invalidate();
      void showToast("success", m.settings_email_sent());
    },
  });
}

function PendingChange({ change }: { change: EmailChange }) {
  const utils = api.useUtils();
  const cancelling = api.account.cancelEmailChange.useMutation({
    onSuccess: async () => {
      await utils.account.profile.invalidate();
      void showToast("success", m.settings_email_cancelled());
    },
    onError: settingsFailure,
  });
  return (
    <section className="grid gap-4 rounded-lg border border-brass-300 bg-brass-50 p-4 sm:p-5">
      <h3 className="break-words text-gulf-900 text-lg">
        {m.settings_email_pending({ email: isolatedLtr(change.newEmail) })}
      </h3>
      <ul className="grid gap-2">
        <Confirmation
          isDone={change.isOldConfirmed}
          done={m.settings_email_old_confirmed()}
          waiting={m.settings_email_old_waiting()}
        />
        <Confirmation
          isDone={change.isNewConfirmed}
          done={m.settings_email_new_confirmed()}
          waiting={m.settings_email_new_waiting()}
        />
      </ul>
      <p className="text-sand-700 text-sm">
        {m.settings_email_pending_until({ date: formatDateTime(change.expiresAt, currentLocale()) })}
      </p>
      <div>
        <Button type="button" variant="secondary" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
          {m.settings_email_cancel()}
        </Button>
      </div>
    </section>
  );
}

function Confirmation({ isDone, done, waiting }: { isDone: boolean; done: string; waiting: string }) {
  const Icon = isDone ? CircleCheck : Hourglass;
  return (
    <li className={`flex items-center gap-2 ${isDone ? "font-bold text-leaf-700" : "text-sand-800"}`}>
      <Icon aria-hidden size={20} className="shrink-0" /> {isDone ? done : waiting}
    </li>
  );
}
