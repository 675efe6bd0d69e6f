import type { ReactNode } from "react";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "../list/chip.tsx";
import { ChipRow } from "../list/chip-row.tsx";
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from "./document-language.ts";

interface DocumentLanguagesProps {
  language: DocumentLanguage;
  /** Draws the link to the same document in a language. */
  linkTo: (language: DocumentLanguage, isActive: boolean, className: string, name: ReactNode) => ReactNode;
}

/** The choice of a document's language. */
export function DocumentLanguages({ language, linkTo }: DocumentLanguagesProps) {
  return (
    <ChipRow label={m.documents_choose_language()}>
      {DOCUMENT_LANGUAGES.map((one) => (
        <li key={one} className="shrink-0">
          {linkTo(one, one === language, chipClass(one === language), <LanguageName language={one} />)}
        </li>
      ))}
    </ChipRow>
  );
}

function LanguageName({ language }: { language: DocumentLanguage }) {
  if (language === "ar-en") return m.documents_bilingual();
  return <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>;
}
