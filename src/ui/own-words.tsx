import { writtenLanguage } from "#src/lib/written-language.ts";
import { Written } from "./bdi.tsx";
import { LanguageTag } from "./language-tag.tsx";

/** What somebody wrote and nobody translated: as it is, marked where its language is another than the reader's. */
export function OwnWords({ text, className }: { text: string; className?: string }) {
  // A row of another version may lack the text.
  const language = text ? writtenLanguage(text) : null;
  return (
    <>
      <Written {...(className ? { className } : {})} {...(language ? { lang: language } : {})}>
        {text}
      </Written>{" "}
      {language && <LanguageTag locale={language} />}
    </>
  );
}
