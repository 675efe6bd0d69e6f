import { describe, expect, it } from "vitest";
import { draftOf, isOfSecrets, listOf } from "#src/lib/drafts/use-form-draft.ts";

describe("the draft of a form with values of its own", () => {
  it("holds what differs, cleared texts and lists included, and nothing that stands as it was", () => {
    const defaults = { city: "Al Ain", street: "", countries: ["AE"], item: "addresses" };
    expect(draftOf({ ...defaults }, defaults)).toEqual({});
    expect(draftOf({ ...defaults, city: "", street: "12", countries: ["AE", "SA"] }, defaults)).toEqual({
      city: "",
      street: "12",
      countries: '["AE","SA"]',
    });
  });

  it("holds no files and no lists of rows: they are kept by whoever makes them", () => {
    expect(draftOf({ lines: [{ quantity: "1" }], count: 3, quantity: undefined }, {})).toEqual({});
  });

  it.each([
    ['["AE","SA"]', ["AE", "SA"]],
    ["[]", []],
    ["[1]", []],
    ["not json", []],
    ["null", []],
  ])("reads the list %s", (text, list) => {
    expect(listOf(text)).toEqual(list);
  });
});

describe("a form whose draft would be empty", () => {
  it.each([
    [{ password: "" }, true],
    [{ currentPassword: "", password: "", passwordAgain: "" }, true],
    [{ email: "", password: "" }, false],
    [{}, false],
  ])("of %j: %s", (fields, isSo) => expect(isOfSecrets(fields)).toBe(isSo));
});
