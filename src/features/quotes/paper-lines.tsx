import type { ReactNode } from "react";
import { MILLI } from "#domain/kernel/money.ts";
import { formatMoney, formatNumber } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { unitName } from "#src/lib/trade-terms.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Label, PAPER_LOCALES } from "./paper-language.tsx";
import type { PaperProps } from "./quote-paper.tsx";
import { vatPercent } from "./vat-rates.ts";

type LinesProps = Pick<PaperProps, "version" | "language">;

const CELL = "border border-sand-300 px-2 py-1.5 align-top";

/** What is offered, in a table that scrolls on a phone and stands whole on paper, and what it comes to. */
export function PaperLines({ version, language }: LinesProps) {
  const [locale] = PAPER_LOCALES[language];
  const head = [m.quotes_paper_item, m.quotes_paper_quantity, m.quotes_paper_price, m.quotes_paper_amount];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <section tabIndex={0} aria-label={m.quotes_form_lines()} className="overflow-x-auto print:overflow-visible">
        <table className="w-full min-w-136 border-collapse text-sm print:min-w-0">
          <thead>
            <tr className="bg-gulf-50">
              <th scope="col" className={`${CELL} w-10 text-center`}>
                <Ltr>#</Ltr>
              </th>
              {head.map((of) => (
                <th key={of({})} scope="col" className={`${CELL} text-start`}>
                  <Label of={of} language={language} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {version.lines.map((line) => (
              <tr key={`${line.line}.${line.offer}`} className="break-inside-avoid">
                <td className={`${CELL} text-center tabular-nums`}>
                  <Ltr>{line.offer === 1 ? line.line : `${line.line}.${line.offer}`}</Ltr>
                </td>
                <td className={CELL}>
                  <Written>{line.description}</Written>
                  {line.offer > 1 && (
                    <span className="block text-sand-700 text-xs">
                      <Label of={m.quotes_line_alternative} language={language} />
                    </span>
                  )}
                  {line.isSubstitute && (
                    <span className="block text-sand-700 text-xs">
                      <Label of={m.quotes_line_substitute} language={language} />
                    </span>
                  )}
                </td>
                <td className={CELL}>
                  {formatNumber(line.quantityMilli / MILLI, locale)} {unitName(line.unit, locale)}
                </td>
                <td className={`${CELL} whitespace-nowrap`}>
                  <bdi>{formatMoney(line.unitPriceMinor, version.currency, locale)}</bdi>
                </td>
                <td className={`${CELL} whitespace-nowrap`}>
                  <bdi>{formatMoney(line.amountMinor, version.currency, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Sums version={version} language={language} />
    </>
  );
}

function Sums({ version, language }: LinesProps) {
  const [locale] = PAPER_LOCALES[language];
  const money = (minor: number) => <bdi>{formatMoney(minor, version.currency, locale)}</bdi>;
  const rows: [string, ReactNode, number][] = [
    ["goods", <Label key="goods" of={m.quotes_goods} language={language} />, version.goodsMinor],
    ["discount", <Label key="discount" of={m.quotes_discount} language={language} />, -version.discountMinor],
    ["freight", <Label key="freight" of={m.quotes_freight} language={language} />, version.freightMinor],
    ["insurance", <Label key="insurance" of={m.quotes_insurance} language={language} />, version.insuranceMinor],
  ];
  return (
    <dl className="ms-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 break-inside-avoid">
      {rows
        .filter(([name, , minor]) => name === "goods" || minor !== 0)
        .map(([name, label, minor]) => (
          <div key={name} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">{money(minor)}</dd>
          </div>
        ))}
      <dt>
        <Label of={m.quotes_paper_vat} language={language} /> {vatPercent(version.vatRate, locale)}
      </dt>
      <dd className="text-end">{money(version.vatMinor)}</dd>
      <dt className="border-gulf-900 border-t-2 pt-1 font-bold">
        <Label of={m.quotes_total} language={language} />
      </dt>
      <dd className="border-gulf-900 border-t-2 pt-1 text-end font-bold text-lg">{money(version.totalMinor)}</dd>
    </dl>
  );
}
