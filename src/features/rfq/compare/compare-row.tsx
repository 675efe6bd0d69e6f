import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { BestMark } from "#src/ui/compare/best-mark.tsx";
import { CELL, cardClass, PART, ROW_NAME, trackClass } from "#src/ui/compare/columns-layout.ts";
import type { CompareRow } from "./compare-rows.tsx";
import type { Compared } from "./comparison.ts";
import { type OnAct, QuoteActs } from "./quote-acts.tsx";

const ASKED = "max-md:hidden bg-gulf-50 text-sm print:hidden";

/** One fact of all quotes, with what was asked for and the best of them. */
export function Row({ row, hasAsked }: { row: CompareRow; hasAsked: boolean }) {
  return (
    <tr {...PART.row} className={trackClass(hasAsked)}>
      <RowName row={row} hasAsked={hasAsked} />
      {hasAsked && (
        <td {...PART.cell} className={`${CELL} ${ASKED}`}>
          {row.asked}
        </td>
      )}
      {row.cells.map(({ id, content, isBest, beside }, at) => (
        <td
          key={id}
          {...PART.cell}
          className={`${CELL} ${cardClass(at)} ${row.isMain ? "font-bold text-gulf-900" : ""} ${isBest ? "bg-leaf-50" : "bg-white"}`}
        >
          {content}
          {isBest && <BestMark label={m.rfqs_compare_best()} />}
          {beside && <span className="mt-1 block font-normal text-sand-700 text-xs">{beside}</span>}
        </td>
      ))}
    </tr>
  );
}

function RowName({ row: { name, isMain, note, asked, differs }, hasAsked }: { row: CompareRow; hasAsked: boolean }) {
  return (
    <th {...PART.rowHead} className={`${ROW_NAME} ${isMain ? "font-bold text-gulf-900" : "font-normal text-sand-700"}`}>
      <span className="flex flex-wrap items-baseline gap-x-3 md:grid">
        {name}
        {differs && <span className="font-normal text-brass-700 text-xs">{m.rfqs_compare_differs()}</span>}
        {note && <span className="font-normal text-sand-700 text-xs">{note}</span>}
        {hasAsked && asked && <AskedBeside>{asked}</AskedBeside>}
      </span>
    </th>
  );
}

/** Where there is no room for a column of what was asked, it stands beside the row's name. */
function AskedBeside({ children }: { children: ReactNode }) {
  return (
    <span className="flex basis-full flex-wrap gap-x-2 font-normal text-gulf-900 text-xs md:hidden print:block">
      <span className="text-sand-700">{m.rfqs_compare_asked_is()}</span> {children}
    </span>
  );
}

interface ActsRowProps {
  quotes: readonly Compared[];
  hasAsked: boolean;
  onPin: ((id: string) => void) | undefined;
  onAct: OnAct;
}

/** Where each quote stands, and what one can do with it. */
export function ActsRow({ quotes, hasAsked, onPin, onAct }: ActsRowProps) {
  return (
    <tr {...PART.row} className={`${trackClass(hasAsked)} print:hidden`}>
      <th {...PART.rowHead} className={`${ROW_NAME} font-normal text-sand-700`}>
        {m.rfqs_row_acts()}
      </th>
      {hasAsked && <td {...PART.cell} className={`${CELL} ${ASKED}`} />}
      {quotes.map((compared, at) => (
        <td key={compared.quote.id} {...PART.cell} className={`${CELL} ${cardClass(at)} bg-white`}>
          <QuoteActs compared={compared} isPinned={at === 0} onPin={onPin} onAct={onAct} />
        </td>
      ))}
    </tr>
  );
}
