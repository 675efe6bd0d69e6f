import { DECLINE_REASONS, type DeclineReason } from "#domain/rfq/invitation-machine.ts";
import { isAskedDirectly } from "#domain/rfq/matching.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { declineLabels } from "./invitation-labels.ts";
import type { Invitation } from "./invitation-screen.tsx";

const loadSchema = () => import("#domain/rfq/supplier-inbox.ts").then((schemas) => schemas.declineInvitationSchema);

interface AnswerDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** Nobody says of the product on its own page that it is not its product. */
function reasonsFor({ reasons, request }: Invitation): readonly DeclineReason[] {
  const isOwnProduct = isAskedDirectly(reasons) && request.lines.some(({ product }) => product !== null);
  return DECLINE_REASONS.filter((reason) => reason !== "not_our_product" || !isOwnProduct);
}

/** No, with a reason that helps the buyer. */
export function DeclineDialog({ invitation, onClose }: AnswerDialogProps) {
  const { id, version } = invitation;
  const { client, inbox } = api.useUtils();
  const draftKey = `decline:${id}`;
  const { form, field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { id, version, reason: "" as DeclineReason, note: "" },
    send: (values, _key, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["decline", id]),
        call: () => client.inbox.decline.mutate({ ...values, id, version }, { signal }),
        isMade: async () => (await client.inbox.one.query({ id }, { signal })).status === "declined",
      }),
    onSent: async () => {
      dropDraft(draftKey);
      onClose();
      await inbox.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await inbox.invalidate();
    },
  });
  const { error, ...note } = field("note");
  const { error: reasonError, ...reason } = field("reason");
  return (
    <Dialog open onOpenChange={onClose} title={m.inbox_decline()} description={m.inbox_decline_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <SelectField
          label={m.inbox_decline_reason()}
          required
          placeholder={m.forms_choose()}
          options={reasonsFor(invitation).map((value) => ({ value, label: declineLabels(value) }))}
          {...reason}
          {...(reasonError ? { error: reasonError } : {})}
        />
        <TextArea
          label={m.inbox_decline_note()}
          rows={3}
          maxLength={500}
          required={form.watch("reason") === "other"}
          {...note}
          {...(error ? { error } : {})}
        />
        <FormProblem problem={problem} />
        <Button type="submit" variant="danger" busy={isSending}>
          {m.inbox_decline_send()}
        </Button>
      </form>
    </Dialog>
  );
}
