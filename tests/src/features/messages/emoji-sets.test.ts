import { expect, it } from "vitest";
import { EMOJI_COLUMNS, EMOJI_SETS, nextPlace } from "#src/features/messages/composer/emoji-panel.tsx";

const all = EMOJI_SETS.flatMap(({ emoji }) => emoji);

it("offers each emoji once, in whole rows", () => {
  expect(new Set(all).size).toBe(all.length);
  expect(EMOJI_SETS.filter(({ emoji }) => emoji.length % EMOJI_COLUMNS > 0)).toEqual([]);
  expect(all.filter((one) => !/^\p{Emoji}[\uFE0F\p{Emoji}]*$/u.test(one))).toEqual([]);
});

it("leads on as reading goes, and never out of the grid", () => {
  expect(nextPlace("ArrowLeft", 3, 70, "rtl")).toBe(4);
  expect(nextPlace("ArrowLeft", 3, 70, "ltr")).toBe(2);
  expect(nextPlace("ArrowDown", 10, 70, "rtl")).toBe(17);
  expect(nextPlace("ArrowUp", 3, 70, "rtl")).toBe(3);
  expect(nextPlace("ArrowRight", 0, 70, "rtl")).toBe(0);
  expect(nextPlace("End", 5, 70, "rtl")).toBe(69);
  expect(nextPlace("Home", 5, 70, "ltr")).toBe(0);
  expect(nextPlace("a", 5, 70, "ltr")).toBeNull();
});
