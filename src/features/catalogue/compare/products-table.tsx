import { m } from "#i18n/paraglide/messages.js";
import { BestMark } from "#src/ui/compare/best-mark.tsx";
import { BOX, CELL, cardClass, cardsStyle, PART, ROW_NAME, trackClass } from "#src/ui/compare/columns-layout.ts";
import { useSwiping } from "#src/ui/compare/use-swiping.ts";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { type Compared, type ComparedRow, comparedRows, directed } from "./compared-rows.tsx";
import { ProductHeads } from "./product-heads.tsx";

interface ProductsTableProps {
  products: readonly Compared[];
  quantity: number;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
}

/** Products as columns under heads that stay: cards beside a pinned one on a phone, beside names of rows elsewhere. */
export function ProductsTable({ products, quantity, onlyDifferences, onRemove }: ProductsTableProps) {
  const rows = comparedRows(products, quantity).filter((row) => !onlyDifferences || row.differs);
  const { head, rows: box, place, go } = useSwiping(products.length);
  const shown = products.map(({ product }) => product);
  return (
    <div
      style={cardsStyle(products.length)}
      className="relative rounded-xl border border-sand-200 bg-white shadow-card print:shadow-none"
    >
      <ProductHeads products={shown} box={head} place={place} onGo={go} onRemove={onRemove} />
      <section
        {...box}
        aria-label={m.catalogue_compare_title()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className={`${BOX} overflow-x-auto rounded-b-xl`}
      >
        {rows.length === 0 && <p className="p-4 text-sand-700">{m.catalogue_compare_alike()}</p>}
        <table {...PART.table} className="block">
          <caption className="sr-only">{m.catalogue_compare_title()}</caption>
          <thead {...PART.group} className="sr-only">
            <tr {...PART.row}>
              <td {...PART.cell} />
              {shown.map(({ id, name, nameLocale }) => (
                <th key={id} {...PART.columnHead} {...languageOf(nameLocale)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...PART.group} className="block">
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** One fact of all products. */
function Row({ row: { name, language, isMain, differs, cells } }: { row: ComparedRow }) {
  return (
    <tr {...PART.row} className={trackClass(false)}>
      <th
        {...PART.rowHead}
        className={`${ROW_NAME} ${isMain ? "font-bold text-gulf-900" : "font-normal text-sand-700"}`}
      >
        <span className="flex flex-wrap items-baseline gap-x-3 md:grid">
          {language ? <bdi {...directed(language)}>{name}</bdi> : name}
          {differs && <span className="font-normal text-brass-700 text-xs">{m.rfqs_compare_differs()}</span>}
        </span>
      </th>
      {cells.map(({ id, content, isBest }, at) => (
        <td
          key={id}
          {...PART.cell}
          className={`${CELL} ${cardClass(at)} ${isMain ? "font-bold text-gulf-900" : ""} ${isBest ? "bg-leaf-50" : "bg-white"}`}
        >
          {content}
          {isBest && <BestMark label={m.catalogue_compare_lowest()} />}
        </td>
      ))}
    </tr>
  );
}
