import { Pin } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { QUOTE_TONES, quoteStatusLabels } from "../quote-labels.ts";
import { QuoteLink } from "../quote-link.tsx";
import { turnLabels } from "../turn-labels.ts";
import type { Compared } from "./comparison.ts";

/** What was chosen in a column; its form opens over the table. */
export interface QuoteAct {
  id: string;
  part: "accept" | "counter";
  company: string;
}
export type OnAct = (act: QuoteAct) => void;

interface QuoteActsProps {
  compared: Compared;
  isPinned: boolean;
  /** Left out where there is nothing to pin it beside. */
  onPin: ((id: string) => void) | undefined;
  onAct: OnAct;
}

/** Takes the quote, where that is the buyer's to do now. */
export function AcceptButton({ compared, onAct }: Pick<QuoteActsProps, "compared" | "onAct">) {
  const { quote, actions } = compared;
  if (!actions.includes("accept")) return null;
  return (
    <Button
      type="button"
      wide
      aria-haspopup="dialog"
      aria-describedby={nameId(quote.id)}
      className="print:hidden"
      onClick={() => onAct({ id: quote.id, part: "accept", company: localName(quote.supplier.names) })}
    >
      {m.quotes_accept()}
    </Button>
  );
}

/** Where a quote stands, and what else one can do with it from here: counter it, ask, pin its column, open it. */
export function QuoteActs({ compared, isPinned, onPin, onAct }: QuoteActsProps) {
  const { quote, actions } = compared;
  const company = localName(quote.supplier.names);
  const described = { "aria-describedby": nameId(quote.id) };
  return (
    <div className="grid gap-2 print:hidden">
      <p className="grid justify-items-start gap-1 font-normal text-sand-700 text-xs">
        <Badge tone={QUOTE_TONES[quote.status]}>{quoteStatusLabels(quote.status)}</Badge>
        {turnLabels(quote)}
      </p>
      {actions.includes("counter") && (
        <Button
          type="button"
          variant="secondary"
          wide
          aria-haspopup="dialog"
          {...described}
          onClick={() => onAct({ id: quote.id, part: "counter", company })}
        >
          {m.quotes_counter()}
        </Button>
      )}
      <MessageButton about={{ kind: "quote", id: quote.id }} isReachable={quote.supplier.isReachable} wide />
      {onPin && (
        <Button
          type="button"
          variant="quiet"
          held={isPinned}
          {...described}
          className="justify-self-start aria-disabled:cursor-default md:hidden"
          onClick={() => onPin(quote.id)}
        >
          <Pin aria-hidden size={16} className={isPinned ? "fill-gulf-800" : ""} />
          {isPinned ? m.rfqs_compare_pinned() : m.rfqs_compare_pin()}
        </Button>
      )}
      <QuoteLink id={quote.id} className={`${TEXT_LINK} text-sm`}>
        {m.rfqs_compare_open()}
      </QuoteLink>
    </div>
  );
}

/** Where the name of a column's company stands. */
export function nameId(quoteId: string): string {
  return `company-${quoteId}`;
}
