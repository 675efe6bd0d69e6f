import { expect, it } from "vitest";
import { differenceOf } from "#src/features/admin/review/unlike-sizes.ts";

const GREEN = [10, 200, 30, 255];
const DARK = [10, 20, 30, 255];

it("pictures differ by the two blocks that are least alike, whatever their transparency", () => {
  expect(differenceOf([...GREEN, ...DARK], [...GREEN, ...DARK])).toBe(0);
  expect(differenceOf([...GREEN, ...DARK], [...GREEN, ...GREEN])).toBe(60);
  expect(differenceOf([0, 0, 0, 255], [0, 0, 0, 0])).toBe(0);
});
