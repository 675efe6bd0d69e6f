import { REJECT_REASONS, type RejectReason } from "#domain/rfq/quote-machine.ts";
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
import { closingLabels } from "./quote-labels.ts";
import type { Thread } from "./thread.ts";

const loadSchema = () =>
  import("#domain/rfq/quote-verbs.ts").then((schemas) => schemas.rejectQuoteSchema.pick({ reason: true, note: true }));

/** The buyer turns a quote down, and says why. */
export function RejectDialog({ quote: { id, version }, onClose }: { quote: Thread["quote"]; onClose: () => void }) {
  const { client, quotes } = api.useUtils();
  const draftKey = `reject-quote:${id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { reason: "" as RejectReason, note: "" },
    send: (values, _key, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["reject", id]),
        call: () => client.quotes.reject.mutate({ ...values, id, version }, { signal }),
        isMade: async () => (await client.quotes.thread.query({ id }, { signal })).quote.status === "rejected",
      }),
    onSent: async () => {
      dropDraft(draftKey);
      onClose();
      await quotes.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await quotes.invalidate();
    },
  });
  const { error, ...note } = field("note");
  const { error: reasonError, ...reason } = field("reason");
  return (
    <Dialog open onOpenChange={onClose} title={m.quotes_reject()} description={m.quotes_reject_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <SelectField
          label={m.quotes_reject_reason()}
          required
          placeholder={m.forms_choose()}
          options={REJECT_REASONS.map((value) => ({ value, label: closingLabels(value) }))}
          {...reason}
          {...(reasonError ? { error: reasonError } : {})}
        />
        <TextArea label={m.quotes_reject_note()} rows={3} maxLength={500} {...note} {...(error ? { error } : {})} />
        <FormProblem problem={problem} />
        <Button type="submit" variant="danger" busy={isSending}>
          {m.quotes_reject_send()}
        </Button>
      </form>
    </Dialog>
  );
}
