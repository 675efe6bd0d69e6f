import { m } from "#i18n/paraglide/messages.js";
import { BOX, cardsStyle, PART } from "#src/ui/compare/columns-layout.ts";
import { useSwiping } from "#src/ui/compare/use-swiping.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { ActsRow, Row } from "./compare-row.tsx";
import { compareRows } from "./compare-rows.tsx";
import type { Asked, Compared } from "./comparison.ts";
import type { OnAct } from "./quote-acts.tsx";
import { QuoteHeads } from "./quote-heads.tsx";
import type { OnSet } from "./use-overrides.ts";

interface CompareTableProps {
  request: Asked;
  quotes: readonly Compared[];
  onlyDifferences: boolean;
  isBusy: boolean;
  onSet: OnSet;
  onPin: (id: string) => void;
  onAct: OnAct;
}

/** Quotes as columns under heads that stay: cards beside a pinned one on a phone, beside names and what was asked elsewhere. */
export function CompareTable({ request, quotes, onlyDifferences, isBusy, onSet, onPin, onAct }: CompareTableProps) {
  const rows = compareRows(quotes, request, onSet).filter((row) => !onlyDifferences || row.differs);
  const hasAsked = request.incoterm !== null || request.asked.some(({ targetPriceMinor }) => targetPriceMinor !== null);
  const { head, rows: box, place, go } = useSwiping(quotes.length);
  return (
    <div
      style={cardsStyle(quotes.length)}
      className="relative rounded-xl border border-sand-200 bg-white shadow-card print:shadow-none"
    >
      <QuoteHeads quotes={quotes} hasAsked={hasAsked} box={head} place={place} onGo={go} onAct={onAct} />
      <section
        {...box}
        aria-label={m.rfqs_compare_title()}
        aria-busy={isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className={`${BOX} overflow-x-auto rounded-b-xl`}
      >
        <table {...PART.table} className="block">
          <caption className="sr-only">{m.rfqs_compare_intro()}</caption>
          <Heads quotes={quotes} hasAsked={hasAsked} />
          <tbody {...PART.group} className={`block ${isBusy ? "opacity-60" : ""}`}>
            <ActsRow quotes={quotes} hasAsked={hasAsked} onPin={quotes.length > 2 ? onPin : undefined} onAct={onAct} />
            {rows.map((row) => (
              <Row key={row.key} row={row} hasAsked={hasAsked} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Whose column each is, for those who don't see the heads above. */
function Heads({ quotes, hasAsked }: { quotes: readonly Compared[]; hasAsked: boolean }) {
  return (
    <thead {...PART.group} className="sr-only">
      <tr {...PART.row}>
        <th {...PART.columnHead}>{m.rfqs_compare_supplier()}</th>
        {hasAsked && (
          <th {...PART.columnHead} className="max-md:hidden">
            {m.rfqs_compare_asked()}
          </th>
        )}
        {quotes.map(({ quote }) => (
          <th key={quote.id} {...PART.columnHead}>
            {localName(quote.supplier.names)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
