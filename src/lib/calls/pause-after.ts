const PAUSES_MS = [1000, 2000, 5000, 10_000] as const;
const JITTER_MS = 400;

/** How long what failed waits for its next try, in milliseconds: longer each time, and not all at the same moment. */
export function pauseAfter(failures: number): number {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
  return pause + Math.random() * JITTER_MS;
}
