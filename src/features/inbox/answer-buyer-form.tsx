import { m } from "#i18n/paraglide/messages.js";
import { dropDraft } from "#src/lib/session-draft.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/form-problem.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { useSendingForm } from "#src/ui/use-sending-form.ts";

const loadAnswer = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ answerQuestionSchema }) => answerQuestionSchema.pick({ answer: true }));

/** The supplier answers what a guest asked about its quote. */
export function AnswerBuyerForm({ questionId }: { questionId: string }) {
  const { client, inbox } = api.useUtils();
  const draftKey = `answer-buyer:${questionId}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadAnswer,
    draftKey,
    defaultValues: { answer: "" },
    send: ({ answer }, _, signal) => client.inbox.answer.mutate({ questionId, answer }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await inbox.one.invalidate();
    },
    onRefused: async ({ failure }) => {
      // Answered already, by a try whose answer was lost or in another tab: the page shows it.
      if (failure?.code === "NOT_FOUND") await inbox.one.invalidate();
    },
  });
  const { error, ...answer } = field("answer");
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={m.inbox_answer_yours()}
        required
        rows={3}
        maxLength={1000}
        {...answer}
        {...(error === undefined ? {} : { error })}
      />
      <FormProblem problem={problem} />
      <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
        {m.rfqs_questions_send()}
      </Button>
    </form>
  );
}
