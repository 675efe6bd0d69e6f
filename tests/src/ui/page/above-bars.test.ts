import { expect, it } from "vitest";
import { roomBelow } from "#src/ui/page/above-bars.ts";

const PHONE = 780;
const NAVIGATION = { top: 724, bottom: 780 };
const SAVE_BAR = { top: 640, bottom: 724 };

it("leaves toasts above the highest of the bars that stand at the lower edge", () => {
  expect(roomBelow([], PHONE)).toBe(12);
  expect(roomBelow([NAVIGATION], PHONE)).toBe(68);
  expect(roomBelow([NAVIGATION, SAVE_BAR], PHONE)).toBe(152);
});

it("minds no bar that is elsewhere or not drawn", () => {
  const gone = { top: 0, bottom: 0 };
  const scrolledAway = { top: 900, bottom: 960 };
  const inThePage = { top: 100, bottom: 160 };
  expect(roomBelow([NAVIGATION, gone, scrolledAway, inThePage], PHONE)).toBe(68);
  // The page's end is in view: the bar lies higher, where a toast would still reach it.
  expect(roomBelow([NAVIGATION, { top: 600, bottom: 690 }], PHONE)).toBe(192);
});
