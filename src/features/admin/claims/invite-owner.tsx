import { LOCALES } from "#domain/kernel/locale.ts";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { formatDate } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { Application } from "../in-the-way.ts";

const loadSchema = () =>
  import("#domain/suppliers/claims.ts").then(({ inviteOwnerSchema }) =>
    inviteOwnerSchema.omit({ id: true, idempotencyKey: true }),
  );

/** Invites the owner of a company that nobody owns, by a link that makes the claim; a new one voids the one before. */
export function InviteOwner({ application }: { application: Application }) {
  const { id, owner, status, invite } = application;
  const { field, submit, problem, isSending } = useInviting(id);
  if (owner !== null || status !== "approved") return null;
  return (
    <Panel title={m.claims_invite_title()} intro={m.claims_invite_intro()}>
      {invite && <Notice title={inviteLabels(invite)} />}
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField kind="email" label={m.claims_invite_email()} required maxLength={254} {...given(field("email"))} />
        <SelectField
          label={m.claims_invite_language()}
          required
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          {...given(field("locale"))}
        />
        <FormProblem problem={problem} />
        <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
          {invite ? m.claims_invite_again() : m.claims_invite_submit()}
        </Button>
      </form>
    </Panel>
  );
}

function useInviting(id: string) {
  const { client, admin } = api.useUtils();
  const draftKey = `admin-invite-${id}`;
  return useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { email: "", locale: currentLocale() },
    send: (values, idempotencyKey, signal) =>
      client.admin.inviteOwner.mutate({ ...values, id, idempotencyKey }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      void showToast("success", m.claims_invite_done());
      await admin.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await admin.invalidate();
    },
  });
}

function inviteLabels({ email, usedAt, expiresAt }: NonNullable<Application["invite"]>): string {
  const to = isolatedLtr(email);
  const day = (time: number) => formatDate(time, currentLocale());
  if (usedAt !== null) return m.claims_invite_used({ email: to, date: day(usedAt) });
  const words = expiresAt <= Date.now() ? m.claims_invite_ended : m.claims_invite_live;
  return words({ email: to, date: day(expiresAt) });
}
