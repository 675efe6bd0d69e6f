import { MILLI } from "#domain/kernel/money.ts";
import { formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { unitName } from "#src/lib/trade-terms.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Amount, type PaperWords, Said, type Tongue } from "#src/ui/paper-tongue.tsx";
import type { Version, VersionLine } from "./thread.ts";
import { vatPercent } from "./vat-rates.ts";

interface LinesProps {
  version: Version;
  tongue: Tongue;
}

const CELL = "border-sand-300 border-b py-2 align-top";
const HEAD = [m.papers_description, m.papers_quantity, m.papers_unit_price, m.papers_amount];

/** What is offered, in a table that scrolls on a phone and stands whole on paper, and what it comes to. */
export function PaperLines({ version, tongue }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={m.papers_lines()} className="min-w-0 overflow-x-auto print:overflow-visible">
      <table className="w-full min-w-120 border-collapse print:min-w-0">
        <thead>
          <tr>
            <th scope="col" className="w-8 border-gulf-900 border-b-2 py-2 pe-3 text-start align-bottom">
              <Ltr>#</Ltr>
            </th>
            {HEAD.map((words, at) => (
              <th
                key={words({}, { locale: "en" })}
                scope="col"
                className={`border-gulf-900 border-b-2 py-2 align-bottom ${at > 0 ? "ps-3 text-end" : "text-start"}`}
              >
                <Said tongue={tongue} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {version.lines.map((line) => (
            <Line key={`${line.line}.${line.offer}`} line={line} version={version} tongue={tongue} />
          ))}
        </tbody>
        <Sums version={version} tongue={tongue} />
      </table>
    </section>
  );
}

function Line({ line, version: { currency }, tongue }: LinesProps & { line: VersionLine }) {
  return (
    <tr className="break-inside-avoid">
      <td className={`${CELL} pe-3 tabular-nums`}>
        <Ltr>{line.offer === 1 ? line.line : `${line.line}.${line.offer}`}</Ltr>
      </td>
      <td className={`${CELL} min-w-32`}>
        <Written className="wrap-anywhere">{line.description}</Written>
        {line.offer > 1 && <Beside words={m.quotes_line_alternative} tongue={tongue} />}
        {line.isSubstitute && <Beside words={m.quotes_line_substitute} tongue={tongue} />}
      </td>
      <td className={`${CELL} ps-3 text-end`}>
        <bdi>
          {formatNumber(line.quantityMilli / MILLI, tongue.main)} {unitName(line.unit, tongue.main)}
        </bdi>
      </td>
      <td className={`${CELL} ps-3 text-end`}>
        <Amount tongue={tongue} minor={line.unitPriceMinor} currency={currency} />
      </td>
      <td className={`${CELL} ps-3 text-end`}>
        <Amount tongue={tongue} minor={line.amountMinor} currency={currency} />
      </td>
    </tr>
  );
}

function Beside({ words, tongue }: { words: PaperWords; tongue: Tongue }) {
  return (
    <span className="block text-sand-700 text-xs">
      <Said tongue={tongue} words={words} />
    </span>
  );
}

function Sums({ version, tongue }: LinesProps) {
  const { currency, discountMinor, freightMinor, insuranceMinor, vatMinor, vatRate } = version;
  const sums: { words: PaperWords; minor: number; rate?: string }[] = [
    { words: m.papers_goods, minor: version.goodsMinor },
    ...(discountMinor > 0 ? [{ words: m.papers_discount, minor: -discountMinor }] : []),
    ...(freightMinor > 0 ? [{ words: m.papers_freight, minor: freightMinor }] : []),
    ...(insuranceMinor > 0 ? [{ words: m.papers_insurance, minor: insuranceMinor }] : []),
    { words: m.papers_vat, minor: vatMinor, rate: vatPercent(vatRate, tongue.main) },
  ];
  return (
    <tfoot>
      {sums.map(({ words, minor, rate }) => (
        <tr key={words({}, { locale: "en" })}>
          <th scope="row" colSpan={4} className="pt-1.5 text-start font-normal">
            <Said tongue={tongue} words={words} /> {rate}
          </th>
          <td className="ps-3 pt-1.5 text-end">
            <Amount tongue={tongue} minor={minor} currency={currency} />
          </td>
        </tr>
      ))}
      <tr className="font-bold text-base text-gulf-900">
        <th scope="row" colSpan={4} className="pt-2 text-start">
          <Said tongue={tongue} words={m.papers_total} />
        </th>
        <td className="ps-3 pt-2 text-end">
          <Amount tongue={tongue} minor={version.totalMinor} currency={currency} />
        </td>
      </tr>
    </tfoot>
  );
}
