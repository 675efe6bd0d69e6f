import { Smartphone } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { besideFields } from "../beside-fields.ts";
import { CopyText } from "./copy-text.tsx";

type Started = ApiOutputs["account"]["startSecondFactor"];

const loadStart = () =>
  import("#domain/identity/second-factor.ts").then(({ startSecondFactorSchema }) => startSecondFactorSchema);
const loadConfirm = () =>
  import("#domain/identity/second-factor.ts").then(({ confirmSecondFactorSchema }) => confirmSecondFactorSchema);
const IN_FOURS = /.{1,4}/g;

/** The password, then the key, then the first code of the authenticator. */
export function SetUpFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [started, setStarted] = useState<Started>();
  return started ? <ConfirmForm started={started} onCodes={onCodes} /> : <StartForm onStarted={setStarted} />;
}

function StartForm({ onStarted }: { onStarted: (started: Started) => void }) {
  const { client } = api.useUtils();
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadStart,
    draftKey: "start-second-factor",
    defaultValues: { password: "" },
    send: (values, _, signal) => client.account.startSecondFactor.mutate(values, { signal }),
    onSent: onStarted,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
      <PasswordField label={m.settings_password_current()} autoComplete="current-password" {...field("password")} />
      <FormProblem problem={besideFields(problem)} />
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {m.settings_factor_start()}
        </Button>
      </div>
    </form>
  );
}

function ConfirmForm({ started, onCodes }: { started: Started; onCodes: (codes: readonly string[]) => void }) {
  const utils = api.useUtils();
  const store = useSessionStore();
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadConfirm,
    draftKey: "confirm-second-factor",
    defaultValues: { code: "" },
    send: (values, _, signal) => utils.client.account.confirmSecondFactor.mutate(values, { signal }),
    onSent: async ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      void showToast("success", m.settings_factor_turned_on());
      await Promise.all([utils.account.secondFactor.invalidate(), store.refresh()]);
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
      <KeyToTake started={started} />
      <TextField
        kind="number"
        label={m.settings_factor_code()}
        hint={m.settings_factor_code_hint()}
        required
        maxLength={40}
        autoComplete="one-time-code"
        enterKeyHint="done"
        {...field("code")}
      />
      <p className="text-sand-700 text-sm">{m.settings_factor_ends_sessions()}</p>
      <FormProblem problem={besideFields(problem)} />
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {m.settings_factor_confirm()}
        </Button>
      </div>
    </form>
  );
}

function KeyToTake({ started: { key, address } }: { started: Started }) {
  return (
    <div className="grid gap-3 rounded-lg bg-sand-50 p-4">
      <p className="text-sand-800 text-sm">{m.settings_factor_scan()}</p>
      <div>
        <Button asChild variant="secondary" className="max-sm:w-full">
          <a href={address}>
            <Smartphone aria-hidden size={18} /> {m.settings_factor_open_app()}
          </a>
        </Button>
      </div>
      <p>
        <span className="block text-sand-600 text-sm">{m.settings_factor_key()}</span>
        <Ltr className="font-bold text-gulf-900 text-lg tabular-nums">{(key.match(IN_FOURS) ?? []).join(" ")}</Ltr>
      </p>
      <CopyText text={key} label={m.settings_factor_copy_key()} />
    </div>
  );
}
