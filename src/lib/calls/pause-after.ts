const PAUSES_MS = [1000, 2000, 5000, 10_000] as const;
const JITTER_MS = 400;

/** How long what failed waits for its next try, in milliseconds: longer each time, and not all at the same moment. */
export function pauseAfter(failures: number): number {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
  return pause + Math.random() * JITTER_MS;
}

const SELDOM_MS = [15_000, 30_000, 60_000, 300_000] as const;

/** The same for what nobody waits for; a fifth more or less of it. */
export function seldomPauseAfter(failures: number): number {
  const pause = SELDOM_MS[Math.min(failures, SELDOM_MS.length - 1)] ?? 0;
  return pause * (0.8 + Math.random() * 0.4);
}
