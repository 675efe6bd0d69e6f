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
  /** Nothing else stands in its box, which has `dir="auto"` and so the direction of the words: a cut ends on their side. */
  isAlone?: boolean;
}

/** A text with the mark of its language where that is another than the page's. The mark leads, so that no clamped line cuts it. */
export function Marked({ text, locale, className, isAlone = false }: MarkedProps) {
  // A browser looks into no `bdi` for the direction of what it stands in.
  const Words = isAlone ? "span" : Written;
  return (
    <>
      <Mark locale={locale} />
      <Words {...(className ? { className } : {})} {...(locale ? { lang: locale } : {})}>
        {text}
      </Words>
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
export function OwnWords({ text, ...looks }: Omit<MarkedProps, "locale">) {
  return <Marked text={text} locale={toldLanguage(text)} {...looks} />;
}

/** The same as a paragraph of its own, which begins at the side of its words (experience: checklist 6). */
export function OwnParagraph({ text, className }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={className}>
      <OwnWords text={text} isAlone />
    </p>
  );
}

function toldLanguage(text: string): Locale | null {
  // A row of another version may lack the text.
  return text ? foreignLanguage(text, currentLocale()) : null;
}
