import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocksAround, blocksOf } from "#domain/catalogue/search/understanding/measure-ranges.ts";
import { measureTokens } from "#domain/catalogue/search/understanding/measure-tokens.ts";

/** Whether a size lies in a range, as the index and a query would agree. */
function meet(lower: number, upper: number, size: number): boolean {
  const blocks = new Set(blocksOf(lower, upper, "mm"));
  return blocksAround({ token: `${size}mm`, unit: "mm" }).some((block) => blocks.has(block));
}

const tenths = fc.integer({ min: 0, max: 104_000 }).map((at) => at / 10);

describe("a range of sizes", () => {
  it("holds just what lies between its ends, which are of it", () => {
    fc.assert(
      fc.property(tenths, tenths, tenths, (one, other, size) => {
        fc.pre(one !== other);
        const [lower, upper] = [Math.min(one, other), Math.max(one, other)];
        expect(meet(lower, upper, size)).toBe(lower <= size && size <= upper);
        expect([meet(lower, upper, lower), meet(lower, upper, upper)]).toEqual([true, true]);
        expect(blocksOf(lower, upper, "mm").length).toBeLessThanOrEqual(38);
      }),
    );
  });

  it.each([
    [40, 8],
    [8, 8],
    [1, 1e6],
    [Number.NaN, 5],
  ])("is none from %d to %d", (lower, upper) => {
    expect(blocksOf(lower, upper, "mm")).toEqual([]);
  });

  it.each([
    { token: "60x60", unit: "cm" } as const,
    { token: "12", unit: undefined },
    { token: "1÷2in", unit: "in" } as const,
  ])("holds no size such as $token", (measure) => {
    expect(blocksAround(measure)).toEqual([]);
  });

  it.each([
    ["8–40 mm", "12mm", true],
    ["Diameters from 8 to 40 mm", "40mm", true],
    ["أقطار من ٨ إلى ٤٠ مم", "8mm", true],
    ["diamètres de 8 à 40 mm", "16mm", true],
    ["8 mm – 40 mm", "12mm", true],
    ["8–40 mm", "41mm", false],
    ["8–40 mm", "12cm", false],
    ["8 and 40 mm", "12mm", false],
    ["8 cm – 40 mm", "12mm", false],
    ["8 × 40 mm", "12mm", false],
    ["Type 2 50 kg", "12mm", false],
    ["type 8 40 mm", "12mm", false],
    ["0.25–0.55 mm", "0.3mm", true],
    ["0.25–0.55 mm", "0.6mm", false],
    ["0.7–0.9 mm", "0.7mm", true],
  ])("%s, asked for %s: %s", (text, token, expected) => {
    const tokens = new Set(measureTokens(text));
    const unit = token.endsWith("mm") ? "mm" : "cm";
    expect(blocksAround({ token, unit }).some((block) => tokens.has(block))).toBe(expected);
  });
});
