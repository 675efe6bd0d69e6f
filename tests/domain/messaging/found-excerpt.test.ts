import { expect, it } from "vitest";
import { foundExcerpt } from "#domain/messaging/found-excerpt.ts";

it("leaves a short message whole, in a line", () => {
  expect(foundExcerpt(" one\n\n two ", "two")).toBe("one two");
});

it("begins shortly before what was found, at a word, and ends in time", () => {
  const text = `${"before ".repeat(60)}the wanted word${" behind".repeat(60)}`;
  const excerpt = foundExcerpt(text, "WANTED");
  expect(excerpt).toMatch(/^…before (before )+the wanted word( behind)+ ?\w*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(162);
});

it("shows the beginning where the words stand there, or nowhere", () => {
  const text = `wanted ${"more ".repeat(60)}`;
  expect(foundExcerpt(text, "wanted")).toMatch(/^wanted more .*…$/);
  expect(foundExcerpt(text, "zzzzz")).toMatch(/^wanted more .*…$/);
});

it("cuts no letter in two", () => {
  for (const shift of ["", "x"]) {
    const excerpt = foundExcerpt(`${shift}${"📦".repeat(200)} wanted ${"📦".repeat(200)}`, "wanted");
    expect(excerpt).not.toMatch(/\p{Surrogate}/u);
    expect(excerpt).toContain("wanted");
  }
});
