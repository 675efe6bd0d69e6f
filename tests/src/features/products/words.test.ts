import { TRPCClientError } from "@trpc/client";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { MAX_PRODUCT_PICTURE_BYTES, PRODUCT_SORTS } from "#domain/catalogue/manage-products.ts";
import * as rules from "#domain/catalogue/product-form.ts";
import { productTermsSchema } from "#domain/catalogue/product-terms.ts";
import { checkValues } from "#src/features/products/check-values.ts";
import { type EditorValues, valuesOf } from "#src/features/products/editor-values.ts";
import { MOST_BYTES, MOST_PICTURES, sizeOf } from "#src/features/products/picture-rules.ts";
import { pictureProblemLabels } from "#src/features/products/pictures-section.tsx";
import { productName } from "#src/features/products/product-name.ts";
import { readEditorSearch, readProductSearch, SORT_CHOICES } from "#src/features/products/product-search.ts";
import { refusedFields, saveFailureOf } from "#src/features/products/save-failure.ts";
import { PartlyWritten } from "#src/features/products/texts-section.tsx";
import { PictureProblem } from "#src/lib/upload/shrink-picture.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("ar"));

function refused(appCode: string, issues: { path: string; code: string }[] = []) {
  return TRPCClientError.from({ error: { message: appCode, code: -32600, data: { appCode, issues } } } as never);
}

const empty: EditorValues = {
  ...valuesOf({
    sku: "X",
    version: 1,
    revision: null,
    content: {
      category: "food-products",
      subcategory: "dates",
      origin: "AE",
      unit: "piece",
      moq: 1,
      orderMultiple: 1,
      currency: "AED",
      priceMinor: null,
      tiers: [],
      leadTime: { min: null, max: null },
      hsCode: null,
      certificates: [],
      pictures: [],
      texts: {
        ar: { name: "تمر", description: "", specs: [] },
        en: { name: "", description: "", specs: [] },
        fr: { name: "", description: "", specs: [] },
      },
    },
  }),
};
const check = (change: Partial<EditorValues>) => checkValues({ ...rules, productTermsSchema }, { ...empty, ...change });

it("tells what a review still needs and which languages are missing", () => {
  const { missing, untranslated, errors } = check({});
  expect([missing, untranslated, errors]).toEqual([["texts", "picture"], ["ar", "en", "fr"], {}]);
  const texts = { ...empty.texts, ar: { ...empty.texts.ar, description: "من القصيم" } };
  expect([check({ texts }).missing, check({ texts }).untranslated]).toEqual([["picture"], ["en", "fr"]]);
  const emptied = { ...texts, fr: { ...empty.texts.fr, description: "Dattes" } };
  expect([check({ texts: emptied }).missing, check({ texts: emptied }).partlyWritten]).toEqual([["picture"], ["fr"]]);
  expect(renderToStaticMarkup(createElement(PartlyWritten, { locales: ["fr"] }))).toContain("الفرنسية");
  // A refused field elsewhere hides none of that.
  expect(check({ texts, moq: "" }).missing).toEqual(["picture"]);
});

it.each<[Partial<EditorValues>, string, string]>([
  [{ hsCode: "12.34" }, "hsCode", "اكتب من 6 إلى 13 رقمًا"],
  [{ leadTime: "قريبًا" }, "leadTime", "اكتب أيامًا مثل ⁦15⁩ أو ⁦15-20⁩"],
  [{ price: "1,200" }, "price", "اكتب سعرًا مثل ⁦12.50⁩، بلا فواصل للآلاف"],
  [{ price: "1.234" }, "price", "منازل عشرية أكثر مما تسمح به العملة"],
  [{ tiers: [{ minQuantity: "5", price: "4" }] }, "tiers.0.price", "اكتب سعر الوحدة أولًا"],
  [{ moq: "" }, "moq", "هذا الحقل مطلوب"],
  [{ moq: "many" }, "moq", "اكتب عددًا صحيحًا بلا كسور"],
  [{ moq: "100", orderMultiple: "12" }, "moq", "يجب أن يكون من مضاعفات 12، مثل 108"],
  [{ subcategory: "dairy", category: "furniture" }, "subcategory", "اختر فئة فرعية من هذه الفئة"],
])("says at its field what is wrong: %j", (change, field, words) => {
  const { errors, content } = check(change);
  expect([errors, content]).toEqual([{ [field]: words }, null]);
});

