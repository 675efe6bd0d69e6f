import { m } from "#i18n/paraglide/messages.js";
import { PaperLanguages } from "#src/ui/paper-languages.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { Amount, tongueOf } from "#src/ui/paper-tongue.tsx";
import { Specimen } from "./specimen.tsx";

export function PaperSpecimens() {
  return (
    <>
      <Specimen name="PaperLanguages">
        {({ lang }) => (
          <PaperLanguages
            language={lang}
            linkTo={(_language, _isActive, className, name) => <span className={className}>{name}</span>}
          />
        )}
      </Specimen>
      <Specimen name="PaperSheet">
        {({ lang, long }) => (
          <PaperSheet
            tongue={tongueOf(lang === "ar" ? "ar-en" : lang)}
            title={m.papers_title_quote}
            facts={[[m.papers_number, "QUO-2026-DATES2"]]}
            number="QUO-2026-DATES2"
            code="KHARAS"
            verifyAddress="/verify"
          >
            <p>
              {long} <Amount tongue={tongueOf(lang)} minor={1_050_000} currency="USD" />
            </p>
          </PaperSheet>
        )}
      </Specimen>
    </>
  );
}
