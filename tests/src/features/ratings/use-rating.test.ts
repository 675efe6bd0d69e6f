import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { starsIn, useRating } from "#src/features/ratings/use-rating.ts";
import { runHook } from "../../support/run-hook.ts";

vi.mock("#src/lib/calls/trpc.ts", () => {
  const router = { invalidate: async () => {} };
  return { api: { useUtils: () => ({ ratings: router, orders: router, client: {} }) } };
});

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openForm = () => runHook(() => useRating("rate:ORD-2026-AAAAAA"));

it("keeps stars and words in the tab until they were sent", async () => {
  openForm().keep({ supplierRating: "4", review: "on time" });
  const again = openForm();
  expect([starsIn(again.draft, "supplierRating"), again.draft.review]).toEqual([4, "on time"]);
  await again.send({}, () => Promise.reject(new Error("refused")));
  expect(starsIn(openForm().draft, "supplierRating")).toBe(4);
  await again.send({}, async () => {});
  expect(openForm().draft).toEqual({});
});

it("reads no other stars than one to five", () => {
  expect(["0", "6", "2.5", "x"].map((rating) => starsIn({ rating }, "rating"))).toEqual([0, 0, 0, 0]);
});

it("does not wait for a dead line for ever", async () => {
  let isOver = false;
  void openForm()
    .send({}, () => new Promise(() => {}))
    .then(() => {
      isOver = true;
    });
  await vi.advanceTimersByTimeAsync(90_000);
  expect(isOver).toBe(true);
});
