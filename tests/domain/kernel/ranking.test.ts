import { expect, it } from "vitest";
import { bestOf, differs, shareOver } from "#domain/kernel/ranking.ts";

const ranked = (...ranks: (number | null)[]) => ranks.map((rank) => ({ rank }));

it.each([
  [[3, 1, 2], 1],
  [[1, 1, 2], 1],
  [[-5, -4], -5],
  [[2, null], null],
  [[2, 2], null],
  [[null, null], null],
  [[], null],
])("the best of %j is %j", (ranks, best) => expect(bestOf(ranked(...ranks))).toBe(best));

it.each([
  [103, 100, 300],
  [100, 100, 0],
  [97, 100, -300],
  [100_300, 100_000, 30],
  [100_004, 100_000, 0],
  [1234, 1000, 2300],
  [null, 100, null],
  [100, null, null],
  [100, 0, null],
])("%j is above %j by %j hundredths of a percent", (amount, measure, share) =>
  expect(shareOver(amount, measure)).toBe(share),
);

it("two that read alike are no difference", () => {
  expect(differs(["a", "a"])).toBe(false);
  expect(differs(["a", "b"])).toBe(true);
  expect(differs([])).toBe(false);
});
