import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { AnswerBuyerForm } from "../fields/answer-buyer-form.tsx";
import { Panel } from "../panel.tsx";
import { OwnParagraph } from "../text/own-words.tsx";

type Question = ApiOutputs["inbox"]["one"]["questions"][number];

/** What either side asked the other, and what was answered, as the supplier reads it; what it has not answered has its form. */
export function QuestionsPanel({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Panel title={m.inbox_questions()}>
      <ol className="grid gap-4">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-2">
            <Asked question={question} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Asked({ question: { id, asker, question, answer, createdAt, answeredAt } }: { question: Question }) {
  const isOwn = asker === "supplier";
  const at = answeredAt ?? createdAt;
  return (
    <>
      <Said who={isOwn ? m.inbox_question_by_you() : m.inbox_question_by_buyer()} at={createdAt} text={question} />
      {answer !== null && (
        <Said who={isOwn ? m.inbox_answer_by_buyer() : m.inbox_answer_by_you()} at={at} text={answer} />
      )}
      {answer === null && isOwn && <p className="text-sand-600 text-sm">{m.inbox_question_open()}</p>}
      {answer === null && !isOwn && <AnswerBuyerForm questionId={id} />}
    </>
  );
}

function Said({ who, at, text }: { who: string; at: number; text: string }) {
  return (
    <div className="rounded-lg bg-sand-50 p-3">
      <p className="text-sand-600 text-xs">
        <b>{who}</b> · {formatDateTime(at, currentLocale())}
      </p>
      <OwnParagraph text={text} className="wrap-anywhere whitespace-pre-line text-gulf-900" />
    </div>
  );
}
