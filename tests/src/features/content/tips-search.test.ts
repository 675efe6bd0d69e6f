import { expect, test } from "vitest";
import { readTipsSearch } from "#src/features/content/tips/tips-search.ts";

test("an address without a question asks for all tips", () => {
  expect(readTipsSearch({})).toEqual({});
});

test("text and topic are kept, spaces around are not", () => {
  expect(readTipsSearch({ q: "  عيّنة ", category: "quality" })).toEqual({ q: "عيّنة", category: "quality" });
});

test.each([
  ["an unknown topic", { category: "cooking" }],
  ["a topic given twice", { category: ["quality", "shipping"] }],
  ["a text given twice", { q: ["a", "b"] }],
  ["an empty text", { q: "   " }],
  ["other parameters", { page: "3" }],
])("%s is left out", (_, search) => {
  expect(readTipsSearch(search)).toEqual({});
});

test("a text is cut at what the server takes", () => {
  expect(readTipsSearch({ q: "x".repeat(500) }).q).toHaveLength(100);
});
