import { Link } from "@tanstack/react-router";
import { Hourglass, PackageCheck } from "lucide-react";
import type { ReactNode } from "react";
import { MAX_ROUNDS } from "#domain/rfq/quote-machine.ts";
import { formatDateTime, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { STATUS_TONES, statusLabels } from "#src/vocabulary/quote-status-labels.ts";
import { closingLabels, lastWords, nowLabels } from "./quote-labels.ts";
import { bindingTermsOf, type Thread } from "./thread.ts";

/** Where the negotiation stands: its state, who moved last, what is expected now, how long and how often. */
export function NowPanel({ thread, children }: { thread: Thread; children: ReactNode }) {
  const { quote, side } = thread;
  const { status, closingReason, closingNote } = quote;
  const last = lastWords(quote, side);
  return (
    <Panel>
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATUS_TONES[status]}>{statusLabels(status)}</Badge>
          <Ltr className="font-bold text-gulf-900">{quote.reference}</Ltr>
        </p>
        <Totals thread={thread} />
        <p role="status" className="font-bold text-gulf-900 text-lg leading-snug">
          {nowLabels(thread)}
        </p>
        {(closingReason || closingNote) && (
          <p className="text-sand-700">
            {m.quotes_closing_reason()} {closingReason && <b dir="auto">{closingLabels(closingReason)}</b>}{" "}
            {closingNote && <OwnWords text={closingNote} />}
          </p>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sand-700 text-sm">
          {last && <span>{last}</span>}
          <Rounds thread={thread} />
          <TimeLeft label={m.quotes_binding_ends()} until={quote.bindingUntil} thread={thread} />
          <TimeLeft label={m.quotes_expires()} until={quote.validUntil} thread={thread} />
        </p>
      </div>
      {quote.orderReference && <OrderLink reference={quote.orderReference} />}
      {children}
    </Panel>
  );
}

/** What an acceptance comes to: of the terms that stand, or of the counter-offer that binds, with those beside it. */
function Totals({ thread }: { thread: Thread }) {
  const { currency, totalMinor } = thread.quote;
  const binding = bindingTermsOf(thread);
  const large = "font-bold text-2xl";
  return (
    <>
      {binding && (
        <p className="text-gulf-900">
          <span className="text-sand-600 text-sm">{m.quotes_binding_total()}</span>{" "}
          <Price minor={binding.totalMinor} currency={binding.currency} className={large} />
        </p>
      )}
      {currency && totalMinor !== null && (
        <p className="text-gulf-900">
          <span className="text-sand-600 text-sm">{m.quotes_standing_total()}</span>{" "}
          <Price minor={totalMinor} currency={currency} className={binding ? "" : large} />
        </p>
      )}
    </>
  );
}

/** What an acceptance made; everything from here on happens there. */
function OrderLink({ reference }: { reference: string }) {
  return (
    <Button asChild className="justify-self-start max-sm:w-full">
      <Link to="/orders/$reference" params={{ reference }}>
        <PackageCheck aria-hidden size={18} /> {m.quotes_to_order()}
      </Link>
    </Button>
  );
}

function Rounds({ thread: { quote, actions } }: { thread: Thread }) {
  if (actions.length === 0) return null;
  const locale = currentLocale();
  const left = formatNumber(quote.roundsLeft, locale);
  return <span>{m.quotes_rounds_left({ left, all: formatNumber(MAX_ROUNDS, locale) })}</span>;
}

interface TimeLeftProps {
  label: string;
  until: number | null;
  thread: Thread;
}

/** How long the terms hold or bind, as time left while they do. */
function TimeLeft({ label, until, thread: { actions } }: TimeLeftProps) {
  if (until === null || actions.length === 0) return null;
  const locale = currentLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      <Hourglass aria-hidden size={16} />
      {label}
      <time dateTime={dateTimeOf(until)} title={formatDateTime(until, locale)} className="font-bold">
        {formatTimeLeft(until, Date.now(), locale)}
      </time>
    </span>
  );
}
