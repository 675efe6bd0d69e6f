import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import type { Invitation } from "./invitation-screen.tsx";

/** What was asked of the buyer, and what the buyer answered. */
export function Questions({ questions }: Pick<Invitation, "questions">) {
  if (questions.length === 0) return null;
  return (
    <Panel title={m.inbox_questions()}>
      <ol className="grid gap-4">
        {questions.map(({ id, question, answer, createdAt, answeredAt }) => (
          <li key={id} className="grid gap-2">
            <Said who={m.inbox_question_by_you()} at={createdAt} text={question} />
            {answer === null ? (
              <p className="text-sand-600 text-sm">{m.inbox_question_open()}</p>
            ) : (
              <Said who={m.inbox_answer_by_buyer()} at={answeredAt ?? createdAt} text={answer} />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Said({ who, at, text }: { who: string; at: number; text: string }) {
  return (
    <div className="rounded-lg bg-sand-50 p-3">
      <p className="text-sand-600 text-xs">
        <b>{who}</b> · {formatDateTime(at, currentLocale())}
      </p>
      <p dir="auto" className="wrap-break-word whitespace-pre-line text-gulf-900">
        {text}
      </p>
    </div>
  );
}
