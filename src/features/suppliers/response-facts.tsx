import { ChevronDown } from "lucide-react";
import type { PublishedResponses } from "#domain/rfq/response-rate.ts";
import { formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";

/** How a company answers invitations, with the formula behind the figure. */
export function ResponseFacts({ responses: { rate, answerHours } }: { responses: PublishedResponses }) {
  return (
    <section aria-labelledby="supplier-responses" className="grid content-start gap-2">
      <h2 id="supplier-responses" className="text-2xl text-gulf-900">
        {m.suppliers_response_rate()}
      </h2>
      {rate === null ? (
        <p className="text-sand-700">{m.suppliers_response_few()}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Ltr className="font-bold text-3xl text-gulf-900">{formatPercent(rate, currentLocale())}</Ltr>
          {answerHours !== null && (
            <span className="text-sand-700">
              {m.suppliers_fact_answers()}{" "}
              <span className="font-bold text-gulf-900">{m.suppliers_answers_in(counted(answerHours))}</span>
            </span>
          )}
        </p>
      )}
      <details className="group/formula text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-gulf-800 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {m.suppliers_response_how()}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/formula:rotate-180" />
        </summary>
        <p className="max-w-prose text-sand-700">{m.suppliers_response_formula()}</p>
      </details>
    </section>
  );
}

/** A rate in words for a card; nothing where there are too few cases. */
export function ResponseLine({ responses: { rate } }: { responses: PublishedResponses }) {
  if (rate === null) return null;
  return (
    <p className="text-sand-700 text-sm">{m.suppliers_response_card({ rate: formatPercent(rate, currentLocale()) })}</p>
  );
}
