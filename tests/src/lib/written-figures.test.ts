import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatTime } from "#i18n/formats.ts";
import { formatCalendarDay } from "#i18n/short-date.ts";
import { chatDay, chatTime, dayOf, listTime } from "#src/features/messages/bubble/chat-times.ts";
import { ratePerUnit } from "#src/vocabulary/rate-labels.ts";

const FIRST = Date.UTC(2026, 11, 1, 8);
const LATER = Date.UTC(2026, 11, 21, 8);

describe("the first day of a month", () => {
  it("is the first in French, wherever its month stands in words", () => {
    expect(formatDate(FIRST, "fr")).toBe("1er décembre 2026");
    expect(formatDateTime(FIRST, "fr")).toContain("1er décembre 2026");
    expect(formatCalendarDay("2026-12-01", "full", "fr")).toBe("1er déc. 2026");
    expect(formatCalendarDay("2026-12-01", "day", "fr")).toBe("1er déc.");
    expect(chatDay(FIRST, "fr")).toBe("mardi 1er décembre 2026");
    expect(listTime(FIRST, LATER, "fr")).toBe("1er déc.");
  });

  it("is a number elsewhere, as all other days are", () => {
    expect(formatDate(FIRST, "en")).toBe("1 December 2026");
    expect(formatDate(FIRST, "ar")).toBe("1 ديسمبر 2026");
    for (const day of [11, 21, 31]) {
      expect(formatDate(Date.UTC(2026, 11, day, 8), "fr")).toBe(`${day} décembre 2026`);
    }
    expect(formatCalendarDay("2026-12-01", "month", "fr")).toBe("déc. 2026");
    expect(dayOf(FIRST)).toBe("2026-12-01");
  });
});

it("writes a rate of exchange with all its decimals and the reader's point", () => {
  expect(ratePerUnit(979_333, "fr")).toBe("0,979333\u00a0AED");
  expect(ratePerUnit(3_672_500, "en")).toBe("3.6725\u00a0AED");
  expect(ratePerUnit(3_672_500, "ar")).toBe("3.6725\u00a0درهم إماراتي");
});

it("writes the hour as the reader's language does, in a chat as in a history", () => {
  const early = Date.UTC(2026, 11, 21, 5, 5);
  expect(formatDateTime(early, "en")).toMatch(/21 December 2026 at 9:05\sam \(Dubai time\)/i);
  expect(formatDateTime(early, "ar")).toContain(" 9:05");
  expect(formatDateTime(early, "fr")).toContain("09:05");
  expect(chatTime(early, "en")).toMatch(/^9:05\sam$/i);
});

it.each([
  ["ar", "2:05 م"],
  ["en", "2:05 PM"],
  ["fr", "14:05"],
] as const)("in %s the hour is written alone as it is beside its day: %s", (locale, hour) => {
  const time = Date.UTC(2026, 11, 21, 10, 5);
  const alone = formatTime(time, locale);
  expect(formatDateTime(time, locale)).toContain(alone);
  expect(alone.replace(/\s/gu, " ")).toBe(hour);
});
