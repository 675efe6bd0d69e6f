import type { HostileCase } from "./hostile-case.ts";

const RUNS = 5;
/** What is quicker than this, in milliseconds, is noise of the machine and grows as it likes. */
const NOISE = 8;
const TRIES = 4;

/** How much more CPU twice the input may take. */
const MOST_GROWTH = 2.5;
/** What an input at its real limit may take, in milliseconds (security 31), where the yardstick takes no longer than it should. */
const MOST_CPU = 100;
/** A linear work like those that are measured, and what it takes of a processor that is not held up, in milliseconds. */
const YARDSTICK = "Mawrid مورد é ".repeat(20_000);
const YARDSTICK_CPU = 10;
/** A machine that is slower still proves nothing. */
const MOST_SLOWNESS = 3;

/**
 * What reading takes of the processor, in milliseconds: half the input, and all of it. `slowness` is how many times as long as
 * it should the yardstick took at the same moment; the same machine is twice as slow while others use it.
 */
export interface CpuTimes {
  half: number;
  whole: number;
  slowness: number;
}

/**
 * Measures by the time that the processor worked for us, not by the clock, as the least of five runs, for others share caches
 * and cores with us; what is out of bounds is measured again. What is super-linear stays so. What one run shows to be quick
 * could not grow out of bounds, and is not measured further.
 */
export async function cpuTimes({ cap, prepare }: Pick<HostileCase, "cap" | "prepare">): Promise<CpuTimes> {
  const whole = prepare(cap);
  let first = await timeOf(whole);
  // Once more: what runs for the first time is compiled meanwhile.
  if (first > NOISE) first = await timeOf(whole);
  if (first <= NOISE) return { half: 0, whole: first, slowness: 1 };
  const half = prepare(Math.floor(cap / 2));
  let times: CpuTimes = { half: 0, whole: first, slowness: 1 };
  for (let tried = 0; tried < TRIES; tried += 1) {
    times = { half: await leastOf(half), whole: await leastOf(whole), slowness: await slownessNow() };
    if (flawOf(times) === null) break;
  }
  return times;
}

/** What is wrong with times; null where nothing is. */
export function flawOf({ half, whole, slowness }: CpuTimes): string | null {
  const shown = `${half.toFixed(1)} ms, twice of it ${whole.toFixed(1)} ms`;
  if (whole > MOST_CPU * slowness) return `too slow: ${shown}`;
  return whole > MOST_GROWTH * Math.max(half, NOISE) ? `not linear: ${shown}` : null;
}

async function slownessNow(): Promise<number> {
  const taken = await leastOf(() =>
    [...YARDSTICK.normalize("NFKD").toLowerCase()].reduce((sum, { length }) => sum + length, 0),
  );
  return Math.min(MOST_SLOWNESS, Math.max(1, taken / YARDSTICK_CPU));
}

async function leastOf(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, await timeOf(work));
  return least;
}

async function timeOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
