import { Fragment } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import { type Incoterm, isFreightIncluded } from "#domain/rfq/incoterms.ts";
import { formatTaxRate } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "../text/bdi.tsx";
import { Amount, type DocumentWords, type InLanguage, Said } from "../text/in-language.tsx";

/** A step from the lines to the total. */
export interface DocumentSum {
  words: DocumentWords;
  /** Null where it is not agreed yet. */
  minor: number | null;
  /** Hundredths of a percent. */
  rate?: number;
  /** What stands in place of the amount. */
  instead?: DocumentWords;
}

interface Summed {
  goodsMinor: number;
  discountMinor: number;
  /** Null where it was not agreed. */
  freightMinor: number | null;
  /** It may still be agreed. */
  isFreightToCome?: boolean;
  insuranceMinor: number;
  /** Null where nobody stated it. */
  vatMinor: number | null;
  /** Hundredths of a percent. */
  vatRate: number;
  incoterm: Incoterm | null;
}

/** How an order or a quote adds up; what costs nothing is left out, but for freight that the price covers, that of an order, and the tax. */
export function sumsOf(summed: Summed, isFreeFreightShown: boolean): DocumentSum[] {
  const { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatMinor, vatRate } = summed;
  const isIncluded = isFreightIncluded(summed);
  return [
    { words: m.documents_goods, minor: goodsMinor },
    ...(discountMinor > 0 ? [{ words: m.documents_discount, minor: -discountMinor }] : []),
    ...(isFreeFreightShown || isIncluded || freightMinor !== 0
      ? [
          {
            words: summed.isFreightToCome ? m.documents_freight_open : m.documents_freight,
            minor: freightMinor,
            ...insteadOfFreight(summed),
          },
        ]
      : []),
    ...(insuranceMinor > 0 ? [{ words: m.documents_insurance, minor: insuranceMinor }] : []),
    { words: m.documents_vat, minor: vatMinor, ...(vatMinor === null ? {} : { rate: vatRate }) },
  ];
}

function insteadOfFreight(summed: Summed): Pick<DocumentSum, "instead"> {
  if (isFreightIncluded(summed)) return { instead: m.documents_freight_included };
  return summed.freightMinor === null && !summed.isFreightToCome ? { instead: m.documents_freight_none } : {};
}

interface DocumentSumsProps {
  documentLocale: InLanguage;
  currency: Currency;
  sums: readonly DocumentSum[];
  totalMinor: number;
}

/** What the lines of a document come to. */
export function DocumentSums({ documentLocale, currency, sums, totalMinor }: DocumentSumsProps) {
  return (
    <dl className="grid w-full break-inside-avoid grid-cols-[1fr_auto] content-start gap-y-1.5 sm:ms-auto sm:w-2/3 sm:max-w-md print:w-2/3">
      {sums.map(({ words, minor, rate, instead }) => (
        <Fragment key={words({}, { locale: "en" })}>
          <dt>
            <Said documentLocale={documentLocale} words={words} />{" "}
            {rate !== undefined && <Ltr>{formatTaxRate(rate, documentLocale.beside ?? documentLocale.main)}</Ltr>}
          </dt>
          <dd className="ps-4 text-end">
            {instead ? (
              <Said documentLocale={documentLocale} words={instead} />
            ) : minor === null ? (
              "—"
            ) : (
              <Amount documentLocale={documentLocale} minor={minor} currency={currency} />
            )}
          </dd>
        </Fragment>
      ))}
      <dt className="border-gulf-900 border-t pt-1.5 font-bold text-base text-gulf-900">
        <Said documentLocale={documentLocale} words={m.documents_total} />
      </dt>
      <dd className="border-gulf-900 border-t ps-4 pt-1.5 text-end font-bold text-base text-gulf-900">
        <Amount documentLocale={documentLocale} minor={totalMinor} currency={currency} />
      </dd>
    </dl>
  );
}
