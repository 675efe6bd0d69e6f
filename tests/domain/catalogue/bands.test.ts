import { describe, expect, it } from "vitest";
import { MOQ_BANDS, moqBandOf, PRICE_BANDS, priceBandOf } from "#domain/catalogue/search/bands.ts";

describe.each([
  ["minimum orders", MOQ_BANDS, moqBandOf],
  ["prices", PRICE_BANDS, (dirham: number) => priceBandOf(dirham * 100)],
] as const)("the bands of %s", (_, bands, bandOf) => {
  const all = Object.entries(bands);

  it("say in their code what they hold, from the first to the last of it", () => {
    for (const [code, { from, below }] of all) {
      const last = below === Number.POSITIVE_INFINITY ? "up" : below - 1;
      expect(code).toBe(from === 0 ? `under-${below}` : `${from}-${last}`);
      expect([bandOf(from), bandOf(last === "up" ? 10 ** 9 : last)]).toEqual([code, code]);
    }
  });

  it("follow each other without a gap", () => {
    const starts = all.map(([, { from }]) => from);
    expect(starts).toEqual([0, ...all.slice(0, -1).map(([, { below }]) => below)]);
  });
});

it("a price on request has a band of its own, and a price right below a band is not in it", () => {
  expect([priceBandOf(null), priceBandOf(999), priceBandOf(1000)]).toEqual(["on-request", "under-10", "10-49"]);
});
