import { Fragment } from "react";
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
/** Columns that a phone's screen has no room for; there they stand under the description. */
const WIDE = "max-sm:hidden";

/** What is sold, line by line, and what it comes to with VAT. */
export function PaperLines({ page: { lines, order }, tongue }: PaperLinesProps) {
  const { currency } = order;
  return (
    <section className="grid min-w-0 gap-3" aria-label={m.papers_lines({}, { locale: tongue.main })}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-start">
            <Head tongue={tongue} words={m.papers_description} />
            <Head tongue={tongue} words={m.papers_quantity} isEnd className={WIDE} />
            <Head tongue={tongue} words={m.papers_unit_price} isEnd className={WIDE} />
            <Head tongue={tongue} words={m.papers_amount} isEnd />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position} className="break-inside-avoid">
              <td className={`${CELL} min-w-32`}>
                <Written className="wrap-anywhere block w-fit">{line.description}</Written>
                {line.sku && <Ltr className="text-sand-700 text-xs">{line.sku}</Ltr>}
                <span className="block text-sand-700 sm:hidden">
                  <Quantity line={line} tongue={tongue} /> ×{" "}
                  <Amount tongue={tongue} minor={line.unitPriceMinor} currency={currency} />
                </span>
              </td>
              <td className={`${CELL} ${WIDE} ps-3 text-end`}>
                <Quantity line={line} tongue={tongue} />
              </td>
              <td className={`${CELL} ${WIDE} ps-3 text-end`}>
                <Amount tongue={tongue} minor={line.unitPriceMinor} currency={currency} />
              </td>
              <td className={`${CELL} ps-3 text-end`}>
                <Amount tongue={tongue} minor={line.amountMinor} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaperSums order={order} tongue={tongue} />
    </section>
  );
}

function Quantity({ line, tongue }: { line: PaperOrder["lines"][number]; tongue: Tongue }) {
  return (
    <bdi>
      {formatNumber(line.quantityMilli / 1000, tongue.main)}{" "}
      <Said tongue={tongue} words={(_, { locale }) => unitName(line.unit, locale)} />
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
    <dl className="grid w-full break-inside-avoid grid-cols-[1fr_auto] content-start gap-y-1.5 sm:ms-auto sm:w-2/3 sm:max-w-md print:w-2/3">
      {sums.map(({ words, minor, rate }) => (
        <Fragment key={words({}, { locale: "en" })}>
          <dt>
            <Said tongue={tongue} words={words} /> {rate && <Ltr>{rate}</Ltr>}
          </dt>
          <dd className="ps-4 text-end">
            {minor === null ? "—" : <Amount tongue={tongue} minor={minor} currency={currency} />}
          </dd>
        </Fragment>
      ))}
      <dt className="border-gulf-900 border-t pt-1.5 font-bold text-base text-gulf-900">
        <Said tongue={tongue} words={m.papers_total} />
      </dt>
      <dd className="border-gulf-900 border-t ps-4 pt-1.5 text-end font-bold text-base text-gulf-900">
        <Amount tongue={tongue} minor={order.totalMinor} currency={currency} />
      </dd>
    </dl>
  );
}
