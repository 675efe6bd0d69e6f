import { describe, expect, it } from "vitest";
import { asTyped } from "#src/lib/format/as-typed.ts";

describe("a number that a field begins with", () => {
  it("has a comma in French, where it is read as the same number", () => {
    expect(asTyped("0.3", "fr")).toBe("0,3");
    expect(asTyped("12.50", "fr")).toBe("12,50");
    expect(asTyped("1200", "fr")).toBe("1200");
    expect(asTyped("", "fr")).toBe("");
    expect(asTyped("1.500", "fr")).toBe("1.500");
  });

  it("has a dot in Arabic and English", () => {
    expect(asTyped("0.3", "ar")).toBe("0.3");
    expect(asTyped("0.3", "en")).toBe("0.3");
  });
});
