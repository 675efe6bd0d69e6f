import { type RefObject, useRef } from "react";
import type * as z from "zod";
import type { grantsFormSchema } from "#domain/admin/manage-users.ts";
import { GRANTS } from "#domain/identity/grants.ts";
import { grantName } from "#i18n/grant-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { type SendingProblem, useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import type { MemberPage } from "../members/member-screen.tsx";
import { grantHint } from "./grant-hint.ts";

interface ChangeGrantsProps {
  member: MemberPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Values = z.input<typeof grantsFormSchema>;
type Decided = z.output<typeof grantsFormSchema>;

const loadSchema = () => import("#domain/admin/manage-users.ts").then(({ grantsFormSchema: schema }) => schema);

/** Says what another operator may do, with a reason that it reads. */
export function ChangeGrants({ member, open, onOpenChange }: ChangeGrantsProps) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.operators_change()}
      description={m.operators_change_hint()}
      firstFocus={first}
    >
      <GrantsForm member={member} first={first} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface GrantsFormProps {
  member: MemberPage;
  first: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function GrantsForm({ member, first, onClose }: GrantsFormProps) {
  const { form, field, submit, problem, isSending } = useGrantsForm(member, onClose);
  const chosen = form.watch("grants") ?? [];
  const toggle = (grant: (typeof GRANTS)[number]) =>
    form.setValue("grants", chosen.includes(grant) ? chosen.filter((one) => one !== grant) : [...chosen, grant], SET);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-bold text-gulf-900">{m.operators_change_legend()}</legend>
        {GRANTS.map((grant, place) => (
          <label key={grant} className="flex min-h-11 items-center gap-3 rounded-md px-2 py-1 hover:bg-sand-50">
            <input
              ref={place === 0 ? first : undefined}
              type="checkbox"
              checked={chosen.includes(grant)}
              onChange={() => toggle(grant)}
              className="size-5 shrink-0 accent-gulf-700"
            />
            <span className="grid">
              {grantName(grant, currentLocale())}
              <span className="text-sand-600 text-sm">{grantHint(grant)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={m.admin_reason()}
        hint={m.operators_reason_hint()}
        required
        maxLength={1000}
        {...given(field("reason"))}
      />
      <GrantsProblem problem={problem} />
      <FormButtons send={m.operators_change()} isSending={isSending} onCancel={onClose} />
    </form>
  );
}

const SET = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

function useGrantsForm({ id, grants: seen }: MemberPage, onClose: () => void) {
  const { client, admin } = api.useUtils();
  const draftKey = `admin-grants-${id}`;
  return useSendingForm<Values, Decided, unknown>({
    loadSchema,
    draftKey,
    defaultValues: { grants: [...seen], reason: "" },
    send: ({ grants, reason }, _, signal) =>
      client.admin.changeGrants.mutate({ id, seen: [...seen], grants, reason }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      void showToast("success", m.operators_changed());
      await admin.invalidate();
      onClose();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await admin.invalidate();
    },
  });
}

function GrantsProblem({ problem }: { problem: SendingProblem | undefined }) {
  const { code, state } = problem?.failure ?? {};
  if (code === "FORBIDDEN") return <Notice tone="error" title={m.operators_missing_call()} />;
  if (code !== "CONFLICT") return <FormProblem problem={problem} />;
  const isLast = state === "last_holder";
  return <Notice tone="error" title={isLast ? m.operators_last_holder() : m.operators_stale()} />;
}
