import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import type { GuestDialogProps } from "./answer-actions.tsx";

const loadSchema = () =>
  import("#domain/rfq/guest-verbs.ts").then(({ guestAskSchema }) => guestAskSchema.pick({ question: true }));

/** A guest asks the supplier of a quote. */
export function GuestAskDialog({ open, onOpenChange, answer, request: { reference }, actKey }: GuestDialogProps) {
  const { client, rfq } = api.useUtils();
  const draftKey = `ask-supplier:${answer.id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { question: "" },
    send: ({ question }, idempotencyKey, signal) =>
      client.guest.ask.mutate({ reference, key: actKey, quoteId: answer.id, question, idempotencyKey }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      onOpenChange(false);
      await rfq.track.invalidate();
      void showToast("success", m.rfq_guest_asked());
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await rfq.track.invalidate();
    },
  });
  const { error, ...question } = field("question");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.rfq_guest_ask()}
      description={localName(answer.supplier.names)}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextArea
          label={m.rfq_guest_question()}
          hint={m.rfq_guest_question_hint()}
          required
          rows={4}
          maxLength={1000}
          {...question}
          {...(error ? { error } : {})}
        />
        {problem?.failure?.code === "CONFLICT" ? (
          <Notice tone="error" title={m.rfq_guest_ask_refused()} />
        ) : (
          <FormProblem problem={problem} notFound={m.rfq_guest_ask_refused()} />
        )}
        <Button type="submit" busy={isSending}>
          {m.rfq_guest_question_send()}
        </Button>
      </form>
    </Dialog>
  );
}
