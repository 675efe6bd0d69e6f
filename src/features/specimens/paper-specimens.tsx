import { m } from "#i18n/paraglide/messages.js";
import { PaperLanguages } from "#src/ui/paper-languages.tsx";
import { PaperLines } from "#src/ui/paper-lines.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { sumsOf } from "#src/ui/paper-sums.tsx";
import { Amount, tongueOf } from "#src/ui/paper-tongue.tsx";
import { Specimen } from "./specimen.tsx";

const LINE = {
  number: "1",
  quantityMilli: 120_000,
  unit: "carton",
  unitPriceMinor: 8750,
  amountMinor: 1_050_000,
} as const;
const SUMS = {
  goodsMinor: 1_050_000,
  discountMinor: 0,
  freightMinor: null,
  insuranceMinor: 0,
  vatMinor: 52_500,
  vatRate: 500,
};

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
      <Specimen name="PaperLines">
        {({ lang, long }) => (
          <PaperLines
            tongue={tongueOf(lang === "ar" ? "ar-en" : lang)}
            currency="USD"
            lines={[{ ...LINE, description: long }]}
            isNumbered
            sums={sumsOf(SUMS, true)}
            totalMinor={1_102_500}
          />
        )}
      </Specimen>
    </>
  );
}
