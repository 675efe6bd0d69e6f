import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SaidGoods } from "#src/ui/document/document-goods.tsx";
import { documentLocaleOf } from "#src/ui/text/in-language.tsx";

const AGREED = "Steel rebar 12 mm";
const NAMES = { ar: "حديد تسليح 12 مم", en: AGREED, fr: "Fer à béton 12 mm" };
/** What stands on the paper, line by line. */
const printed = (language: "ar" | "en" | "ar-en", names: Partial<typeof NAMES> | null) =>
  renderToStaticMarkup(<SaidGoods documentLocale={documentLocaleOf(language)} goods={{ description: AGREED, names }} />)
    .split(/<[^>]*>/)
    .filter((text) => text !== "");

it("a paper leads with the agreed text whatever the goods are called since", () => {
  expect(printed("ar", NAMES)).toEqual([AGREED, NAMES.ar]);
  const renamed = { ar: "حديد مبروم", en: "Round bar", fr: "Fer rond" };
  expect(printed("ar-en", renamed)).toEqual([AGREED, renamed.ar, renamed.en]);
});

it("has no name that the agreed text says already, and none where there is none", () => {
  expect(printed("en", NAMES)).toEqual([AGREED]);
  expect(printed("ar-en", NAMES)).toEqual([AGREED, NAMES.ar]);
  expect(printed("ar", { fr: NAMES.fr })).toEqual([AGREED]);
  expect(printed("ar", null)).toEqual([AGREED]);
});
