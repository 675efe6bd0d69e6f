import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Autosaver, type SaveFailure, type SaveState } from "#src/lib/drafts/autosaver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ isAutomatic = true } = {}) {
  const told: SaveState["kind"][] = [];
  const calls: { done: () => void; fail: (why: SaveFailure) => void }[] = [];
  const saver = new Autosaver({
    isAutomatic,
    save: () => new Promise((resolve, reject) => void calls.push({ done: resolve, fail: reject })),
    failureOf: (error) => (error instanceof Error ? "unreachable" : (error as SaveFailure)),
    tell: ({ kind }) => void told.push(kind),
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { told, calls, saver, pass };
}

it("saves once what was typed in one go", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  await pass(1000);
  saver.change();
  await pass(1000);
  expect(calls).toHaveLength(0);
  await pass(1000);
  calls[0]?.done();
  await pass(0);
  expect([calls.length, told.at(-1), saver.isDirty]).toEqual([1, "saved", false]);
});

it("never says saved while something typed since is not, and sends that after it", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  await pass(2000);
  saver.change();
  await pass(5000);
  expect(calls).toHaveLength(1);
  calls[0]?.done();
  await pass(0);
  expect(told).not.toContain("saved");
  await pass(2000);
  calls[1]?.done();
  await pass(0);
  expect([calls.length, told.at(-1)]).toEqual([2, "saved"]);
});

it("tries again by itself when the connection is lost, and later each time", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  await pass(2000);
  calls[0]?.fail("unreachable");
  await pass(3000);
  expect([calls.length, told.at(-1)]).toEqual([1, "unreachable"]);
  await pass(2000);
  calls[1]?.fail("unreachable");
  await pass(10_000);
  expect(calls).toHaveLength(2);
  await pass(6000);
  expect(calls).toHaveLength(3);
});

it("waits with refused fields until they are typed in again", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  await pass(2000);
  calls[0]?.fail("invalid");
  await pass(60_000);
  expect([calls.length, told.at(-1)]).toEqual([1, "invalid"]);
  saver.change();
  await pass(2000);
  expect(calls).toHaveLength(2);
});

it("sends nothing after a conflict until it is settled", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  await pass(2000);
  calls[0]?.fail("conflict");
  saver.change();
  await pass(60_000);
  expect([calls.length, told.at(-1), await saver.flush()]).toEqual([1, "conflict", false]);
  saver.settle(true);
  const flushed = saver.flush();
  await pass(0);
  calls[1]?.done();
  expect(await flushed).toBe(true);
  saver.settle(false);
  expect([await saver.flush(), calls.length]).toEqual([true, 2]);
});

it("sends a live product only when it is told to", async () => {
  const { saver, calls, told, pass } = setUp({ isAutomatic: false });
  saver.change();
  await pass(60_000);
  expect([calls.length, told.at(-1)]).toEqual([0, "waiting"]);
  const flushed = saver.flush();
  await pass(0);
  calls[0]?.fail("refused");
  expect(await flushed).toBe(false);
  await pass(60_000);
  expect(calls).toHaveLength(1);
});

it("has no timer left when its screen is gone", async () => {
  const { saver, calls, pass } = setUp();
  saver.change();
  saver.end();
  await pass(60_000);
  expect(calls).toHaveLength(0);
});

it("gives up a save that gets no answer, and tries again by itself", async () => {
  const { saver, calls, told, pass } = setUp();
  saver.change();
  const flushed = saver.flush();
  await pass(20_000);
  expect(calls).toHaveLength(1);
  expect([await flushed, saver.isDirty, told.at(-1)]).toEqual([false, true, "unreachable"]);
  await pass(4000);
  calls[1]?.done();
  await pass(0);
  expect([calls.length, told.at(-1)]).toEqual([2, "saved"]);
});

it("goes on when its screen is there again", async () => {
  const { saver, calls, pass } = setUp();
  saver.change();
  saver.end();
  saver.start();
  await pass(2000);
  expect(calls).toHaveLength(1);
});
