import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noAnswer = new TRPCClientError("fetch failed");

async function outcomeOf(call: () => Promise<string>): Promise<unknown> {
  const outcome = retryTransient(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

it("tries again after a failure that may pass", async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(noAnswer).mockResolvedValueOnce("stored");
  expect(await outcomeOf(call)).toBe("stored");
});

it("gives up after three tries", async () => {
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(noAnswer);
  expect(await outcomeOf(call)).toBe(noAnswer);
  expect(call).toHaveBeenCalledTimes(3);
});

it("does not repeat a refusal", async () => {
  const refusal = new TRPCClientError("BAD_INPUT", { result: { error: { data: { appCode: "BAD_INPUT" } } } as never });
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(refusal);
  await outcomeOf(call);
  expect(call).toHaveBeenCalledTimes(1);
});

it("answers at once without a connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const call = vi.fn<() => Promise<string>>().mockRejectedValue(noAnswer);
  await outcomeOf(call);
  expect(call).toHaveBeenCalledTimes(1);
});

it("waits as long as a busy server asks for, within reason", async () => {
  const busy = (retryAfter: number) =>
    new TRPCClientError("", { result: { error: { data: { appCode: "UNAVAILABLE", retryAfter } } } as never });
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy(3)).mockRejectedValueOnce(busy(600));
  void retryTransient(call.mockResolvedValue("stored"));
  await vi.advanceTimersByTimeAsync(2900);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(call).toHaveBeenCalledTimes(3);
});
