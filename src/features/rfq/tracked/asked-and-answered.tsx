import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import type { Tracked } from "./tracked-request.tsx";

type Question = Tracked["questions"][number];

/** What the guest asked about a quote, and what its supplier said. */
export function AskedAndAnswered({ questions, supplier }: { questions: Question[]; supplier: string }) {
  if (questions.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {questions.map(({ id, question, answer, createdAt, answeredAt }) => (
        <li key={id} className="grid gap-2">
          <Said who={m.rfq_guest_question_yours()} at={createdAt} text={question} />
          {answer === null ? (
            <p className="text-sand-600 text-sm">{m.rfq_guest_question_waits()}</p>
          ) : (
            <Said who={supplier} at={answeredAt ?? createdAt} text={answer} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What somebody said, and when. */
export function Said({ who, at, text }: { who: string; at: number; text: string }) {
  return (
    <div className="rounded-lg bg-sand-50 p-3">
      <p className="text-sand-600 text-xs">
        <b dir="auto">{who}</b> · {formatDateTime(at, currentLocale())}
      </p>
      <OwnParagraph text={text} className="wrap-anywhere whitespace-pre-line text-gulf-900" />
    </div>
  );
}
