import { expect, it } from "vitest";
import { differenceOf } from "#src/features/admin/review/unlike-sizes.ts";

it("two pictures differ by the mean of their channels", () => {
  expect(differenceOf([10, 200, 30, 255], [10, 200, 30, 255])).toBe(0);
  expect(differenceOf([0, 0, 0, 255], [255, 255, 255, 255])).toBe(191.25);
});
