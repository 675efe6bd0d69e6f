import { formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { unitName } from "#src/lib/trade-terms.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Amount, type PaperWords, Said, type Tongue } from "#src/ui/paper-tongue.tsx";
import type { PaperOrder } from "./paper-order.ts";

interface PaperLinesProps {
  page: PaperOrder;
  tongue: Tongue;
}

const CELL = "border-sand-300 border-b py-2 align-top";

/** What is sold, line by line, and what it comes to with VAT. */
export function PaperLines({ page: { lines, order }, tongue }: PaperLinesProps) {
  const { currency } = order;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="min-w-0 overflow-x-auto" aria-label={m.papers_lines()} tabIndex={0}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-start">
            <Head tongue={tongue} words={m.papers_description} />
            <Head tongue={tongue} words={m.papers_quantity} isEnd />
            <Head tongue={tongue} words={m.papers_unit_price} isEnd />
            <Head tongue={tongue} words={m.papers_amount} isEnd />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position} className="break-inside-avoid">
              <td className={`${CELL} min-w-32`}>
                <Written className="wrap-anywhere">{line.description}</Written>
                {line.sku && <Ltr className="block text-sand-700 text-xs">{line.sku}</Ltr>}
              </td>
              <td className={`${CELL} ps-3 text-end`}>
                <bdi>
                  {formatNumber(line.quantityMilli / 1000, tongue.main)} {unitName(line.unit, tongue.main)}
                </bdi>
              </td>
              <td className={`${CELL} ps-3 text-end`}>
                <Amount tongue={tongue} minor={line.unitPriceMinor} currency={currency} />
              </td>
              <td className={`${CELL} ps-3 text-end`}>
                <Amount tongue={tongue} minor={line.amountMinor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <PaperSums order={order} tongue={tongue} />
      </table>
    </section>
  );
}

function Head({ tongue, words, isEnd = false }: { tongue: Tongue; words: PaperWords; isEnd?: boolean }) {
  return (
    <th
      scope="col"
      className={`border-gulf-900 border-b-2 py-2 align-bottom ${isEnd ? "ps-3 text-end" : "text-start"}`}
    >
      <Said tongue={tongue} words={words} />
    </th>
  );
}

function PaperSums({ order, tongue }: { order: PaperOrder["order"]; tongue: Tongue }) {
  const { currency, discountMinor, freightMinor, insuranceMinor } = order;
  const sums: { words: PaperWords; minor: number | null; rate?: string }[] = [
    { words: m.papers_goods, minor: order.goodsMinor },
    ...(discountMinor > 0 ? [{ words: m.papers_discount, minor: -discountMinor }] : []),
    { words: freightMinor === null ? m.papers_freight_open : m.papers_freight, minor: freightMinor },
    ...(insuranceMinor > 0 ? [{ words: m.papers_insurance, minor: insuranceMinor }] : []),
    { words: m.papers_vat, minor: order.vatMinor, rate: `${formatNumber(order.vatRate / 100, tongue.main)}%` },
  ];
  return (
    <tfoot>
      {sums.map(({ words, minor, rate }) => (
        <tr key={words({}, { locale: "en" })}>
          <th scope="row" colSpan={3} className="pt-1.5 text-start font-normal">
            <Said tongue={tongue} words={words} /> {rate && <Ltr>{rate}</Ltr>}
          </th>
          <td className="ps-3 pt-1.5 text-end">
            {minor === null ? "—" : <Amount tongue={tongue} minor={minor} currency={currency} />}
          </td>
        </tr>
      ))}
      <tr className="font-bold text-base text-gulf-900">
        <th scope="row" colSpan={3} className="pt-2 text-start">
          <Said tongue={tongue} words={m.papers_total} />
        </th>
        <td className="ps-3 pt-2 text-end">
          <Amount tongue={tongue} minor={order.totalMinor} currency={currency} />
        </td>
      </tr>
    </tfoot>
  );
}
