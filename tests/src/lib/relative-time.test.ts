import { describe, expect, it } from "vitest";
import { formatTimeAgo, formatTimeLeft } from "#i18n/relative-time.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const ago = (passed: number, locale: "ar" | "en" | "fr") => formatTimeAgo(NOW - passed, NOW, locale);

describe("how long ago", () => {
  it.each([
    [0, "now"],
    [59_000, "now"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [60 * MINUTE, "1 hour ago"],
    [23 * 60 * MINUTE, "23 hours ago"],
    [24 * 60 * MINUTE, "yesterday"],
    // From four in the afternoon in Dubai back to the last minute of the day before yesterday.
    [40 * 60 * MINUTE, "yesterday"],
    [40 * 60 * MINUTE + 1, "2 days ago"],
    [48 * 60 * MINUTE, "2 days ago"],
    [29 * 24 * 60 * MINUTE, "29 days ago"],
    [31 * 24 * 60 * MINUTE, "last month"],
    [-5 * MINUTE, "now"],
  ])("%i ms reads %s", (passed, words) => expect(ago(passed, "en")).toBe(words));

  it("is said in each language, in Latin digits, with Arabic plurals", () => {
    expect(ago(0, "ar")).toBe("الآن");
    expect(ago(2 * MINUTE, "ar")).toBe("قبل دقيقتين");
    expect(ago(5 * MINUTE, "ar")).toBe("قبل 5 دقائق");
    expect(ago(11 * MINUTE, "ar")).toBe("قبل 11 دقيقة");
    expect(ago(5 * MINUTE, "fr")).toBe("il y a 5 minutes");
  });
});

it.each([
  [60 * 24 * 60 * MINUTE, "in 60 days"],
  [14 * 24 * 60 * MINUTE - 1, "in 14 days"],
  // From four in the afternoon in Dubai past midnight of the seventh day, and short of it.
  [7 * 24 * 60 * MINUTE + 8 * 60 * MINUTE, "in 8 days"],
  [7 * 24 * 60 * MINUTE + 8 * 60 * MINUTE - 1, "in 7 days"],
  [49 * 60 * MINUTE, "in 2 days"],
  [48 * 60 * MINUTE, "in 2 days"],
  [48 * 60 * MINUTE - 1, "in 47 hours"],
  [90 * MINUTE, "in 1 hour"],
  [59 * MINUTE, "in 59 minutes"],
  [1, "now"],
  [-1, "now"],
])("%i ms before it the time left reads %s: in days to the date that it names", (left, words) => {
  expect(formatTimeLeft(NOW + left, NOW, "en")).toBe(words);
});
