import type { ReactNode } from "react";
import { MILLI } from "#domain/kernel/money.ts";
import { isFreightIncluded } from "#domain/rfq/incoterms.ts";
import { formatTaxRate } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { GoodsName } from "#src/ui/text/named.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatLeadTime, formatQuantity } from "#src/vocabulary/trade-terms.ts";
import type { TrackedAnswer } from "./tracked-answers.tsx";

/** Lines, what they come to, and the rest of the terms. */
export function AnswerTerms({ answer }: { answer: TrackedAnswer }) {
  const { terms, currency } = answer;
  if (!terms || currency === null) return null;
  const rate = isolatedLtr(formatTaxRate(terms.vatRate, currentLocale()));
  const isIncluded = isFreightIncluded({ incoterm: answer.incoterm, freightMinor: terms.freightMinor });
  const sums = [
    [m.quotes_goods(), terms.goodsMinor],
    [m.quotes_discount(), -terms.discountMinor],
    [m.quotes_freight(), isIncluded ? null : terms.freightMinor],
    [m.quotes_insurance(), terms.insuranceMinor],
    [m.quotes_vat({ rate }), terms.vatMinor],
  ] as const;
  return (
    <div className="grid gap-4">
      <ol className="grid divide-y divide-sand-200 border-sand-200 border-y">
        {answer.lines.map((line) => (
          <Line key={`${line.line}.${line.offer}`} line={line} currency={currency} />
        ))}
      </ol>
      <dl className="grid gap-1 text-sm">
        {sums.map(
          ([name, minor], at) =>
            (at === 0 || minor !== 0) && (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-sand-600">{name}</dt>
                <dd>{minor === null ? m.documents_freight_included() : <Price minor={minor} currency={currency} />}</dd>
              </div>
            ),
        )}
      </dl>
      <dl className="grid gap-2 text-sm sm:grid-cols-2">
        <Term name={m.quotes_lead_time()}>{formatLeadTime(terms.leadTimeDaysMin, terms.leadTimeDaysMax)}</Term>
        <Term name={m.quotes_payment_terms()}>
          <PaymentTerms text={terms.paymentTerms} />
        </Term>
        {terms.notes && (
          <Term name={m.quotes_notes()}>
            <OwnParagraph text={terms.notes} className="whitespace-pre-line" />
          </Term>
        )}
      </dl>
    </div>
  );
}

function Line({
  line,
  currency,
}: {
  line: TrackedAnswer["lines"][number];
  currency: NonNullable<TrackedAnswer["currency"]>;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 text-gulf-900">
          <span className="wrap-break-word min-w-0">
            <GoodsName goods={line} />
          </span>
          {line.offer > 1 && <Badge>{m.quotes_line_alternative()}</Badge>}
          {line.isSubstitute && <Badge tone="brass">{m.quotes_line_substitute()}</Badge>}
        </p>
        <p className="text-sand-700 text-sm">
          <bdi>{formatQuantity(line.quantityMilli / MILLI, line.unit)}</bdi> ×{" "}
          <Price minor={line.unitPriceMinor} currency={currency} />
        </p>
      </div>
      <Price
        minor={line.amountMinor}
        currency={currency}
        className={line.offer > 1 ? "text-sand-600" : "font-bold text-gulf-900"}
      />
    </li>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sand-600 text-xs">{name}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  );
}
