import { describe, expect, it } from "vitest";
import { periodSchema, spanOf } from "#domain/analytics/period.ts";
import { barsOf, changeOf, funnelOf, NOTHING } from "#domain/analytics/series.ts";
import { dayInDubai } from "#domain/kernel/time.ts";

/** Half past midnight of 1 March in Dubai, still February elsewhere. */
const NOW = Date.parse("2028-02-29T20:30:00Z");

describe("spanOf", () => {
  it.each([
    [{}, "2028-02-01", "2028-03-01", "day"],
    [{ period: "7d" }, "2028-02-24", "2028-03-01", "day"],
    [{ period: "90d" }, "2027-12-03", "2028-03-01", "day"],
    [{ period: "12m" }, "2027-04-01", "2028-03-01", "month"],
    [{ from: "2028-02-28", to: "2028-03-01" }, "2028-02-28", "2028-03-01", "day"],
  ] as const)("%o is %s to %s by %s", (input, from, to, grain) => {
    expect(spanOf(input, NOW)).toMatchObject({ from, to, grain });
  });

  it("compares with as many days right before, leap day counted", () => {
    expect(spanOf({ from: "2028-02-28", to: "2028-03-01" }, NOW).before).toEqual({
      from: "2028-02-25",
      to: "2028-02-27",
    });
    expect(dayInDubai(NOW)).toBe("2028-03-01");
  });
});

describe("periodSchema", () => {
  it.each([
    [{ from: "2026-01-01" }, "to"],
    [{ to: "2026-01-01" }, "from"],
    [{ from: "2026-02-02", to: "2026-02-01" }, "to"],
    [{ from: "2020-01-01", to: "2026-02-01" }, "from"],
    [{ period: "7d", from: "2026-01-01", to: "2026-02-01" }, "period"],
    [{ from: "2026-02-30", to: "2026-03-01" }, "from"],
    [{ from: "9999-12-01", to: "9999-12-31" }, "from"],
    [{ from: "1999-12-31", to: "2000-01-01" }, "from"],
    [{ period: "8d" }, "period"],
  ])("refuses %o at %s", (input, path) => {
    const result = periodSchema.safeParse(input);
    expect(result.error?.issues.map((issue) => issue.path.join("."))).toContain(path);
  });
});

describe("barsOf", () => {
  it("fills the gaps and adds days up by month, dropping nothing", () => {
    const days = ["2027-04-01", "2027-04-30", "2028-03-01"].map((day) => ({ day, ...NOTHING, views: 3, orders: 1 }));
    const bars = barsOf(days, spanOf({ period: "12m" }, NOW));
    expect(bars).toHaveLength(12);
    expect(bars[0]).toMatchObject({ day: "2027-04-01", views: 6, orders: 2 });
    expect(bars[1]).toMatchObject({ day: "2027-05-01", views: 0 });
    expect(bars[11]).toMatchObject({ day: "2028-03-01", views: 3 });
  });
});

describe("the last days that may be asked for", () => {
  it("make a chart that ends", () => {
    const days = { from: "2098-01-01", to: "2099-12-31" };
    expect(periodSchema.safeParse(days).success).toBe(true);
    expect(barsOf([], spanOf(days, NOW))).toHaveLength(24);
  });
});

describe("shares and changes", () => {
  it("divide by nothing nowhere", () => {
    expect(funnelOf(NOTHING).map(({ share }) => share)).toEqual([null, null, null, null]);
    expect(changeOf(5, 0)).toBeNull();
  });

  it("orders from the cart are no share of the quotes, nor is what is more than the step before", () => {
    const counts = { ...NOTHING, views: 10, rfqs: 12, quotes: 4, orders: 6 };
    expect(funnelOf(counts, 3).map(({ count, share }) => [count, share])).toEqual([
      [10, null],
      [12, null],
      [4, 33.3],
      [3, 75],
    ]);
  });

  it("changes divide by nothing nowhere", () => {
    expect(changeOf(5, 0)).toBeNull();
    expect(changeOf(5, 10)).toBe(-50);
  });
});
