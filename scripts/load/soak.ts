import { isDone } from "./outcome.ts";
import type { Stage } from "./stage.ts";
import { failOn, readWaits, tellHead, tellMemory, tellRun, waitsText } from "./tell.ts";

/** The first part warms caches up: memory and waits are told of what follows. */
const WARM_SHARE = 1 / 3;

/** A steady rate for long: nobody is refused, and memory is told with its slope. */
export async function soak({ session, memory }: Stage, rate: number, minutes: number): Promise<void> {
  const pace = { rate, seconds: minutes * 60 };
  const begun = performance.now();
  tellHead();
  const run = await session.run(pace);
  await run.settled;
  tellRun(`${minutes} minutes`, pace, run);
  const warmAt = begun + WARM_SHARE * pace.seconds * 1000;
  const lastAt = begun + (1 - WARM_SHARE) * pace.seconds * 1000;
  const part = (from: number, to: number) => run.outcomes.filter(({ dueAt }) => dueAt >= from && dueAt < to);
  console.log(
    `\nreads in the first third ${waitsText(readWaits(part(0, warmAt)))} ms, in the last ` +
      `${waitsText(readWaits(part(lastAt, Number.POSITIVE_INFINITY)))} ms`,
  );
  tellMemory("after the first third", memory, warmAt);
  const refused = run.outcomes.filter((one) => !isDone(one)).length + run.kept;
  if (refused > 0) failOn("soak", [`${refused} calls were not done at a rate that is half of the knee`]);
}
