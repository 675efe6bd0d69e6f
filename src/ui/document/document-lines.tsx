import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { directionOf } from "#domain/kernel/locale.ts";
import { MILLI } from "#domain/kernel/money.ts";
import type { Names } from "#domain/kernel/names.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { Ltr } from "../text/bdi.tsx";
import { Amount, type DocumentWords, type InLanguage, Said, said } from "../text/in-language.tsx";
import { SaidGoods } from "./document-goods.tsx";
import { type DocumentSum, DocumentSums } from "./document-sums.tsx";

/** What is sold in a line of a document. */
export interface DocumentLine {
  /** What tells it from the others: "2", and "2.1" for its alternative. */
  number: string;
  description: string;
  /** What its goods are called now, where they are known. */
  names?: Names | null;
  sku?: string | null;
  /** What it is beside what was asked for. */
  remarks?: readonly DocumentWords[];
  quantityMilli: number;
  unit: Unit;
  unitPriceMinor: number;
  amountMinor: number;
}

interface DocumentLinesProps {
  documentLocale: InLanguage;
  currency: Currency;
  lines: readonly DocumentLine[];
  /** True where others refer to the lines by their numbers. */
  isNumbered?: boolean;
  /** What lies between the lines and the total. */
  sums: readonly DocumentSum[];
  totalMinor: number;
}

const CELL = "border-sand-300 border-b py-2 align-top";
/** Columns that a phone's screen has no room for; there they stand under the description. */
const WIDE = "max-sm:hidden";

/** What is sold, line by line, and what it comes to with VAT: a table on paper, stacked on a phone's screen. */
export function DocumentLines({
  documentLocale,
  currency,
  lines,
  isNumbered = false,
  sums,
  totalMinor,
}: DocumentLinesProps) {
  return (
    <section className="grid min-w-0 gap-3" aria-label={said(documentLocale, m.documents_lines)}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-start">
            {isNumbered && (
              <th scope="col" className="w-8 border-gulf-900 border-b-2 py-2 pe-3 text-start align-bottom">
                <Ltr>#</Ltr>
              </th>
            )}
            <Head documentLocale={documentLocale} words={m.documents_description} />
            <Head documentLocale={documentLocale} words={m.documents_quantity} isEnd className={WIDE} />
            <Head documentLocale={documentLocale} words={m.documents_unit_price} isEnd className={WIDE} />
            <Head documentLocale={documentLocale} words={m.documents_amount} isEnd />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.number}
              line={line}
              isNumbered={isNumbered}
              documentLocale={documentLocale}
              currency={currency}
            />
          ))}
        </tbody>
      </table>
      <DocumentSums documentLocale={documentLocale} currency={currency} sums={sums} totalMinor={totalMinor} />
    </section>
  );
}

type LineProps = Required<Pick<DocumentLinesProps, "documentLocale" | "currency" | "isNumbered">> & {
  line: DocumentLine;
};

function Line({ line, isNumbered, documentLocale, currency }: LineProps) {
  const price = <Amount documentLocale={documentLocale} minor={line.unitPriceMinor} currency={currency} />;
  return (
    <tr className="break-inside-avoid">
      {isNumbered && (
        <td className={`${CELL} pe-3 tabular-nums`}>
          <Ltr>{line.number}</Ltr>
        </td>
      )}
      <td className={`${CELL} min-w-32`}>
        <SaidGoods
          documentLocale={documentLocale}
          goods={{ description: line.description, names: line.names ?? null }}
        />
        {line.sku && <Ltr className="wrap-anywhere text-sand-700 text-xs">{line.sku}</Ltr>}
        {line.remarks?.map((words) => (
          <span key={words({}, { locale: "en" })} className="block text-sand-700 text-xs">
            <Said documentLocale={documentLocale} words={words} />
          </span>
        ))}
        <span className="block text-sand-700 sm:hidden">
          <Quantity line={line} documentLocale={documentLocale} /> × {price}
        </span>
      </td>
      <td className={`${CELL} ${WIDE} ps-3 text-end`}>
        <Quantity line={line} documentLocale={documentLocale} />
      </td>
      <td className={`${CELL} ${WIDE} ps-3 text-end`}>{price}</td>
      <td className={`${CELL} ps-3 text-end`}>
        <Amount documentLocale={documentLocale} minor={line.amountMinor} currency={currency} />
      </td>
    </tr>
  );
}

function Quantity({ line, documentLocale }: { line: DocumentLine; documentLocale: InLanguage }) {
  return (
    // Its own words are isolated, so that none of them would tell its direction.
    <bdi dir={directionOf(documentLocale.main)}>
      <Said
        documentLocale={documentLocale}
        words={(_, { locale }) => formatQuantity(line.quantityMilli / MILLI, line.unit, locale)}
      />
    </bdi>
  );
}

interface HeadProps {
  documentLocale: InLanguage;
  words: DocumentWords;
  isEnd?: boolean;
  className?: string;
}

function Head({ documentLocale, words, isEnd = false, className = "" }: HeadProps) {
  return (
    <th
      scope="col"
      className={`border-gulf-900 border-b-2 py-2 align-bottom ${isEnd ? "ps-3 text-end" : "text-start"} ${className}`}
    >
      <Said documentLocale={documentLocale} words={words} />
    </th>
  );
}
