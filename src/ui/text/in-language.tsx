import { Fragment } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import { directionOf, fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { placeIn } from "#domain/kernel/places.ts";
import { colonOf } from "#i18n/colon.ts";
import { formatDate, formatMoney } from "#i18n/formats.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { commonTermsOf } from "#src/vocabulary/payment-terms.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import type { DocumentLanguage } from "../document/document-language.ts";
import { Ltr, Written } from "./bdi.tsx";

/** A trademark, alike in every language. */
const INCOTERMS_EDITION = "Incoterms® 2020";

/** The languages of a document: the one it is laid out in, and the one beside it. */
export interface InLanguage {
  main: Locale;
  beside: Locale | null;
}

export type DocumentWords = (inputs: Record<string, never>, options: { locale: Locale }) => string;

export function documentLocaleOf(language: DocumentLanguage): InLanguage {
  return language === "ar-en" ? { main: "ar", beside: "en" } : { main: language, beside: null };
}

interface SaidProps {
  documentLocale: InLanguage;
  words: DocumentWords;
}

/** Words of a document in its languages, each in its own direction. */
export function Said({ documentLocale: { main, beside }, words }: SaidProps) {
  return (
    <>
      <bdi lang={main}>{words({}, { locale: main })}</bdi>
      {beside !== null && (
        <>
          {" "}
          <bdi lang={beside} dir={directionOf(beside)} className="font-normal text-sand-700">
            {words({}, { locale: beside })}
          </bdi>
        </>
      )}
    </>
  );
}

/** Between a name and what it names, as the document's language writes it. */
export function Colon({ documentLocale: { main } }: { documentLocale: InLanguage }) {
  return `${colonOf(main)} `;
}

/** The same in plain text, for a name that is read aloud. */
export function said({ main, beside }: InLanguage, words: DocumentWords): string {
  return [main, ...(beside === null ? [] : [beside])].map((locale) => words({}, { locale })).join(" – ");
}

/** A day in the languages of a document. */
export function SaidDate({ documentLocale, time }: { documentLocale: InLanguage; time: number }) {
  return <Said documentLocale={documentLocale} words={(_, { locale }) => formatDate(time, locale)} />;
}

/** A city or a port in the languages of a document, as each calls it where it is known. */
export function SaidPlace({ documentLocale, name }: { documentLocale: InLanguage; name: string }) {
  const { main, beside } = documentLocale;
  if ([main, beside ?? main].every((locale) => placeIn(name, locale) === name)) return <Written>{name}</Written>;
  return <Said documentLocale={documentLocale} words={(_, { locale }) => placeIn(name, locale)} />;
}

interface SaidSeatProps {
  documentLocale: InLanguage;
  city: string | null;
  country: string | null;
}

/** Where a company sits: city and country, or the one that is known. */
export function SaidSeat({ documentLocale, city, country }: SaidSeatProps) {
  return (
    <span>
      {city && <SaidPlace documentLocale={documentLocale} name={city} />}
      {city && country && " · "}
      {country && <Said documentLocale={documentLocale} words={(_, { locale }) => countryName(country, locale)} />}
    </span>
  );
}

/** The named place of terms that were agreed: as it was written, with its name in each language of the document that has another one. */
export function AgreedPlace({ documentLocale: { main, beside }, name }: { documentLocale: InLanguage; name: string }) {
  const languages = beside === null ? [main] : [main, beside];
  const called = languages.map((locale) => [locale, placeIn(name, locale)] as const);
  const others = called.filter(
    ([, other], at) => other !== name && called.findIndex(([, earlier]) => earlier === other) === at,
  );
  return (
    <>
      <Written>{name}</Written>
      {others.map(([locale, other]) => (
        <Fragment key={locale}>
          {" ("}
          <Written lang={locale} className="font-normal text-sand-700">
            {other}
          </Written>
          )
        </Fragment>
      ))}
    </>
  );
}

/** A delivery term with its named place and the edition that the parties go by, as the ICC writes it: "DAP Dubai Incoterms® 2020". */
export function AgreedDelivery({ documentLocale, incoterm, place }: AgreedDeliveryProps) {
  return (
    <Ltr>
      <b>{incoterm}</b> {place && <AgreedPlace documentLocale={documentLocale} name={place} />} {INCOTERMS_EDITION}
    </Ltr>
  );
}

interface AgreedDeliveryProps {
  documentLocale: InLanguage;
  incoterm: string;
  place: string | null;
}

/** A number under which somebody pays tax; nothing of who told none. */
export function TaxNumber({ documentLocale, number, country }: TaxNumberProps) {
  if (!number) return null;
  return (
    <span>
      <Said documentLocale={documentLocale} words={taxNumberWords(country)} />
      <Colon documentLocale={documentLocale} />
      <Ltr>{number}</Ltr>
    </span>
  );
}

interface TaxNumberProps {
  documentLocale: InLanguage;
  number: string | null;
  country: string | null;
}

/** Terms of payment: the common ones in the languages of a document, others as they were written. */
export function SaidTerms({ documentLocale, text }: { documentLocale: InLanguage; text: string }) {
  const common = commonTermsOf(text);
  return common ? <Said documentLocale={documentLocale} words={common} /> : <Written>{text}</Written>;
}

/** A company's name in the languages of a document, or in the next best that it has. */
export function SaidName({
  documentLocale: { main, beside },
  names,
}: {
  documentLocale: InLanguage;
  names: Partial<Record<Locale, string>>;
}) {
  const [name = ""] = fallbackOrder(main).flatMap((known) => names[known] || []);
  const other = beside === null ? undefined : names[beside];
  return (
    <span>
      <Written className="font-bold">{name}</Written> {other && other !== name && <Written>{other}</Written>}
    </span>
  );
}

interface AmountProps {
  documentLocale: InLanguage;
  minor: number;
  currency: Currency;
}

/** An amount of a document; where two languages stand side by side it is written by the currency's code. */
export function Amount({ documentLocale: { main, beside }, minor, currency }: AmountProps) {
  return (
    <bdi dir={directionOf(beside ?? main)} className="whitespace-nowrap tabular-nums">
      {formatMoney(minor, currency, beside ?? main)}
    </bdi>
  );
}
