import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { OwnRequest } from "./request-screen.tsx";

type Question = OwnRequest["invitations"][number]["questions"][number];

/** What suppliers want to know before they quote; what waits for an answer comes first. */
export function QuestionsPanel({ request }: { request: OwnRequest }) {
  const asked = request.invitations
    .flatMap(({ supplier, questions, status }) =>
      questions.map((question) => ({ question, name: localName(supplier.names), isOpen: status === "info_requested" })),
    )
    .sort((one, other) => Number(one.question.answer !== null) - Number(other.question.answer !== null));
  if (asked.length === 0) return null;
  const isWaiting = asked.some(({ question, isOpen }) => isOpen && question.answer === null);
  return (
    <Panel title={m.rfqs_questions_title()} intro={isWaiting ? m.rfqs_questions_intro() : undefined}>
      <ul className="grid gap-5">
        {asked.map(({ question, name, isOpen }) => (
          <li key={question.id} className="grid gap-3">
            <Asked question={question} name={name} />
            {question.answer === null && question.asker === "supplier" && isOpen && (
              <AnswerForm questionId={question.id} reference={request.reference} supplier={name} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Asked({ question, name }: { question: Question; name: string }) {
  const isOwn = question.asker === "buyer";
  return (
    <div className="grid gap-2">
      <div className="rounded-lg border border-brass-200 bg-brass-50 p-4">
        <p className="flex flex-wrap justify-between gap-x-3 text-sand-700 text-sm">
          <Written className="font-bold">{isOwn ? m.rfq_guest_question_yours() : name}</Written>
          <time dateTime={dateTimeOf(question.createdAt)}>{formatDateTime(question.createdAt, currentLocale())}</time>
        </p>
        <OwnParagraph text={question.question} className="mt-1 whitespace-pre-line wrap-anywhere" />
      </div>
      {question.answer !== null && (
        <div className="ms-6 rounded-lg border border-gulf-200 bg-gulf-50 p-4">
          <p className="font-bold text-gulf-800 text-sm">
            {isOwn ? <Written>{name}</Written> : m.rfqs_questions_yours()}
          </p>
          <OwnParagraph text={question.answer} className="mt-1 whitespace-pre-line wrap-anywhere" />
        </div>
      )}
    </div>
  );
}
