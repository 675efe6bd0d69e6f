import { expect, it } from "vitest";
import { blocksIn, differenceOf } from "#src/features/admin/review/unlike-sizes.ts";

/** A picture of one colour with a stripe of another in its upper half; sizes in pixels. */
function striped(width: number, height: number, stripe: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(200);
  data.fill(20, 0, width * Math.round((height * stripe) / 32) * 4);
  return { data, width, height };
}

it("a block is the mean of all its pixels, whatever the size of the picture", () => {
  const [whole, small] = [blocksIn(striped(640, 320, 1)), blocksIn(striped(160, 96, 1))];
  expect(whole).toHaveLength(16 * 16 * 3);
  expect(whole[0]).toBeCloseTo(110);
  expect(whole.at(-1)).toBe(200);
  expect(differenceOf(whole, small)).toBeLessThan(1);
});

it("pictures differ by the two blocks that are least alike", () => {
  expect(differenceOf(blocksIn(striped(64, 64, 0)), blocksIn(striped(64, 64, 2)))).toBe(180);
});
