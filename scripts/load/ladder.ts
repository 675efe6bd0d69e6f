import { isDone, isRefusal, type Outcome } from "./outcome.ts";
import type { Run, Session } from "./session.ts";
import type { Stage } from "./stage.ts";
import { failOn, readWaits, tellHead, tellMemory, tellRun } from "./tell.ts";

/** Steps of rising rate. */
const FIRST_RATE = 10;
const GROWTH = 1.4;
const MOST_STEPS = 14;
const STEP_SECONDS = 8;
/** Reads that wait longer have met the knee, and so have answers that fall behind. */
const LATE_MS = 1000;
const LEAST_ANSWERED = 0.9;
/** How far beyond the knee, and how long. */
const BEYOND = 2;
const BEYOND_SECONDS = 12;
/** And back to this part of the knee, for so long. */
const BACK = 0.5;
const BACK_SECONDS = 25;
const BACK_WITHIN_SECONDS = 10;

/**
 * Raises the rate until reads are late or refused, goes beyond it and comes back.
 * @returns the last rate that was answered well; the first where none was, which fails the run
 */
export async function climb({ session, memory }: Stage): Promise<number> {
  const begun = performance.now();
  tellHead();
  let knee: number | undefined;
  let rate = FIRST_RATE;
  for (let step = 0; step < MOST_STEPS; step += 1, rate *= GROWTH) {
    if (!(await isAnsweredWell(session, rate))) break;
    knee = rate;
  }
  if (knee === undefined) failOn("ladder", [`not even ${FIRST_RATE} a second are answered well`]);
  const last = knee ?? FIRST_RATE;
  await goBeyond(session, rate * BEYOND, last * BACK);
  tellMemory("while the rate rose and fell", memory, begun);
  return last;
}

async function isAnsweredWell(session: Session, rate: number): Promise<boolean> {
  const pace = { rate, seconds: STEP_SECONDS };
  const run = await session.run(pace);
  const inTime = run.outcomes.filter(isDone).length;
  await run.settled;
  tellRun(`${rate.toFixed(0)} a second`, pace, run);
  const isComplete = run.kept === 0 && run.outcomes.every(isDone) && inTime >= LEAST_ANSWERED * run.arrived;
  return isComplete && (readWaits(run.outcomes)?.p95 ?? 0) <= LATE_MS;
}

/** A flood of a known rate, for comparisons where the machine's knee moves from one run to the next. */
export async function flood({ session }: Stage, rate: number, backRate: number): Promise<void> {
  tellHead();
  await goBeyond(session, rate, backRate);
}

/** Twice what was too much, then half of what was well, at once: what waits is still there. */
async function goBeyond(session: Session, rate: number, backRate: number): Promise<void> {
  const beyond = { rate, seconds: BEYOND_SECONDS };
  const tooMany = await session.run(beyond);
  const endedAt = performance.now();
  const back = { rate: backRate, seconds: BACK_SECONDS };
  const after = await session.run(back);
  await Promise.all([tooMany.settled, after.settled]);
  tellRun("beyond the knee", beyond, tooMany);
  tellRun("back", back, after);
  const seconds = secondsUntilWell(after, endedAt);
  console.log(`\nback to normal after ${seconds} s`);
  if (seconds > BACK_WITHIN_SECONDS)
    failOn("back", [`normal after ${seconds} s, ${BACK_WITHIN_SECONDS} s are allowed`]);
}

/** Whole seconds from a moment on until a second from which on everybody is answered well. */
export function secondsUntilWell({ outcomes }: Pick<Run, "outcomes">, since: number): number {
  const seconds = new Map<number, Outcome[]>();
  for (const one of outcomes) {
    const second = Math.floor((one.dueAt - since) / 1000);
    seconds.set(second, [...(seconds.get(second) ?? []), one]);
  }
  const bad = [...seconds].filter(([, calls]) => !isWell(calls)).map(([second]) => second);
  return Math.max(-1, ...bad) + 1;
}

function isWell(calls: readonly Outcome[]): boolean {
  const late = calls.filter(({ ms }) => ms > LATE_MS).length;
  return !calls.some((one) => isRefusal(one) || !isDone(one)) && late <= Math.ceil(0.05 * calls.length);
}
