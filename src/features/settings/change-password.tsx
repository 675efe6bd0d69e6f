import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { PasswordStrength } from "#src/ui/fields/password-strength.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { besideFields } from "./beside-fields.ts";

const loadSchema = () => import("./new-password-fields.ts").then(({ newPasswordFields }) => newPasswordFields);
const EMPTY = { currentPassword: "", password: "", passwordAgain: "" };

/** Another password, for whoever knows the present one. */
export function ChangePassword() {
  const { form, field, submit, problem, result, isSending } = useChangePassword();
  return (
    <Panel title={m.settings_password()} intro={m.settings_password_intro()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
        <PasswordField
          label={m.settings_password_current()}
          autoComplete="current-password"
          {...field("currentPassword")}
        />
        <div className="grid gap-2">
          <PasswordField label={m.settings_password_new()} autoComplete="new-password" {...field("password")} />
          <PasswordStrength password={form.watch("password")} />
        </div>
        <PasswordField label={m.settings_password_repeat()} autoComplete="new-password" {...field("passwordAgain")} />
        <FormProblem problem={besideFields(problem)} />
        {result && !problem && (
          <Notice tone="success" title={m.settings_password_changed()}>
            {result.endedSessions > 0 && <p>{endedLabels(result.endedSessions)}</p>}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isSending} className="max-sm:w-full">
            {m.settings_password_submit()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function useChangePassword() {
  const utils = api.useUtils();
  const sending = useSendingForm({
    loadSchema,
    draftKey: "change-password",
    defaultValues: EMPTY,
    send: ({ currentPassword, password }, _, signal) =>
      utils.client.account.changePassword.mutate({ currentPassword, password }, { signal }),
    onSent: () => {
      sending.form.reset(EMPTY);
      void utils.account.sessions.invalidate();
      // A change of address that waited is given up.
      void utils.account.profile.invalidate();
    },
  });
  return sending;
}

function endedLabels(count: number): string {
  return m.settings_password_ended({ count, number: formatNumber(count, currentLocale()) });
}
