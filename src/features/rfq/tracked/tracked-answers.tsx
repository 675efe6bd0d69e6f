import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { QUOTE_TONES, quoteStatusLabels } from "../quote-labels.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerTerms } from "./answer-terms.tsx";
import { AskedAndAnswered } from "./asked-and-answered.tsx";
import type { Tracked } from "./tracked-request.tsx";

export type TrackedAnswer = Tracked["answers"][number];

/** What suppliers quoted, in full, with what the reader may do about it. */
export function TrackedAnswers({ rfq }: { rfq: Tracked }) {
  return (
    <Panel title={m.rfq_track_answers()}>
      <ul className="grid gap-5">
        {rfq.answers.map((answer) => (
          <li key={answer.reference} className="grid min-w-0 gap-4 rounded-lg border border-sand-200 p-4">
            <Answer rfq={rfq} answer={answer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Answer({ rfq, answer }: { rfq: Tracked; answer: TrackedAnswer }) {
  const { currency, totalMinor, incoterm, place, validUntil, terms } = answer;
  const asked = rfq.questions.filter(
    ({ invitationId, asker }) => asker === "buyer" && invitationId === terms?.invitationId,
  );
  return (
    <>
      <Supplier answer={answer} />
      {currency !== null && totalMinor !== null && (
        <Price minor={totalMinor} currency={currency} className="font-bold text-2xl text-gulf-900" />
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sand-700 text-sm">
        {incoterm && <Delivery incoterm={incoterm} place={place} className="" />}
        {validUntil !== null && (
          <span>{m.rfq_track_answers_until({ date: formatDate(validUntil, currentLocale()) })}</span>
        )}
      </p>
      <AnswerTerms answer={answer} />
      <AskedAndAnswered questions={asked} supplier={localName(answer.supplier.names)} />
      <AnswerActions rfq={rfq} answer={answer} />
    </>
  );
}

/** Who it is, and what there is to trust it by. */
function Supplier({ answer: { supplier, status, reference } }: { answer: TrackedAnswer }) {
  const name = localName(supplier.names);
  return (
    <div className="flex items-start gap-3">
      <CompanyLogo name={name} path={supplier.logoPath} size="small" />
      <div className="grid min-w-0 grow gap-1">
        <Link
          to="/suppliers/$supplier"
          params={{ supplier: supplier.slug }}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
        >
          <span>
            <Named name={supplier.names} className="wrap-anywhere" />
          </span>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-xs">
          {supplier.isVerified && <VerifiedBadge short />}
          <span>{countryName(supplier.country)}</span>
          {supplier.ratingCount > 0 && supplier.ratingAverage !== null && <Stars value={supplier.ratingAverage} />}
          <Ltr>{reference}</Ltr>
        </p>
      </div>
      <Badge tone={QUOTE_TONES[status]}>{quoteStatusLabels(status)}</Badge>
    </div>
  );
}
