import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";

const noAnswer = new TRPCClientError("fetch failed");
const conflict = new TRPCClientError("CONFLICT", { result: { error: { data: { appCode: "CONFLICT" } } } as never });

async function outcome(name: string, failures: unknown[], isMade = async () => true): Promise<unknown> {
  const tries = failures.map((failure) => async () => {
    if (failure) throw failure;
  });
  let last: unknown;
  for (const call of tries) last = await makeOwnTransition({ name, call, isMade }).catch((error: unknown) => error);
  return last;
}

it("counts a refusal as made where an earlier try got no answer and the thing shows the move", async () => {
  expect(await outcome("ship 1", [noAnswer, noAnswer, conflict])).toBeUndefined();
});

it("tells of a refusal that is somebody else's doing", async () => {
  expect(await outcome("ship 2", [conflict])).toBe(conflict);
  expect(await outcome("ship 3", [noAnswer, conflict], async () => false)).toBe(conflict);
});

it("does not take one move for another, nor an answered one for an open one", async () => {
  expect(await outcome("ship 4", [noAnswer])).toBe(noAnswer);
  expect(await outcome("ship 5", [conflict])).toBe(conflict);
  const isMade = vi.fn(async () => true);
  expect(await outcome("ship 4", [null, conflict], isMade)).toBe(conflict);
  expect(isMade).not.toHaveBeenCalled();
});

it("stays open while nobody can say whether it was made", async () => {
  const isMade = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(noAnswer).mockResolvedValue(true);
  expect(await outcome("ship 6", [noAnswer, conflict], isMade)).toBe(noAnswer);
  expect(await outcome("ship 6", [conflict], isMade)).toBeUndefined();
});
