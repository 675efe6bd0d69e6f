import { ChevronDown } from "lucide-react";
import type { PublishedResponses } from "#domain/rfq/response-rate.ts";
import { formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/trade-terms.ts";
import { Ltr } from "#src/ui/bdi.tsx";

/** How a company answers invitations, with the formula behind the figure. */
export function ResponseFacts({ responses: { rate, answerHours } }: { responses: PublishedResponses }) {
  return (
    <div className="grid gap-2 border-sand-200 border-t pt-4">
      <h3 className="font-bold text-gulf-900">{m.suppliers_response_rate()}</h3>
      {rate === null ? (
        <p className="text-sand-700 text-sm">{m.suppliers_response_few()}</p>
      ) : (
        <p className="font-bold text-2xl text-gulf-900">
          <Ltr>{formatPercent(rate, currentLocale())}</Ltr>
        </p>
      )}
      {answerHours !== null && (
        <p className="text-sand-700 text-sm">
          {m.suppliers_fact_answers()}{" "}
          <span className="font-bold text-gulf-900">{m.suppliers_answers_in(counted(answerHours))}</span>
        </p>
      )}
      <details className="group/formula text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-gulf-800 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {m.suppliers_response_how()}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/formula:rotate-180" />
        </summary>
        <p className="text-sand-700">{m.suppliers_response_formula()}</p>
      </details>
    </div>
  );
}

/** A rate in words for a card; nothing where there are too few cases. */
export function ResponseLine({ responses: { rate } }: { responses: PublishedResponses }) {
  if (rate === null) return null;
  return (
    <p className="text-sand-700 text-sm">{m.suppliers_response_card({ rate: formatPercent(rate, currentLocale()) })}</p>
  );
}
