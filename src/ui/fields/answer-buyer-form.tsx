import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "../button.tsx";
import { FormProblem } from "./form-problem.tsx";
import { TextArea } from "./text-area.tsx";
import { useSendingForm } from "./use-sending-form.ts";

const loadAnswer = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ answerQuestionSchema }) => answerQuestionSchema.pick({ answer: true }));

/** The supplier answers what a guest asked about its quote. */
export function AnswerBuyerForm({ questionId }: { questionId: string }) {
  const { client, inbox, quotes } = api.useUtils();
  const readAgain = () => Promise.all([inbox.one.invalidate(), quotes.thread.invalidate()]);
  const draftKey = `answer-buyer:${questionId}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadAnswer,
    draftKey,
    defaultValues: { answer: "" },
    send: ({ answer }, _, signal) => client.inbox.answer.mutate({ questionId, answer }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await readAgain();
    },
    onRefused: async ({ failure }) => {
      // Answered already, by a try whose answer was lost or in another tab: the page shows it.
      if (failure?.code === "NOT_FOUND") await readAgain();
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
