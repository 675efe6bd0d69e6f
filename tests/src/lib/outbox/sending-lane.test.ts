import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UnsentMessage } from "#src/lib/outbox/message-outbox.ts";
import type { Outcome, SentMessage } from "#src/lib/outbox/send-unsent.ts";
import { SendingLane } from "#src/lib/outbox/sending-lane.ts";

const STORED: Outcome = { is: "stored", message: {} as SentMessage };
const SILENCE: Outcome = { is: "waiting", waitMs: 0, isFault: false };
const FAULT: Outcome = { is: "waiting", waitMs: 0, isFault: true };

/** Outcomes of the tries to come; after the last one everything is stored. */
let outcomes: Outcome[] = [];
let waiting: string[] = [];
let settled: string[] = [];
let tries = 0;
/** Holds a try, or the letting go of the lock. */
let held: { try?: Promise<void>; lock?: Promise<void> } = {};

beforeEach(() => {
  vi.useFakeTimers();
  [outcomes, waiting, settled, tries, held] = [[], [], [], 0, {}];
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function holding(): { until: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { until, letGo };
}

const openLane = () =>
  new SendingLane({
    next: async () => (waiting[0] === undefined ? undefined : ({ clientId: waiting[0] } as UnsentMessage)),
    attempt: async () => {
      tries += 1;
      const outcome = outcomes.shift() ?? STORED;
      await held.try;
      return outcome;
    },
    settle: async ({ clientId }, outcome) => {
      waiting = waiting.filter((one) => one !== clientId);
      settled.push(`${clientId} ${outcome.is}`);
    },
    alone: async (run) => {
      await run();
      await held.lock;
    },
  });

it("does not count silences as faults of the server", async () => {
  waiting = ["a"];
  outcomes = [...Array<Outcome>(7).fill(SILENCE), FAULT];
  void openLane().flush();
  await pass(120_000);
  expect(settled).toEqual(["a stored"]);
});

it("counts again after a fault that passed", async () => {
  waiting = ["a", "b"];
  outcomes = [...Array<Outcome>(5).fill(FAULT), SILENCE, ...Array<Outcome>(5).fill(FAULT), STORED];
  void openLane().flush();
  await pass(240_000);
  expect(settled).toEqual(["a stored", "b stored"]);
});

it("tries at once when it is asked while a try hangs that then fails", async () => {
  waiting = ["a"];
  outcomes = [...Array<Outcome>(4).fill(SILENCE)];
  const lane = openLane();
  void lane.flush();
  await pass(9000);
  expect(tries).toBe(4);
  const hanging = holding();
  held.try = hanging.until;
  outcomes = [SILENCE];
  void lane.flush();
  await pass(1);
  held.try = undefined;
  void lane.flush();
  hanging.letGo();
  await pass(1);
  expect(settled).toEqual(["a stored"]);
});

it("misses nothing that is written between the last look and the end of its turn", async () => {
  const turn = holding();
  held.lock = turn.until;
  const lane = openLane();
  void lane.flush();
  await pass(1);
  waiting = ["a"];
  void lane.flush();
  held.lock = undefined;
  turn.letGo();
  await pass(1);
  expect(settled).toEqual(["a stored"]);
});

it("tries no more once it is closed", async () => {
  waiting = ["a"];
  outcomes = Array<Outcome>(9).fill(SILENCE);
  const lane = openLane();
  void lane.flush();
  await pass(1);
  void lane.flush();
  lane.close();
  const before = tries;
  await pass(60_000);
  expect(tries).toBe(before);
});
