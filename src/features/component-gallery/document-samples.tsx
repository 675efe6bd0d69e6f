import { m } from "#i18n/paraglide/messages.js";
import { SaidGoods } from "#src/ui/document/document-goods.tsx";
import { DocumentLanguages } from "#src/ui/document/document-languages.tsx";
import { DocumentLines } from "#src/ui/document/document-lines.tsx";
import { DocumentSheet } from "#src/ui/document/document-sheet.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { Amount, documentLocaleOf } from "#src/ui/text/in-language.tsx";
import { GoodsName, Named } from "#src/ui/text/named.tsx";
import { Sample } from "./sample.tsx";

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
  isFreightToCome: true,
  insuranceMinor: 0,
  vatMinor: 52_500,
  vatRate: 500,
  incoterm: null,
};

export function DocumentSamples() {
  return (
    <>
      <Sample name="DocumentLanguages">
        {({ lang }) => (
          <DocumentLanguages
            language={lang}
            linkTo={(_language, _isActive, className, name) => <span className={className}>{name}</span>}
          />
        )}
      </Sample>
      <Sample name="DocumentSheet">
        {({ lang, long }) => (
          <DocumentSheet
            documentLocale={documentLocaleOf(lang === "ar" ? "ar-en" : lang)}
            title={m.documents_title_quote}
            facts={[[m.documents_number, "QUO-2026-DATES2"]]}
            number="QUO-2026-DATES2"
            code="KHARAS"
            verifyAddress="/verify"
          >
            <p>
              {long} <Amount documentLocale={documentLocaleOf(lang)} minor={1_050_000} currency="USD" />
            </p>
          </DocumentSheet>
        )}
      </Sample>
      <Sample name="SaidGoods, GoodsName, Named" note="The text that was agreed stays, whatever the goods are called.">
        {({ lang }) => (
          <div className="grid gap-2">
            <SaidGoods documentLocale={documentLocaleOf(lang === "ar" ? "ar-en" : lang)} goods={GOODS} />
            <span>
              <GoodsName goods={GOODS} />
            </span>
            <span>
              <Named name={{ ar: "شركة النخيل" }} />
            </span>
          </div>
        )}
      </Sample>
      <Sample name="DocumentLines">
        {({ lang, long }) => (
          <DocumentLines
            documentLocale={documentLocaleOf(lang === "ar" ? "ar-en" : lang)}
            currency="USD"
            lines={[{ ...LINE, description: long }]}
            isNumbered
            sums={sumsOf(SUMS, true)}
            totalMinor={1_102_500}
          />
        )}
      </Sample>
    </>
  );
}
