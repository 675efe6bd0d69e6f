import { describe, expect, it } from "vitest";
import { resultCount } from "#src/features/search/product-listing.tsx";
import { speak } from "../../../support/in-locale.ts";

describe("result count", () => {
  it.each([
    [0, "لا نتائج"],
    [1, "نتيجة واحدة"],
    [2, "نتيجتان"],
    [3, "3 نتائج"],
    [10, "10 نتائج"],
    [11, "11 نتيجة"],
    [26, "26 نتيجة"],
    [100, "100 نتيجة"],
    [103, "103 نتائج"],
  ])("says %i in Arabic", (total, words) => {
    speak("ar");
    expect(resultCount({ total, full: total, totalIsLowerBound: false }, "تمر")).toBe(words);
  });

  it("says that there may be more, the plus behind the number in every direction", () => {
    speak("ar");
    expect(resultCount({ total: 1000, full: 1000, totalIsLowerBound: true }, "تمر")).toBe("\u20661,000+\u2069 نتيجة");
    speak("en");
    expect(resultCount({ total: 1000, full: 1000, totalIsLowerBound: true }, "تمر")).toBe("1,000+ results");
  });

  it("counts what has all that was asked for, not the nearest behind it", () => {
    speak("en");
    expect(resultCount({ total: 24, full: 3, totalIsLowerBound: false }, "basmati rice")).toBe("3 results");
    expect(resultCount({ total: 1000, full: 3, totalIsLowerBound: true }, "basmati rice")).toBe("3 results");
  });

  it("counts what comes close where nothing has all", () => {
    speak("en");
    expect(resultCount({ total: 48, full: 0, totalIsLowerBound: false }, "basmati")).toBe(
      "No exact results; close ones: 48",
    );
    speak("fr");
    expect(resultCount({ total: 1, full: 0, totalIsLowerBound: true }, "basmati")).toContain("proches\u00a0: 1");
  });

  it("speaks of products where no words were asked for", () => {
    speak("ar");
    expect(resultCount({ total: 17, full: 17, totalIsLowerBound: false }, "")).toBe("17 منتجًا");
    expect(resultCount({ total: 1000, full: 1000, totalIsLowerBound: true }, "")).toBe("\u20661,000+\u2069 منتج");
  });

  it("knows the singular of French for none and one", () => {
    speak("fr");
    expect(resultCount({ total: 0, full: 0, totalIsLowerBound: false }, "تمر")).toBe("0 résultat");
    expect(resultCount({ total: 2, full: 2, totalIsLowerBound: false }, "تمر")).toBe("2 résultats");
  });
});
