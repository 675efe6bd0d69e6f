import { m } from "#i18n/paraglide/messages.js";
import { GoodsName, Named } from "#src/ui/named.tsx";
import { SaidGoods } from "#src/ui/paper-goods.tsx";
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
const GOODS = {
  description: "Dates, grade A",
  names: { ar: "تمر مجدول", en: "Medjool dates", fr: "Dattes Medjool" },
};
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
      <Specimen name="SaidGoods, GoodsName, Named" note="The text that was sent stays, where it says something else.">
        {({ lang }) => (
          <div className="grid gap-2">
            <SaidGoods tongue={tongueOf(lang === "ar" ? "ar-en" : lang)} goods={GOODS} />
            <span>
              <GoodsName goods={GOODS} />
            </span>
            <span>
              <Named name={{ ar: "شركة النخيل" }} />
            </span>
          </div>
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
