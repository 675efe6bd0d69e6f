import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ReceiptNotifier } from "#src/lib/realtime/receipt-notifier.ts";
import { refusal, silence } from "../../support/outbox-world.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("tells at once, then the newest of a burst alone, and nothing twice", async () => {
  const told: number[] = [];
  const notifier = new ReceiptNotifier(async (seq) => void told.push(seq), 3);
  for (const seq of [3, 4, 5, 6, 6, 5]) notifier.reach(seq);
  expect(told).toEqual([4]);
  await pass(800);
  expect(told).toEqual([4, 6]);
  await pass(60_000);
  notifier.reach(6);
  expect(told).toEqual([4, 6]);
});

it("tells again what did not arrive", async () => {
  const told: number[] = [];
  let isCut = true;
  const notifier = new ReceiptNotifier(async (seq) => {
    told.push(seq);
    if (isCut) throw new Error("no answer");
  });
  notifier.reach(7);
  await pass(0);
  isCut = false;
  await pass(5000);
  expect(told).toEqual([7, 7]);
  await pass(60_000);
  expect(told).toEqual([7, 7]);
});

it("keeps nothing to itself when it is left", async () => {
  const told: number[] = [];
  const notifier = new ReceiptNotifier(async (seq) => void told.push(seq));
  notifier.reach(1);
  notifier.reach(2);
  notifier.stop();
  await pass(60_000);
  expect(told).toEqual([1, 2]);
});

it("waits longer with each failure, and tells nothing more once it is left", async () => {
  const told: number[] = [];
  const notifier = new ReceiptNotifier(async (seq) => {
    told.push(seq);
    throw silence();
  });
  notifier.reach(7);
  await pass(20_000);
  // At 0, 1, 3, 8 and 18 seconds, each a little later.
  expect(told.length).toBeLessThanOrEqual(5);
  expect(told.length).toBeGreaterThanOrEqual(4);
  notifier.stop();
  await pass(0);
  const before = told.length;
  await pass(60_000);
  expect(told).toHaveLength(before);
});

it.each(["NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED", "BAD_INPUT"])("does not tell again after %s", async (code) => {
  const told: number[] = [];
  const notifier = new ReceiptNotifier(async (seq) => {
    told.push(seq);
    throw refusal(code);
  });
  notifier.reach(7);
  await pass(60_000);
  expect(told).toEqual([7]);
});
