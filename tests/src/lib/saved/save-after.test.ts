import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import { saveAfterSignIn, takeSaveAfter } from "#src/lib/saved/save-after.ts";

const DATES = { kind: "product", id: "prd_dates" } as const;
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives what a visitor wanted to save once, and to nothing else on the page", () => {
  saveAfterSignIn(DATES);
  expect(takeSaveAfter({ ...DATES, id: "prd_soap" })).toBe(false);
  expect(takeSaveAfter({ ...DATES, kind: "supplier" })).toBe(false);
  expect(takeSaveAfter(DATES)).toBe(true);
  expect(takeSaveAfter(DATES)).toBe(false);
});

it("forgets what is half an hour old, and what it can't read", () => {
  saveAfterSignIn(DATES);
  vi.advanceTimersByTime(30 * MINUTE_MS);
  expect(takeSaveAfter(DATES)).toBe(false);
  for (const written of ["{", '{"kind":"product"}', "null"]) {
    kept.set("save-after-sign-in", written);
    expect(takeSaveAfter(DATES)).toBe(false);
  }
});

it("throws nothing where the storage is blocked", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  saveAfterSignIn(DATES);
  expect(takeSaveAfter(DATES)).toBe(false);
});
