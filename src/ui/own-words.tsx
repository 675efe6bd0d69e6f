import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { foreignLanguage } from "#src/lib/written-language.ts";
import { Written } from "./bdi.tsx";
import { LanguageTag } from "./language-tag.tsx";

interface MarkedProps {
  text: string;
  /** The language that the text stands in; null where it tells none. */
  locale: Locale | null;
  className?: string;
}

/** A text with the mark of its language where that is another than the page's. The mark leads, so that no clamped line cuts it. */
export function Marked({ text, locale, className }: MarkedProps) {
  return (
    <>
      {locale !== null && locale !== currentLocale() && (
        <>
          <LanguageTag locale={locale} />{" "}
        </>
      )}
      <Written {...(className ? { className } : {})} {...(locale ? { lang: locale } : {})}>
        {text}
      </Written>
    </>
  );
}

/** What somebody wrote and nobody translated: as it is, marked where its language is another than the reader's. */
export function OwnWords({ text, className }: { text: string; className?: string }) {
  // A row of another version may lack the text.
  const language = text ? foreignLanguage(text, currentLocale()) : null;
  return <Marked text={text} locale={language} {...(className ? { className } : {})} />;
}
