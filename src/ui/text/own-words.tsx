import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { foreignLanguage } from "#src/lib/format/written-language.ts";
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
      <Mark locale={locale} />
      <Written {...(className ? { className } : {})} {...(locale ? { lang: locale } : {})}>
        {text}
      </Written>
    </>
  );
}

function Mark({ locale }: { locale: Locale | null }) {
  if (locale === null || locale === currentLocale()) return null;
  return (
    <>
      <LanguageTag locale={locale} />{" "}
    </>
  );
}

/** What somebody wrote and nobody translated: as it is, marked where its language is another than the reader's. */
export function OwnWords({ text, className }: { text: string; className?: string }) {
  return <Marked text={text} locale={toldLanguage(text)} {...(className ? { className } : {})} />;
}

/**
 * The same as a paragraph of its own, which begins at the side of its words (experience: checklist 6). They are not isolated in it:
 * a browser looks into no `bdi` for the direction of what it stands in.
 */
export function OwnParagraph({ text, className }: { text: string; className?: string }) {
  const language = toldLanguage(text);
  return (
    <p dir="auto" className={className}>
      <Mark locale={language} />
      <span {...(language ? { lang: language } : {})}>{text}</span>
    </p>
  );
}

function toldLanguage(text: string): Locale | null {
  // A row of another version may lack the text.
  return text ? foreignLanguage(text, currentLocale()) : null;
}
