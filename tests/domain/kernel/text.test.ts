import { describe, expect, it } from "vitest";
import { cleanText, optionalText, text } from "#domain/kernel/text.ts";
import { outcome } from "../outcome.ts";

describe("cleanText", () => {
  it.each([
    ["trims", "  Acme  ", "Acme"],
    ["composes", "Socie\u0301te\u0301", "Société"],
    ["drops bidi overrides and isolates", "a\u202Eb\u2066c\u2069", "abc"],
    ["keeps direction marks, ZWNJ and emoji", "می\u200Cخواهم \u200F👍🏽", "می\u200Cخواهم \u200F👍🏽"],
    ["drops control characters and lone surrogates", "a\u0000b\u0007\uD800c\uFEFF", "abc"],
    ["makes one line", "a\r\nb\tc", "a b c"],
    ["reads invisible text as empty", " \u200B\u200C ", ""],
    ["finds markup behind control characters", "<\u0000b>x", "x"],
  ])("%s", (_, raw, cleaned) => expect(cleanText(raw)).toBe(cleaned));

  it("keeps lines where they are meant, two blank ones at most", () => {
    expect(cleanText("a\r\nb\u2028c\n\n\n\nd", true)).toBe("a\nb\nc\n\nd");
  });
});

describe("text", () => {
  const name = text(100, { min: 2 });
  it.each([
    ["a", "too_small 2"],
    ["ab", "ok"],
    ["x".repeat(100), "ok"],
    ["x".repeat(101), "too_big 100"],
    ["x".repeat(100_000), "too_big 100"],
    [`  <b>${"س".repeat(100)}</b>  `, "ok"],
    ["<b></b>a", "too_small 2"],
    [undefined, "invalid_type"],
    [7, "invalid_type"],
  ])("%s", (value, expected) => expect(outcome(name, value)).toBe(expected));

  it("may be missing, null or empty where it is optional", () => {
    const notes = optionalText(5);
    expect([undefined, null, "", "  ", "<i></i>", " ok "].map((value) => notes.parse(value))).toEqual([
      null,
      null,
      null,
      null,
      null,
      "ok",
    ]);
    expect(outcome(notes, "123456")).toBe("too_big 5");
  });
});
