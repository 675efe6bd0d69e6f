import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { RequestProblem } from "./request-problem.tsx";
import { useRequestRefresh } from "./use-request-refresh.ts";

const loadAnswer = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ answerQuestionSchema }) => answerQuestionSchema.pick({ answer: true }));

interface AnswerFormProps {
  questionId: string;
  reference: string;
  supplier: string;
}

/** Answers a supplier's question; what is typed is kept until it was sent. */
export function AnswerForm({ questionId, reference, supplier }: AnswerFormProps) {
  const { client } = api.useUtils();
  const refresh = useRequestRefresh(reference);
  const draftKey = `answer:${questionId}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadAnswer,
    draftKey,
    defaultValues: { answer: "" },
    send: ({ answer }, _, signal) => client.rfqs.answer.mutate({ questionId, answer }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await refresh();
      void showToast("success", m.rfqs_questions_sent());
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
  const { error, ...answer } = field("answer");
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-3">
      <TextArea
        label={m.rfqs_questions_answer({ supplier: isolated(supplier) })}
        hint={m.rfqs_questions_hint()}
        required
        rows={3}
        maxLength={1000}
        {...answer}
        {...(error === undefined ? {} : { error })}
      />
      <RequestProblem problem={problem} />
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {m.rfqs_questions_send()}
        </Button>
      </div>
    </form>
  );
}
