import { Check, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { useSessionStore } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { besideFields } from "./beside-fields.ts";

const loadSchema = () =>
  import("#domain/identity/account.ts").then(({ requestDeletionSchema }) => requestDeletionSchema);

/** What deleting means, and the password that starts it. */
export function DeleteAccount() {
  const [isSure, setSure] = useState(false);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Consequences title={m.settings_delete_goes()} icon={<X aria-hidden size={18} className="text-clay-600" />}>
          <li>{m.settings_delete_goes_facts()}</li>
          <li>{m.settings_delete_goes_picture()}</li>
          <li>{m.settings_delete_goes_sessions()}</li>
        </Consequences>
        <Consequences
          title={m.settings_delete_stays()}
          icon={<Check aria-hidden size={18} className="text-leaf-700" />}
        >
          <li>{m.settings_delete_stays_trade()}</li>
        </Consequences>
      </div>
      {isSure ? (
        <DeletionForm onCancel={() => setSure(false)} />
      ) : (
        <div>
          <Button type="button" variant="danger" onClick={() => setSure(true)} className="max-sm:w-full">
            {m.settings_delete_start()}
          </Button>
        </div>
      )}
    </>
  );
}

function Consequences({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-sand-50 p-4">
      <h3 className="mb-1 flex items-center gap-2 text-gulf-900">
        {icon} {title}
      </h3>
      <ul className="grid list-disc gap-1 ps-5 text-sand-700 text-sm marker:text-brass-500">{children}</ul>
    </section>
  );
}

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { client } = api.useUtils();
  const store = useSessionStore();
  const { form, field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey: "delete-account",
    defaultValues: { password: "" },
    send: (values, _, signal) => client.account.requestDeletion.mutate(values, { signal }),
    onSent: async () => {
      await store.refresh();
    },
  });
  useEffect(() => form.setFocus("password"), [form]);
  const refusal = problem?.failure && refusalLabels(problem.failure);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-md">
      <PasswordField label={m.settings_delete_password()} autoComplete="current-password" {...field("password")} />
      {refusal ? <Notice tone="error">{refusal}</Notice> : <FormProblem problem={besideFields(problem)} />}
      <FormButtons send={m.settings_delete_confirm()} variant="danger" isSending={isSending} onCancel={onCancel} />
    </form>
  );
}

const HELD_BY: Record<string, () => string> = {
  supplier: m.settings_delete_supplier,
  orders: m.settings_delete_orders,
  last_admin: m.settings_delete_last_admin,
};

/** Why this account can't be deleted now: somebody depends on it. */
function refusalLabels({ code, state }: CallFailure): string | undefined {
  return code === "CONFLICT" && state ? HELD_BY[state]?.() : undefined;
}
