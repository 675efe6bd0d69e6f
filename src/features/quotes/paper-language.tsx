import { Fragment, type ReactNode } from "react";
import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import type { PaperLanguage } from "./quote-search.ts";

/** Languages of a paper; the first gives its direction and its formats. */
export const PAPER_LOCALES: Record<PaperLanguage, readonly [Locale, ...Locale[]]> = {
  ar: ["ar"],
  en: ["en"],
  fr: ["fr"],
  "ar-en": ["ar", "en"],
};

type Worded = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** A label in each language of the paper, one beside the other. */
export function Label({ of, language }: { of: Worded; language: PaperLanguage }): ReactNode {
  return PAPER_LOCALES[language].map((locale, at) => (
    <Fragment key={locale}>
      {at > 0 && " · "}
      <bdi lang={locale} dir={directionOf(locale)} className={at > 0 ? "font-normal text-sand-600" : ""}>
        {of({}, { locale })}
      </bdi>
    </Fragment>
  ));
}
