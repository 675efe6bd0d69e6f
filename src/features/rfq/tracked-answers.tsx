import { Link } from "@tanstack/react-router";
import { fallbackOrder } from "#domain/kernel/locale.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/trpc.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Price } from "#src/ui/price.tsx";
import { quoteStatusWords } from "./quote-words.ts";

type Answer = ApiOutputs["rfq"]["track"]["answers"][number];

/** What suppliers quoted, for who holds the link; the rest of the negotiation is the account's. */
export function TrackedAnswers({ answers }: { answers: Answer[] }) {
  return (
    <Panel title={m.rfq_track_answers()} intro={m.rfq_track_answers_account()}>
      <ul className="grid divide-y divide-sand-200">
        {answers.map((answer) => (
          <li key={answer.reference} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <AnswerLine answer={answer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AnswerLine({ answer }: { answer: Answer }) {
  const { supplier, currency, totalMinor, incoterm, place, validUntil, status } = answer;
  const locale = currentLocale();
  const name = fallbackOrder(locale).flatMap((one) => supplier.names[one] ?? [])[0] ?? "";
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to="/suppliers/$supplier"
          params={{ supplier: supplier.slug }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
        >
          <Written className="wrap-anywhere">{name}</Written>
        </Link>
        {currency !== null && totalMinor !== null && (
          <Price minor={totalMinor} currency={currency} className="font-bold text-gulf-900" />
        )}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sand-700 text-sm">
        <span>{quoteStatusWords(status)}</span>
        {incoterm && <Ltr>{[incoterm, place].filter(Boolean).join(" ")}</Ltr>}
        {validUntil !== null && <span>{m.rfq_track_answers_until({ date: formatDate(validUntil, locale) })}</span>}
      </p>
    </>
  );
}
