import { describe, expect, it } from "vitest";
import { FRAME_BURST, FRAMES_PER_SECOND, type TokenBucket, takeToken } from "#domain/messaging/token-bucket.ts";

/** How many frames pass at one moment, and the bucket after them. */
function drain(bucket: TokenBucket | undefined, now: number): { taken: number; left: TokenBucket | undefined } {
  let left = bucket;
  for (let taken = 0; ; taken += 1) {
    const next = takeToken(left, now);
    if (!next || taken > 1000) return { taken, left };
    left = next;
  }
}

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

describe("the bucket of a user's frames", () => {
  it("holds twenty at once and no more, whoever was silent for a day", () => {
    const first = drain(undefined, NOW);
    expect(first.taken).toBe(FRAME_BURST);
    expect(drain(first.left, NOW + DAY_MS).taken).toBe(FRAME_BURST);
    const half = takeToken(undefined, NOW) ?? undefined;
    expect(drain(half, NOW + DAY_MS).taken).toBe(FRAME_BURST);
  });

  it("grows by two a second, down to the last one", () => {
    const { left } = drain(undefined, NOW);
    expect(drain(left, NOW).taken).toBe(0);
    expect(drain(left, NOW + 499).taken).toBe(0);
    expect(drain(left, NOW + 500).taken).toBe(1);
    expect(drain(left, NOW + 3000).taken).toBe(3 * FRAMES_PER_SECOND);
    expect([FRAME_BURST, FRAMES_PER_SECOND]).toEqual([20, 2]);
  });
});
