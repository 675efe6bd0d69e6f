import { expect, it } from "vitest";
import {
  firstInView,
  hasLeftEnd,
  isAtEnd,
  newsSince,
  pageAhead,
  wayBack,
} from "#src/features/messages/live/reading-place.ts";

const box = { scrollHeight: 5000, clientHeight: 500 };
const all = { hasOlder: false, hasNewer: false };

it("follows at the end of the conversation alone, not at the end of what is held", () => {
  expect(isAtEnd({ ...box, scrollTop: 4450 }, all)).toBe(true);
  expect(isAtEnd({ ...box, scrollTop: 4300 }, all)).toBe(false);
  expect(isAtEnd({ ...box, scrollTop: 4500 }, { ...all, hasNewer: true })).toBe(false);
});

it("lets go of who scrolls up before the box has told so, not of who stays where the list became shorter", () => {
  expect(hasLeftEnd({ ...box, scrollTop: 150 }, 4500)).toBe(true);
  expect(hasLeftEnd({ ...box, scrollTop: 4450 }, 4500)).toBe(false);
  expect(hasLeftEnd({ ...box, scrollTop: 4500, scrollHeight: 5600 }, 4500)).toBe(false);
  expect(hasLeftEnd({ ...box, scrollTop: 4000, scrollHeight: 4500 }, 4500)).toBe(false);
});

it("fetches the page that the reader comes near to, where there is one", () => {
  const both = { hasOlder: true, hasNewer: true };
  expect([100, 2000, 4200].map((scrollTop) => pageAhead({ ...box, scrollTop }, both))).toEqual([
    "older",
    null,
    "newer",
  ]);
  expect([100, 4200].map((scrollTop) => pageAhead({ ...box, scrollTop }, all))).toEqual([null, null]);
});

it("finds what is read among many in a few looks", () => {
  let looks = 0;
  const bottomOf = (place: number) => {
    looks += 1;
    return (place + 1) * 60 - 12_000;
  };
  expect(firstInView(400, bottomOf)).toBe(200);
  expect(looks).toBeLessThanOrEqual(9);
  expect(firstInView(1, () => -5)).toBe(0);
});

it("goes back by what was put above, and does not undo what the reader scrolled meanwhile", () => {
  const anchor = { key: "msg_1", top: -20, scrollTop: 300 };
  expect(wayBack(anchor, 2980, 300)).toBe(3000);
  expect(wayBack(anchor, 2930, 350)).toBe(3000);
  expect(wayBack(anchor, -20, 300)).toBe(0);
});

it("counts what came since the end was last in view", () => {
  expect([newsSince(10, 13), newsSince(13, 13), newsSince(14, 13)]).toEqual([3, 0, 0]);
});
