import { expect, it } from "vitest";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { chatTime, listTime } from "#src/features/messages/bubble/chat-times.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { lookOf, toneOf } from "#src/vocabulary/look-of.ts";

const TONES: Record<string, { words: () => string; tone: "leaf" | "neutral" }> = {
  sent: { words: () => "Sent", tone: "leaf" },
};

it.each([
  ["sent", { words: "Sent", tone: "leaf" }],
  ["of_another_version", { words: "\u2068of another version\u2069", tone: "neutral" }],
  ["constructor", { words: "\u2068constructor\u2069", tone: "neutral" }],
  ["", { words: "–", tone: "neutral" }],
  [null, { words: "–", tone: "neutral" }],
])("the words and colour of %j", (code, variant) => expect(toneOf(TONES, code as string)).toEqual(variant));

it("what stands in for an unknown code is made of its label", () => {
  expect(lookOf({ a: 1 }, "a", () => 2)).toBe(1);
  expect(lookOf<string, string>({}, "later", (words) => `? ${words()}`)).toBe("? \u2068later\u2069");
});

it("a category of another version is shown as it is written", () => {
  expect(categoryName("furniture", "en")).toBe("Furniture and furnishings");
  expect(categoryName("space-travel" as CategorySlug, "en")).toBe("space-travel");
  expect(subcategoryName(null as never as SubcategorySlug, "fr")).toBe("");
});

it.each([
  [0, "1970-01-01T00:00:00.000Z"],
  [8.65e15, undefined],
  [Number.NaN, undefined],
])("%s for dateTime is %s", (time, written) => expect(dateTimeOf(time)).toBe(written));

it("a message without a time keeps its conversation on screen", () => {
  expect(chatTime(1e300, "ar")).toBe("–");
  expect(listTime(Number.NaN, 0, "en")).toBe("–");
});
