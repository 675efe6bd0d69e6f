import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ApiClient } from "#src/lib/calls/trpc.ts";
import { DeliveryNotifier } from "#src/lib/realtime/delivery-notifier.ts";

const told: object[] = [];

const client = {
  messages: { delivered: { mutate: async (receipts: object) => void told.push(receipts) } },
} as unknown as ApiClient;

/** Gives a lock to the first who asks, and to the next one when it is let go. */
function lockManager() {
  let turn = Promise.resolve();
  return {
    request: (_name: string, _options: object, run: () => Promise<void>) => {
      turn = turn.then(run);
      return turn;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  vi.stubGlobal("navigator", { locks: lockManager() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unread = (conversation: string, seq: number, count = 1) =>
  ({ type: "unread", conversation, seq, count, conversations: 1, messages: count }) as const;

it("tells of what came, the newest number alone, from one tab of all", async () => {
  const tabs = [new DeliveryNotifier(client, "usr_1"), new DeliveryNotifier(client, "usr_1")];
  await vi.advanceTimersByTimeAsync(0);
  for (const seq of [5, 6, 7]) for (const tab of tabs) tab.hear(unread("cnv_1", seq));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([
    { id: "cnv_1", seq: 5 },
    { id: "cnv_1", seq: 7 },
  ]);
  tabs[0]?.stop();
  await vi.advanceTimersByTimeAsync(0);
  tabs[1]?.hear(unread("cnv_1", 8));
  expect(told.at(-1)).toEqual({ id: "cnv_1", seq: 8 });
});

it("says nothing of one's own words", async () => {
  const notifier = new DeliveryNotifier(client, "usr_1");
  await vi.advanceTimersByTimeAsync(0);
  notifier.hear(unread("cnv_1", 9, 0));
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
});

it("tells on arrival of all that came meanwhile, once for all tabs", async () => {
  const tabs = [new DeliveryNotifier(client, "usr_1"), new DeliveryNotifier(client, "usr_1")];
  await vi.advanceTimersByTimeAsync(0);
  for (const tab of tabs) await tab.catchUp();
  expect(told).toEqual([{ all: true }]);
});
