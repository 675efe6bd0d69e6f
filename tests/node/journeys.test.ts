import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { leftToOther } from "../e2e/journeys.ts";

it("walks each journey on one kind of device, or on both when asked", () => {
  const left = [...leftToOther("phone", undefined), ...leftToOther("desktop", undefined)];
  expect(left.length).toBeGreaterThan(10);
  expect(new Set(left).size).toBe(left.length);
  expect(left.filter((pattern) => !existsSync(pattern.replace("**", "tests/e2e")))).toEqual([]);
  expect([...leftToOther("phone", "all"), ...leftToOther("desktop", "all")]).toEqual([]);
});
