import { setTimeout as sleep } from "node:timers/promises";

/** How callers come. */
export interface Arrivals {
  /** On the mean, a second. */
  rate: number;
  seconds: number;
  random: () => number;
}

/**
 * Calls `arrive` as people come: each by itself, whether or not earlier ones were answered (Poisson).
 * @param arrive gets the moment it was due, by `performance.now()`: a generator that is late itself counts as waiting
 */
export async function arriveBy({ rate, seconds, random }: Arrivals, arrive: (dueAt: number) => void): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (let due = performance.now(); ; ) {
    due += gapMs(rate, random);
    if (due >= end) break;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    arrive(due);
  }
  await sleep(Math.max(0, end - performance.now()));
}

/** Milliseconds until the next one: exponential, so that each moment is alike. */
export function gapMs(rate: number, random: () => number): number {
  return (-Math.log(1 - random()) / rate) * 1000;
}
