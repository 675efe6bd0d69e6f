import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { oneByOne } from "#src/lib/calls/one-by-one.ts";

const THINGS = ["a", "b", "c", "d"];

/** Refuses some things with a code each. */
function refusing(codes: Partial<Record<string, AppErrorCode>>) {
  const calls: string[] = [];
  const call = async (thing: string) => {
    calls.push(thing);
    const code = codes[thing];
    if (code) throw new TRPCClientError("refused", { result: { error: { data: { appCode: code } } } });
  };
  return { calls, call };
}

describe("one call after the other", () => {
  it("tells for each what became of it; one that is refused keeps none of the others", async () => {
    const { calls, call } = refusing({ b: "CONFLICT", d: "BAD_INPUT" });
    const steps: number[] = [];
    const result = await oneByOne(THINGS, call, { endedBy: ["UNAVAILABLE"], onStep: (tried) => steps.push(tried) });
    expect(calls).toEqual(THINGS);
    expect(result.done).toEqual(["a", "c"]);
    expect(result.refused.map(({ item, failure }) => [item, failure.code])).toEqual([
      ["b", "CONFLICT"],
      ["d", "BAD_INPUT"],
    ]);
    expect(result.untried).toEqual([]);
    expect(steps).toEqual([1, 2, 3, 4]);
  });

  it("ends where nothing that follows could succeed, and says what was not tried", async () => {
    const { calls, call } = refusing({ b: "UNAVAILABLE" });
    const result = await oneByOne(THINGS, call, { endedBy: ["UNAVAILABLE"] });
    expect(calls).toEqual(["a", "b"]);
    expect(result.done).toEqual(["a"]);
    expect(result.refused.map(({ item }) => item)).toEqual(["b"]);
    expect(result.untried).toEqual(["c", "d"]);
  });

  it("stops before the next one, and knows what became of the one that travelled", async () => {
    const { calls, call } = refusing({});
    const stop = new AbortController();
    const run = { endedBy: [], signal: stop.signal, onStep: (tried: number) => tried === 2 && stop.abort() };
    const result = await oneByOne(THINGS, call, run);
    expect(calls).toEqual(["a", "b"]);
    expect(result).toEqual({ done: ["a", "b"], refused: [], untried: ["c", "d"] });
  });
});
