import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { askedLabels, goodsLine } from "#src/vocabulary/goods-line.ts";

const NAMES = { ar: "تمر خلاص", en: "Khalas dates", fr: "Dattes Khalas" };
const sentence = (locale: "ar" | "fr") => m.rfq_form_description_for_product({ name: NAMES[locale] }, { locale });

it("what the form of a product's page wrote is read in the page's language, and names the goods in a line", () => {
  const asked = { description: sentence("fr"), names: NAMES };
  expect(askedLabels(asked)).toEqual({ text: sentence("ar"), locale: "ar" });
  expect(goodsLine(asked)).toEqual({ text: NAMES.ar, locale: "ar", written: sentence("fr") });
  expect(askedLabels({ ...asked, description: NAMES.fr })).toEqual({ text: NAMES.ar, locale: "ar" });
});

it("a buyer's own words stay the headline of its request", () => {
  const description = "Dattes pour le Ramadan, livrées en mai";
  expect(askedLabels({ description, names: NAMES })).toEqual({ text: description, locale: null });
  expect(goodsLine({ description, names: NAMES }, "fr")).toEqual({
    text: NAMES.fr,
    locale: "fr",
    written: description,
  });
});
