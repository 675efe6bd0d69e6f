import { Star } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { QUOTE_TONES, quoteStatusLabels } from "../quote-labels.ts";
import { QuoteLink } from "../quote-link.tsx";
import { type CompareRow, compareRows } from "./compare-rows.tsx";
import type { Compared } from "./compare-screen.tsx";
import type { Assumption } from "./use-overrides.ts";

export type OnSet = (quoteId: string, name: Assumption, value: number | undefined) => void;

interface CompareTableProps {
  quotes: readonly Compared[];
  onlyDifferences: boolean;
  isBusy: boolean;
  onSet: OnSet;
}

const NAME_CELL =
  "sticky start-0 z-10 w-28 min-w-28 border-sand-200 border-e border-b bg-sand-50 p-3 text-start align-top text-sm sm:w-48 sm:min-w-48 print:static";
const CELL = "min-w-44 border-sand-200 border-b p-3 align-top print:min-w-0";

/** Quotes as columns that are swiped through on a phone, beside names that stay. */
export function CompareTable({ quotes, onlyDifferences, isBusy, onSet }: CompareTableProps) {
  const rows = compareRows(quotes, onSet).filter((row) => !onlyDifferences || row.differs);
  return (
    <section
      aria-label={m.rfqs_compare_title()}
      aria-busy={isBusy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-xl border border-sand-200 bg-white shadow-card print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{m.rfqs_compare_intro()}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${NAME_CELL} font-bold text-gulf-900`}>
              {m.rfqs_compare_supplier()}
            </th>
            {quotes.map(({ quote }) => (
              <QuoteHead key={quote.id} quote={quote} className={CELL} />
            ))}
          </tr>
        </thead>
        <tbody className={isBusy ? "opacity-60" : ""}>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: CompareRow }) {
  return (
    <tr>
      <th
        scope="row"
        className={`${NAME_CELL} ${row.isMain ? "font-bold text-gulf-900" : "font-normal text-sand-700"}`}
      >
        {row.name}
        {row.differs && <span className="mt-1 block text-brass-700 text-xs">{m.rfqs_compare_differs()}</span>}
      </th>
      {row.cells.map(({ id, content, isBest }) => (
        <td key={id} className={`${CELL} ${row.isMain ? "font-bold text-gulf-900" : ""} ${isBest ? "bg-leaf-50" : ""}`}>
          {content}
          {isBest && (
            <span className="mt-1 flex items-center gap-1 font-bold text-leaf-700 text-xs">
              <Star aria-hidden size={14} className="fill-leaf-700" /> {m.rfqs_compare_best()}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Whose quote a column holds, where it stands, and the way to its thread. */
function QuoteHead({ quote, className }: { quote: Compared["quote"]; className: string }) {
  return (
    <th scope="col" className={`${className} bg-sand-50 text-start font-normal`}>
      <div className="grid justify-items-start gap-1.5">
        <span>
          <Named name={quote.supplier.names} className="break-words font-bold text-gulf-900" />
        </span>
        {quote.supplier.isVerified && <VerifiedBadge short />}
        <Badge tone={QUOTE_TONES[quote.status]}>{quoteStatusLabels(quote.status)}</Badge>
        <QuoteLink
          id={quote.id}
          className="inline-flex min-h-11 items-center font-bold text-gulf-800 text-sm underline underline-offset-4 print:hidden"
        >
          {m.rfqs_compare_open()}
        </QuoteLink>
      </div>
    </th>
  );
}
