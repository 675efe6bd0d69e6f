import { Link } from "@tanstack/react-router";
import { withColon } from "#i18n/colon.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { AskedWords, Named } from "#src/ui/text/named.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/quote-status-labels.ts";
import { lastWords } from "./quote-labels.ts";

/** One quote of the company: its state, for which goods and whom, how much, until when. A draft names no buyer yet. */
export function QuoteRow({ quote }: { quote: ApiOutputs["quotes"]["mine"]["items"][number] }) {
  const { id, reference, status, currency, totalMinor, incoterm, place, validUntil, rfqReference, buyerCompany } =
    quote;
  const last = lastWords(quote, "supplier");
  return (
    <li className="relative grid min-w-0 content-start gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card hover:border-gulf-500 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
        <span className="text-sand-700">
          {m.quotes_for_request()} <Ltr>{rfqReference}</Ltr>
        </span>
      </p>
      <h3 className="text-gulf-900 text-lg">
        <Link to="/quotes/$id" params={{ id }} className="after:absolute after:inset-0 after:content-['']">
          <Ltr>{reference}</Ltr>
        </Link>
      </h3>
      <div className="grid gap-0.5">
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-gulf-900 leading-snug">
          <AskedWords asked={quote} isAlone />
        </p>
        {buyerCompany && (
          <p className="text-sand-700">
            <Named name={buyerCompany} className="wrap-anywhere" />
          </p>
        )}
      </div>
      {currency && totalMinor !== null && (
        <p className="flex flex-wrap items-baseline gap-x-4 text-gulf-900">
          <Price minor={totalMinor} currency={currency} className="font-bold text-lg" />
          <span className="text-sand-700 text-sm">
            <Delivery incoterm={incoterm} place={place} className="" />
          </span>
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sand-600 text-sm">
        {last && <span>{last}</span>}
        {validUntil !== null && (
          <span>
            {withColon(m.quotes_valid_until())} {formatDate(validUntil, currentLocale())}
          </span>
        )}
      </p>
    </li>
  );
}
