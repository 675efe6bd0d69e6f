import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { besideFields } from "../beside-fields.ts";

interface ChangeFactorProps {
  change: "end" | "renew";
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const loadSchema = () =>
  import("#domain/identity/second-factor.ts").then(({ changeSecondFactorSchema }) => changeSecondFactorSchema);

/** Turns the second factor off or makes new recovery codes, for whoever has the password and a code. */
export function ChangeFactor({ change, onCodes, onClose }: ChangeFactorProps) {
  const { field, submit, problem, isSending } = useChange({ change, onCodes, onClose });
  const isEnd = change === "end";
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
      <h3 className="text-gulf-900 text-lg">{isEnd ? m.settings_factor_end() : m.settings_factor_renew()}</h3>
      <p className="text-sand-700 text-sm">
        {!isEnd && m.settings_factor_renew_hint()} {m.settings_factor_ends_sessions()}
      </p>
      <PasswordField label={m.settings_password_current()} autoComplete="current-password" {...field("password")} />
      <TextField
        label={m.settings_factor_any_code()}
        dir="ltr"
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        {...field("code")}
      />
      {problem?.failure?.code === "CONFLICT" ? (
        <Notice tone="error">{m.settings_factor_changed()}</Notice>
      ) : (
        <FormProblem problem={besideFields(problem)} />
      )}
      <FormButtons
        send={isEnd ? m.settings_factor_end() : m.settings_factor_renew()}
        variant={isEnd ? "danger" : "primary"}
        isSending={isSending}
        onCancel={onClose}
      />
    </form>
  );
}

function useChange({ change, onCodes, onClose }: ChangeFactorProps) {
  const utils = api.useUtils();
  const store = useSessionStore();
  return useSendingForm({
    loadSchema,
    draftKey: "change-second-factor",
    defaultValues: { password: "", code: "" },
    send: async (values, _, signal) => {
      const { account } = utils.client;
      if (change === "renew") return (await account.renewRecoveryCodes.mutate(values, { signal })).recoveryCodes;
      await account.endSecondFactor.mutate(values, { signal });
      return [];
    },
    onSent: async (codes) => {
      if (codes.length > 0) onCodes(codes);
      else void showToast("success", m.settings_factor_turned_off());
      onClose();
      await Promise.all([utils.account.secondFactor.invalidate(), store.refresh()]);
    },
  });
}
