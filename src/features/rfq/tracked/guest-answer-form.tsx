import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { RequestProblem } from "../own/request-problem.tsx";

const loadAnswer = () =>
  import("#domain/rfq/own-rfqs.ts").then(({ answerQuestionSchema }) => answerQuestionSchema.pick({ answer: true }));

interface GuestAnswerFormProps {
  link: RfqLink;
  questionId: string;
  supplier: string;
}

/** A guest answers a supplier's question; what is typed is kept until it was sent. */
export function GuestAnswerForm({ link, questionId, supplier }: GuestAnswerFormProps) {
  const { client, rfq } = api.useUtils();
  const draftKey = `answer:${questionId}`;
  const { field, submit, problem, isSending } = useSendingForm({
    loadSchema: loadAnswer,
    draftKey,
    defaultValues: { answer: "" },
    send: ({ answer }, _, signal) => client.guest.answer.mutate({ ...link, questionId, answer }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await rfq.track.invalidate();
      void showToast("success", m.rfqs_questions_sent());
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await rfq.track.invalidate();
    },
  });
  const { error, ...answer } = field("answer");
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-3">
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
      <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
        {m.rfqs_questions_send()}
      </Button>
    </form>
  );
}
