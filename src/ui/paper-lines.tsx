import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { directionOf } from "#domain/kernel/locale.ts";
import { MILLI } from "#domain/kernel/money.ts";
import type { Names } from "#domain/kernel/names.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatQuantity } from "#src/lib/trade-terms.ts";
import { Ltr } from "./bdi.tsx";
import { SaidGoods } from "./paper-goods.tsx";
import { type PaperSum, PaperSums } from "./paper-sums.tsx";
import { Amount, type PaperWords, Said, said, type Tongue } from "./paper-tongue.tsx";

/** What is sold in a line of a paper. */
export interface PaperLine {
  /** What tells it from the others: "2", and "2.1" for its alternative. */
  number: string;
  description: string;
  /** What its goods are called now, where they are known. */
  names?: Names | null;
  sku?: string | null;
  /** What it is beside what was asked for. */
  remarks?: readonly PaperWords[];
  quantityMilli: number;
  unit: Unit;
  unitPriceMinor: number;
  amountMinor: number;
}

interface PaperLinesProps {
  tongue: Tongue;
  currency: Currency;
  lines: readonly PaperLine[];
  /** True where others refer to the lines by their numbers. */
  isNumbered?: boolean;
  /** What lies between the lines and the total. */
  sums: readonly PaperSum[];
  totalMinor: number;
}

const CELL = "border-sand-300 border-b py-2 align-top";
/** Columns that a phone's screen has no room for; there they stand under the description. */
const WIDE = "max-sm:hidden";

/** What is sold, line by line, and what it comes to with VAT: a table on paper, stacked on a phone's screen. */
export function PaperLines({ tongue, currency, lines, isNumbered = false, sums, totalMinor }: PaperLinesProps) {
  return (
    <section className="grid min-w-0 gap-3" aria-label={said(tongue, m.papers_lines)}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-start">
            {isNumbered && (
              <th scope="col" className="w-8 border-gulf-900 border-b-2 py-2 pe-3 text-start align-bottom">
                <Ltr>#</Ltr>
              </th>
            )}
            <Head tongue={tongue} words={m.papers_description} />
            <Head tongue={tongue} words={m.papers_quantity} isEnd className={WIDE} />
            <Head tongue={tongue} words={m.papers_unit_price} isEnd className={WIDE} />
            <Head tongue={tongue} words={m.papers_amount} isEnd />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.number} line={line} isNumbered={isNumbered} tongue={tongue} currency={currency} />
          ))}
        </tbody>
      </table>
      <PaperSums tongue={tongue} currency={currency} sums={sums} totalMinor={totalMinor} />
    </section>
  );
}

type LineProps = Required<Pick<PaperLinesProps, "tongue" | "currency" | "isNumbered">> & { line: PaperLine };

function Line({ line, isNumbered, tongue, currency }: LineProps) {
  const price = <Amount tongue={tongue} minor={line.unitPriceMinor} currency={currency} />;
  return (
    <tr className="break-inside-avoid">
      {isNumbered && (
        <td className={`${CELL} pe-3 tabular-nums`}>
          <Ltr>{line.number}</Ltr>
        </td>
      )}
      <td className={`${CELL} min-w-32`}>
        <SaidGoods tongue={tongue} goods={{ description: line.description, names: line.names ?? null }} />
        {line.sku && <Ltr className="text-sand-700 text-xs">{line.sku}</Ltr>}
        {line.remarks?.map((words) => (
          <span key={words({}, { locale: "en" })} className="block text-sand-700 text-xs">
            <Said tongue={tongue} words={words} />
          </span>
        ))}
        <span className="block text-sand-700 sm:hidden">
          <Quantity line={line} tongue={tongue} /> × {price}
        </span>
      </td>
      <td className={`${CELL} ${WIDE} ps-3 text-end`}>
        <Quantity line={line} tongue={tongue} />
      </td>
      <td className={`${CELL} ${WIDE} ps-3 text-end`}>{price}</td>
      <td className={`${CELL} ps-3 text-end`}>
        <Amount tongue={tongue} minor={line.amountMinor} currency={currency} />
      </td>
    </tr>
  );
}

function Quantity({ line, tongue }: { line: PaperLine; tongue: Tongue }) {
  return (
    // Its own words are isolated, so that none of them would tell its direction.
    <bdi dir={directionOf(tongue.main)}>
      <Said tongue={tongue} words={(_, { locale }) => formatQuantity(line.quantityMilli / MILLI, line.unit, locale)} />
    </bdi>
  );
}

interface HeadProps {
  tongue: Tongue;
  words: PaperWords;
  isEnd?: boolean;
  className?: string;
}

function Head({ tongue, words, isEnd = false, className = "" }: HeadProps) {
  return (
    <th
      scope="col"
      className={`border-gulf-900 border-b-2 py-2 align-bottom ${isEnd ? "ps-3 text-end" : "text-start"} ${className}`}
    >
      <Said tongue={tongue} words={words} />
    </th>
  );
}