it("says what is wrong with a step, and reads Arabic digits", () => {
  const tiers = [
    { minQuantity: "١٠٠", price: "٨" },
    { minQuantity: "50", price: "7" },
    { minQuantity: "200", price: "9" },
  ];
  const { errors, terms } = check({ price: "١٠", tiers });
  expect(errors).toEqual({
    "tiers.1.minQuantity": "الكمية يجب أن تزيد على كمية الشريحة السابقة",
    "tiers.2.price": "السعر يجب أن يقل عن سعر الشريحة السابقة",
  });
  expect(terms).toBeNull();
  expect(check({ price: "١٠", tiers: tiers.slice(0, 1) }).terms?.tiers).toEqual([
    { minQuantity: 100, priceMinor: 800 },
  ]);
});

it("shows prices while other fields are refused", () => {
  const { content, terms } = check({ price: "12.5", hsCode: "1" });
  expect([content, terms?.priceMinor]).toEqual([null, 1250]);
});

it.each([
  [refused("CONFLICT"), "conflict"],
  [refused("CONFLICT", [{ path: "sku", code: "taken" }]), "invalid"],
  [refused("BAD_INPUT", [{ path: "product.moq", code: "too_small" }]), "invalid"],
  [refused("FORBIDDEN"), "refused"],
  [new TRPCClientError("no answer"), "unreachable"],
] as const)("knows why a save failed: %s", (error, kind) => expect(saveFailureOf(error)).toBe(kind));

it("puts what the server refused at its field", () => {
  const error = refused("CONFLICT", [{ path: "sku", code: "taken" }]);
  expect(refusedFields(error)).toEqual({ sku: "رقم الصنف هذا لمنتج آخر لديك" });
  const unknown = refused("BAD_INPUT", [{ path: "product.pictures.2.path", code: "unknown" }]);
  expect(Object.keys(refusedFields(unknown))).toEqual(["pictures.2.path"]);
});

it.each([
  [new PictureProblem("too_big"), "الصورة أكبر من 10 ميغابايت"],
  [refused("TOO_LARGE"), "الصورة أكبر من 10 ميغابايت"],
  [refused("BAD_INPUT", [{ path: "picture", code: "broken_picture" }]), "الصورة تالفة. اختر نسخة أخرى."],
  [new TRPCClientError("no answer"), "انقطع الاتصال، وبقيت الصورة هنا. أعد الرفع."],
  [refused("BAD_INPUT", [{ path: "picture", code: "toString_" }]), "لم تُقبل الصورة. أعد المحاولة بعد لحظات."],
])("says why a picture did not arrive: %s", (error, words) => expect(pictureProblemLabels(error)).toBe(words));

it("knows the server's bounds without its library", () => {
  expect([MOST_PICTURES, MOST_BYTES]).toEqual([rules.MAX_PICTURES, MAX_PRODUCT_PICTURE_BYTES]);
  expect([...SORT_CHOICES]).toEqual([...PRODUCT_SORTS]);
});

it("reads sizes out of paths", () => {
  expect(sizeOf(`/files/products/abc.1600x900.${"m".repeat(22)}.webp`)).toEqual({ width: 1600, height: 900 });
  expect(sizeOf("/pictures/dates.svg")).toEqual({ width: 800, height: 600 });
});

it("names a product in the reader's language, else in the next that has a name", () => {
  expect(productName({ ar: "تمر", en: "Dates" }, "en")).toBe("Dates");
  expect(productName({ ar: " ", en: "Dates" }, "fr")).toBe("Dates");
  expect(productName({}, "ar")).toBe("");
});

it("reads addresses, and drops what it can't read", () => {
  expect(readProductSearch({ status: "draft", q: "  تمر ", sort: "price_low", page: "3" })).toEqual({
    status: "draft",
    q: "تمر",
    sort: "price_low",
    page: 3,
  });
  const nothing = { status: undefined, q: undefined, sort: undefined, page: undefined };
  expect(readProductSearch({ status: "sold", q: ["a"], sort: "updated", page: "0" })).toEqual(nothing);
  expect(readEditorSearch({ id: "prd_x-1" })).toEqual({ id: "prd_x-1" });
  expect([readEditorSearch({ id: "../x" }), readEditorSearch({ id: ["a"] })]).toEqual([{}, {}]);
});
