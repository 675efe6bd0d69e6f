import { expect, test } from "vitest";
import { formatTimeLeft } from "#i18n/relative-time.ts";
import { isUrgent, timeLeft } from "#src/features/rfq/own/time-left.ts";
import { speak } from "../../../support/in-locale.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

test.each([
  [-1, "deadline passed"],
  [0, "deadline passed"],
  [HOUR - 1, "less than an hour left"],
  [HOUR, "1 hour left"],
  [48 * HOUR - 1, "47 hours left"],
  [48 * HOUR, "2 days left"],
  [71 * HOUR, "3 days left"],
  [14 * 24 * HOUR - 1, "14 days left"],
  [14 * 24 * HOUR, "14 days left"],
])("%i ms before the end it says: %s", (left, words) => {
  speak("en");
  expect(timeLeft(NOW + left, NOW)).toBe(words);
});

test("says as many days as every other screen of the same deadline", () => {
  speak("en");
  for (let left = 48; left < 240; left += 5) {
    const until = NOW + left * HOUR;
    const [days] = timeLeft(until, NOW).split(" ");
    expect(formatTimeLeft(until, NOW, "en")).toBe(`in ${days} days`);
  }
});

test("only what still runs is urgent", () => {
  expect(isUrgent(NOW - 1, NOW)).toBe(false);
  expect(isUrgent(NOW + HOUR, NOW)).toBe(true);
  expect(isUrgent(NOW + 49 * HOUR, NOW)).toBe(false);
});
