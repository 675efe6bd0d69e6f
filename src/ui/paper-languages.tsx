import type { ReactNode } from "react";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "./chip.tsx";
import { ChipRow } from "./chip-row.tsx";
import { PAPER_LANGUAGES, type PaperLanguage } from "./paper-language.ts";

interface PaperLanguagesProps {
  language: PaperLanguage;
  /** Draws the link to the same paper in a language. */
  linkTo: (language: PaperLanguage, isActive: boolean, className: string, name: ReactNode) => ReactNode;
}

/** The choice of a paper's language. */
export function PaperLanguages({ language, linkTo }: PaperLanguagesProps) {
  return (
    <ChipRow label={m.papers_choose_language()}>
      {PAPER_LANGUAGES.map((one) => (
        <li key={one} className="shrink-0">
          {linkTo(one, one === language, chipClass(one === language), <LanguageName language={one} />)}
        </li>
      ))}
    </ChipRow>
  );
}

function LanguageName({ language }: { language: PaperLanguage }) {
  if (language === "ar-en") return m.papers_bilingual();
  return <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>;
}
