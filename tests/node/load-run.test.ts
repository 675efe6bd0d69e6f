import { afterEach, describe, expect, it, vi } from "vitest";
import type { Shot } from "../../scripts/bench/connection.ts";
import type { Trader } from "../../scripts/bench/traders.ts";
import type { Pair } from "../../scripts/faults/trade.ts";
import type { Caller } from "../../scripts/load/caller.ts";
import { climb } from "../../scripts/load/ladder.ts";
import type { Market } from "../../scripts/load/market.ts";
import type { Act } from "../../scripts/load/mix.ts";
import { type Outcome, wrongsOf } from "../../scripts/load/outcome.ts";
import { Seat } from "../../scripts/load/seat.ts";
import { type Acting, type Run, Session } from "../../scripts/load/session.ts";
import type { Stage } from "../../scripts/load/stage.ts";

const call = (ms: number): Outcome => ({
  ...{ kind: "visitor", name: "home", dueAt: 0, ms, status: 200, hasRetryAfter: false },
});
const runOf = (outcomes: Outcome[], kept = 0): Run => {
  return { outcomes, arrived: outcomes.length, kept, settled: Promise.resolve() };
};

describe("the ladder", () => {
  const code = process.exitCode;
  afterEach(() => {
    process.exitCode = code;
    vi.restoreAllMocks();
  });

  /** @returns the knee, and what failed */
  async function climbed(steps: Run[]): Promise<[number, string[]]> {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const memory = { grown: () => ({ slope: 0, last: 0 }) };
    const session = { run: async () => steps.shift() ?? runOf([]) };
    const knee = await climb({ session, memory } as unknown as Stage);
    return [knee, log.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith("FAIL"))];
  }

  it("fails where even its first step is late", async () => {
    const failed = "FAIL ladder: not even 10 a second are answered well";
    expect(await climbed([runOf([call(1500)])])).toEqual([10, [failed]]);
    expect(process.exitCode).toBe(1);
  });

  it("ends below a step that some stayed away from", async () => {
    const steps = [...[10, 14].map(() => runOf([call(5)])), runOf([call(5)], 1), runOf([]), runOf([])];
    expect(await climbed(steps)).toEqual([14, []]);
  });
});

describe("an act that throws", () => {
  it("is an outcome that nobody may get", async () => {
    const session = new Session({} as Caller, {} as Market, Math.random);
    const act: Act = { name: "quote sent", kind: "write", share: 1, run: () => Promise.reject(new Error("none left")) };
    const outcomes: Outcome[] = [];
    await session.do(act, outcomes);
    expect(wrongsOf(outcomes)).toEqual(["quote sent: the act failed (none left) × 1"]);
  });
});

describe("a write that nobody was told of", () => {
  it("is sent once more as it was, and known when that is done", async () => {
    const answers = [503, 503, 200];
    const shots: Shot[] = [];
    const caller = {
      call: async (shot: Shot) => {
        shots.push(shot);
        return { status: answers.shift(), hasRetryAfter: true, text: "" };
      },
    };
    const session = new Session(caller as unknown as Caller, {} as Market, Math.random);
    const shot: Shot = { path: "/api/trpc/messages.send", method: "POST", body: "{}" };
    await session.acting([]).write("messages.send", { shot, trace: "message", mark: "m" });
    expect([await session.repeatUnknown([]), await session.repeatUnknown([])]).toEqual([0, 1]);
    expect([await session.repeatUnknown([]), shots]).toEqual([0, [shot, shot, shot]]);
    expect(session.written).toEqual([{ trace: "message", mark: "m", verdict: "done" }]);
  });
});

describe("a side of a conversation", () => {
  it("asks for what follows its first gap, and ends where no more comes", async () => {
    const seat = new Seat(
      { conversation: "c" } as Pair,
      { cookie: "", userId: "usr_1" } as Trader,
      new URL("http://x"),
    );
    for (const seq of [1, 2, 5]) seat.seen.set(seq, `m${seq}`);
    const asked: unknown[] = [];
    const pages = [
      { items: [3, 4].map((seq) => ({ seq, clientId: `m${seq}` })), hasMore: true },
      { items: [{ seq: 5, clientId: "m5" }], hasMore: true },
      { items: [], hasMore: true },
    ];
    const answering = async (_: unknown, __: unknown, { path }: { path: string }) => {
      asked.push(JSON.parse(new URL(path, "http://x").searchParams.get("input") ?? "").after);
      return { status: 200, text: JSON.stringify({ result: { data: pages.shift() } }), hasRetryAfter: false };
    };
    await seat.catchUp({ call: answering } as unknown as Acting);
    expect([asked, [...seat.seen.keys()].sort()]).toEqual([
      [2, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
  });
});
