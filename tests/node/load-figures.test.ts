import { describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { randomFrom } from "../../scripts/faults/random.ts";
import { gapMs } from "../../scripts/load/arrivals.ts";
import { secondsUntilWell } from "../../scripts/load/ladder.ts";
import { slopeOf } from "../../scripts/load/memory.ts";
import { drawn, MIX } from "../../scripts/load/mix.ts";
import { lookFor } from "../../scripts/load/oracle.ts";
import { type Outcome, refusalsOf, waitsOf, wrongsOf } from "../../scripts/load/outcome.ts";
import type { Written } from "../../scripts/load/session.ts";

const called = (more: Partial<Outcome>): Outcome => ({
  ...{ kind: "visitor", name: "home", dueAt: 0, ms: 10, status: 200, hasRetryAfter: false },
  ...more,
});

describe("those who come", () => {
  it("come as often as they should, at moments of their own, the same for the same seed", () => {
    const gaps = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20_000 }, () => gapMs(50, random));
    };
    const all = gaps(1);
    expect(all).toEqual(gaps(1));
    const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length;
    expect(mean).toBeCloseTo(20, 0);
    // Of an exponential a third is longer than the mean, and a seventh twice as long.
    expect(all.filter((gap) => gap > mean).length / all.length).toBeCloseTo(Math.exp(-1), 1);
    expect(all.filter((gap) => gap > 2 * mean).length / all.length).toBeCloseTo(Math.exp(-2), 1);
  });

  it("do what the table says in its shares, which are of a thousand", () => {
    expect(MIX.reduce((sum, { share }) => sum + share, 0)).toBe(1000);
    const random = randomFrom(2);
    const all = Array.from({ length: 20_000 }, () => drawn(random));
    for (const act of MIX) {
      const share = act.share / 1000;
      const deviation = Math.sqrt(share * (1 - share) * all.length);
      const times = all.filter((one) => one === act).length;
      expect(Math.abs(times - share * all.length), act.name).toBeLessThan(4 * deviation);
    }
  });
});

describe("what is told", () => {
  it("takes refusals that say until when, and nothing else that is not done", () => {
    const outcomes = [
      called({ status: 304 }),
      called({ status: 429, code: "RATE_LIMITED", hasRetryAfter: true }),
      called({ status: 503, hasRetryAfter: true }),
      called({ status: 503, code: "UNAVAILABLE" }),
      called({ status: 500, code: "UNEXPECTED", hasRetryAfter: true }),
      called({ status: 500, code: "UNEXPECTED" }),
      called({ status: 0, code: "no answer within 20 s" }),
      called({ status: 404, code: "NOT_FOUND", name: "product" }),
    ];
    expect(wrongsOf(outcomes)).toEqual([
      "home: 503 UNAVAILABLE without Retry-After × 1",
      "home: 500 UNEXPECTED × 2",
      "home: no answer within 20 s × 1",
      "product: 404 NOT_FOUND × 1",
    ]);
    expect(refusalsOf(outcomes.slice(0, 3))).toBe("429 RATE_LIMITED × 1, 503 × 1");
  });

  it("counts waits of what was done alone", () => {
    const outcomes = [called({ ms: 5 }), called({ ms: 9000, status: 503 }), called({ ms: 7, kind: "write" })];
    expect(waitsOf(outcomes, "visitor", "own")).toEqual({ p50: 5, p95: 5, p99: 5 });
    expect(waitsOf(outcomes, "sign-in")).toBeUndefined();
  });

  it("is back to normal with the second behind the last that was not", () => {
    const at = (second: number, more: Partial<Outcome> = {}) => called({ dueAt: 5000 + second * 1000 + 500, ...more });
    expect(secondsUntilWell({ outcomes: [at(0), at(1)] }, 5000)).toBe(0);
    expect(secondsUntilWell({ outcomes: [at(0, { status: 503 }), at(1), at(2)] }, 5000)).toBe(1);
    const late = { ms: 1500 };
    expect(secondsUntilWell({ outcomes: [at(0), at(3, late), at(3, late), at(4)] }, 5000)).toBe(4);
  });

  it("tells the slope of memory through its noise", () => {
    expect(slopeOf([0, 1, 2, 3].map((minute) => [minute, 100 + 7 * minute]))).toBeCloseTo(7);
    expect(slopeOf([0, 1, 2, 3].map((minute) => [minute, 100 + (minute % 2 ? 5 : -5)]))).toBeCloseTo(2);
  });
});

describe("the oracle of load", () => {
  const written = (verdict: Written["verdict"], mark: string): Written => ({ trace: "order", mark, verdict });

  it("misses what was acknowledged, and sees what is there twice or though it was refused", async () => {
    const times: Record<string, number> = { twice: 2, refused: 1, there: 1, maybe: 1 };
    const rows = Object.entries(times).map(([mark, count]) => ({ mark, times: count }));
    const execute = async (query: string) => ({ rows: query.includes(" orders ") ? rows : [] });
    const kept = await lookFor({ $client: { execute } } as unknown as Database, [
      ...["there", "gone", "twice"].map((mark) => written("done", mark)),
      ...["maybe", "never"].map((mark) => written("unknown", mark)),
      ...["refused", "not there"].map((mark) => written("refused", mark)),
    ]);
    expect(kept).toEqual({
      ...{ acknowledged: 3, unknown: 2 },
      ...{ lost: ["order gone"], doubled: ["order twice"], phantom: ["order refused"] },
    });
  });
});
