import { describe, expect, it } from "vitest";
import type { Locale } from "../../domain/kernel/locale.ts";
import { allMessages, LOCALES, type Message } from "./message-files.ts";
import { countsWithoutForms, missingForms, needlessForms } from "./plural-rules.ts";

describe("plural forms", () => {
  it("are found where a language lacks them or they say nothing of their own", () => {
    expect(
      needlessForms(plural({ one: "{number} order", two: "{number} orders ", "*": "{number} orders" }), "en"),
    ).toEqual(["two"]);
    expect(needlessForms(plural({ many: "{number} قطعة", few: "{number} قطع", "*": "{number} قطعة" }), "ar")).toEqual([
      "many",
    ]);
    expect(needlessForms(plural({ one: "{number} avis", "*": "{number} avis" }), "fr")).toEqual(["one"]);
  });

  it("are missed where a noun needs them", () => {
    expect(missingForms(plural({ "*": "{number} orders" }), "en")).toEqual(["one"]);
    expect(missingForms(plural({ "*": "{number} commandes" }), "fr")).toEqual(["one"]);
    expect(missingForms(plural({ one: "طلبية", two: "طلبيتان", "*": "{number} طلبية" }), "ar")).toEqual(["few"]);
    expect(missingForms(plural({ few: "{number} صفوف", "*": "{number} صفًا" }), "ar")).toEqual(["many"]);
    expect(missingForms(plural({ one: "{number} order" }), "en")).toEqual(["*"]);
    expect(missingForms(plural({ "*": "{number} kg" }), "en")).toEqual([]);
  });

  it("are missed where a plain text counts", () => {
    expect(countsWithoutForms("cart_items", "{number} products in the cart")).toBe(true);
    expect(countsWithoutForms("cart_items", "{done} lignes importées sur {total}")).toBe(true);
    expect(countsWithoutForms("cart_items", "في السلة {count} منتجات")).toBe(true);
    expect(countsWithoutForms("cart_items", "Products in the cart: {number}")).toBe(false);
    expect(countsWithoutForms("cart_items", "Picture {number} of {total}")).toBe(false);
  });

  it.each(LOCALES)("of %s are just those that each text needs", (locale) => {
    expect(flawed(locale, (_, message) => needlessForms(message, locale).length > 0)).toEqual([]);
    expect(flawed(locale, (_, message) => missingForms(message, locale).length > 0)).toEqual([]);
    expect(flawed(locale, countsWithoutForms)).toEqual([]);
  });
});

function flawed(locale: Locale, isFlawed: (key: string, message: Message) => boolean): string[] {
  return allMessages(locale)
    .filter(({ key, message }) => isFlawed(key, message))
    .map(({ key }) => key);
}

function plural(forms: Record<string, string>): Message {
  const match = Object.fromEntries(Object.entries(forms).map(([name, text]) => [`countPlural=${name}`, text]));
  return [{ declarations: [], selectors: ["countPlural"], match }];
}
