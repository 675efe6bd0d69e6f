import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import type { Invitation } from "./invitation-screen.tsx";

const loadSchema = () =>
  import("#domain/rfq/supplier-inbox.ts").then(({ askBuyerSchema }) => askBuyerSchema.pick({ question: true }));

/** A question that has to be answered before one can quote. */
export function AskDialog({ invitation: { id, version }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { client, inbox } = api.useUtils();
  const draftKey = `ask:${id}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { question: "" },
    send: (values, _key, signal) =>
      makeOwnTransition({
        name: JSON.stringify(["ask", id, values.question]),
        call: () => client.inbox.ask.mutate({ ...values, id, version }, { signal }),
        isMade: async () => {
          const now = await client.inbox.one.query({ id }, { signal });
          return now.questions.at(-1)?.question === values.question;
        },
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
  const { error, ...question } = field("question");
  return (
    <Dialog open onOpenChange={onClose} title={m.inbox_ask()} description={m.inbox_ask_text()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <TextArea
          label={m.inbox_ask_question()}
          required
          rows={4}
          maxLength={1000}
          {...question}
          {...(error ? { error } : {})}
        />
        <FormProblem problem={problem} />
        <Button type="submit" busy={isSending}>
          {m.inbox_ask_send()}
        </Button>
      </form>
    </Dialog>
  );
}
