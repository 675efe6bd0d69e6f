import type { Currency } from "#domain/kernel/currency.ts";
import { directionOf, fallbackOrder, type Locale } from "#domain/kernel/locale.ts";
import { knownPlace, placeIn } from "#domain/kernel/places.ts";
import { formatDate, formatMoney } from "#i18n/formats.ts";
import { commonTermsOf } from "#src/lib/payment-terms.ts";
import { Written } from "./bdi.tsx";
import type { PaperLanguage } from "./paper-language.ts";

/** The languages of a paper: the one it is laid out in, and the one beside it. */
export interface Tongue {
  main: Locale;
  beside: Locale | null;
}

export type PaperWords = (inputs: Record<string, never>, options: { locale: Locale }) => string;

export function tongueOf(language: PaperLanguage): Tongue {
  return language === "ar-en" ? { main: "ar", beside: "en" } : { main: language, beside: null };
}

interface SaidProps {
  tongue: Tongue;
  words: PaperWords;
}

/** Words of a paper in its languages, each in its own direction. */
export function Said({ tongue: { main, beside }, words }: SaidProps) {
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

/** The same in plain text, for a name that is read aloud. */
export function said({ main, beside }: Tongue, words: PaperWords): string {
  return [main, ...(beside === null ? [] : [beside])].map((locale) => words({}, { locale })).join(" – ");
}

/** A day in the languages of a paper. */
export function SaidDate({ tongue, time }: { tongue: Tongue; time: number }) {
  return <Said tongue={tongue} words={(_, { locale }) => formatDate(time, locale)} />;
}

/** A city or a port in the languages of a paper, as each calls it where it is known. */
export function SaidPlace({ tongue, name }: { tongue: Tongue; name: string }) {
  if (knownPlace(name, tongue.main) === undefined) return <Written>{name}</Written>;
  return <Said tongue={tongue} words={(_, { locale }) => placeIn(name, locale)} />;
}

/** Terms of payment: the common ones in the languages of a paper, others as they were written. */
export function SaidTerms({ tongue, text }: { tongue: Tongue; text: string }) {
  const common = commonTermsOf(text);
  return common ? <Said tongue={tongue} words={common} /> : <Written>{text}</Written>;
}

/** A company's name in the languages of a paper, or in the next best that it has. */
export function SaidName({
  tongue: { main, beside },
  names,
}: {
  tongue: Tongue;
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
  tongue: Tongue;
  minor: number;
  currency: Currency;
}

/** An amount of a paper; where two languages stand side by side it is written by the currency's code. */
export function Amount({ tongue: { main, beside }, minor, currency }: AmountProps) {
  return (
    <bdi dir={directionOf(beside ?? main)} className="whitespace-nowrap tabular-nums">
      {formatMoney(minor, currency, beside ?? main)}
    </bdi>
  );
}
