import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import { QUOTE_TONES, quoteStatusLabels } from "../quote-labels.ts";
import { QuoteLink } from "../quote-link.tsx";
import { turnLabels } from "../turn-labels.ts";
import type { OwnRequest } from "./request-screen.tsx";

type Quote = OwnRequest["quotes"][number];

/** A quote at a glance: from whom, how much, on which terms, whose turn it is. The whole card leads to its thread. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const name = localName(quote.supplier.names);
  return (
    <li className="relative grid gap-3 rounded-lg border border-sand-200 p-4 focus-within:border-gulf-500 hover:border-gulf-500">
      <div className="flex items-start gap-3">
        <CompanyLogo name={name} path={quote.supplier.logoPath} size="small" />
        <div className="grid min-w-0 grow gap-1">
          <QuoteLink
            id={quote.id}
            className="inline-flex min-h-11 items-center font-bold text-gulf-900 after:absolute after:inset-0 after:rounded-lg"
          >
            <span>
              <Named name={quote.supplier.names} className="wrap-anywhere" />
            </span>
          </QuoteLink>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-xs">
            {quote.supplier.isVerified && <VerifiedBadge short />}
            <Ltr>{quote.reference}</Ltr>
          </p>
        </div>
        <Badge tone={QUOTE_TONES[quote.status]}>{quoteStatusLabels(quote.status)}</Badge>
      </div>
      <Total quote={quote} />
      <Terms quote={quote} />
      <p className="text-sand-700 text-sm">{turnLabels(quote)}</p>
    </li>
  );
}

function Total({ quote: { currency, totalMinor, totalAedMinor } }: { quote: Quote }) {
  if (currency === null || totalMinor === null) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Price minor={totalMinor} currency={currency} className="font-bold text-gulf-900 text-xl" />
      {currency !== "AED" && totalAedMinor !== null && (
        <span className="text-sand-600 text-sm">
          {m.rfqs_quotes_about()} <Price minor={totalAedMinor} currency="AED" />
        </span>
      )}
    </p>
  );
}

function Terms({ quote }: { quote: Quote }) {
  const lead = formatLeadTime(quote.leadTimeDaysMin, quote.leadTimeDaysMax);
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
      {quote.incoterm && (
        <Term name={m.rfqs_quotes_incoterm()}>
          <Delivery incoterm={quote.incoterm} place={quote.place} className="" />
        </Term>
      )}
      {lead && <Term name={m.rfqs_quotes_lead()}>{lead}</Term>}
      {quote.validUntil !== null && (
        <Term name={m.rfqs_quotes_valid()}>{formatDate(quote.validUntil, currentLocale())}</Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sand-600 text-xs">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
