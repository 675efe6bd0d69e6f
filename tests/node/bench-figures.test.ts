import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LoadOutcome } from "../../scripts/bench/load.ts";
import { figuresOf } from "../../scripts/bench/measure.ts";
import { medianBy, percentile, spreadOf } from "../../scripts/bench/percentiles.ts";

const oneToHundred = Array.from({ length: 100 }, (_, place) => place + 1);

describe("percentiles", () => {
  it("are the nearest ranks", () => {
    expect([50, 99, 100, 1].map((percent) => percentile(oneToHundred, percent))).toEqual([50, 99, 100, 1]);
    expect(percentile([7], 99)).toBe(7);
    expect(percentile([], 50)).toBeNaN();
  });

  it("do not depend on the order of the latencies", () => {
    expect(spreadOf([...oneToHundred].reverse())).toEqual({ count: 100, p50: 50, p99: 99 });
    expect(spreadOf([10, 9, 100])).toMatchObject({ p50: 10, p99: 100 });
  });

  it("are the smallest values that enough others do not exceed", () => {
    const values = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (latencies, percent) => {
        const sorted = Float64Array.from(latencies).sort();
        const value = percentile(sorted, percent);
        const share = (limit: number) => sorted.filter((latency) => latency <= limit).length / sorted.length;
        expect(share(value) * 100).toBeGreaterThanOrEqual(percent - 1e-9);
        const lower = sorted.filter((latency) => latency < value);
        expect((lower.length / sorted.length) * 100).toBeLessThan(percent);
      }),
    );
  });
});

describe("the median run", () => {
  it("is the one in the middle, the slower of the two in the middle", () => {
    expect(medianBy([5, 1, 9], (rate) => rate)).toBe(5);
    expect(medianBy([5, 1, 9, 7], (rate) => rate)).toBe(5);
    expect(medianBy([3], (rate) => rate)).toBe(3);
  });

  it("gives its own latencies, by kind too, and the range of all", () => {
    const run = (requests: number, latency: number): LoadOutcome => ({
      requests,
      seconds: 2,
      latencies: new Map([
        ["word", [latency, latency * 2]],
        ["typo", [latency * 10]],
      ]),
    });
    expect(figuresOf([run(100, 3), run(10, 9), run(60, 4)])).toEqual({
      count: 3,
      perSecond: 30,
      range: [5, 50],
      p50: 8,
      p99: 40,
      kinds: [
        ["word", { count: 2, p50: 4, p99: 8 }],
        ["typo", { count: 1, p50: 40, p99: 40 }],
      ],
    });
  });
});
