import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { applyOrderSchedule } from "#worker/orders/apply-schedule.ts";
import { describeFault } from "#worker/platform/errors.ts";
import { forgetOldRows } from "#worker/platform/housekeeping.ts";
import { applyRatingSchedule } from "#worker/reviews/apply-schedule.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { type Stage, stageOver } from "./stage.ts";
import { STORY } from "./story/all.ts";
import { DAY, HOUR, type Memory, type Step } from "./thread.ts";

/** The scheduler's jobs ran at least so often before something else happened. */
const TICK_MS = 4 * HOUR;

/**
 * Plays the demo's history into a database that waits for it (awaits-history.ts): what people did, in the order of
 * time, by the verbs of the site, each at its own moment before now. Nothing is mailed.
 * @throws Error that names the thread, the actor and the moment of a step that a verb refused
 */
export async function playHistory(db: Database, now: number): Promise<void> {
  const stage = await stageOver(db);
  const steps = stepsBefore(now);
  let tickedAt = 0;
  for (const { name, time, who, deed, memory } of steps) {
    if (time - tickedAt > TICK_MS) await tick(stage, time);
    tickedAt = Math.max(tickedAt, time);
    await deed({ stage, me: stage.as(who, time), who, time, memory }).catch((fault: unknown) => {
      throw new Error(`${name}: ${who} ${((now - time) / DAY).toFixed(2)} days ago: ${describeFault(fault)}`);
    });
  }
  await tick(stage, now);
  await forgetWhatIsOver(stage, now);
}

function stepsBefore(now: number) {
  const steps = Object.entries(STORY).flatMap(([name, thread]) => {
    const memory: Memory = {};
    return thread.map(([when, who, deed]) => ({ name, time: timeOf(when, now), who, deed, memory }));
  });
  return steps.sort((a, b) => a.time - b.time);
}

function timeOf(when: Step[0], now: number): number {
  return typeof when === "number" ? now - Math.round(when * DAY) : when(now);
}

/** What the scheduler did of trade at a moment. */
async function tick(stage: Stage, time: number): Promise<void> {
  const clock = stage.contextAt(time);
  for (const job of [applyRfqSchedule, applyOrderSchedule, applyRatingSchedule]) await job(clock);
}

/** The mails of the history are counted as sent, without the keys that they carried; counters and keys of intents end. */
async function forgetWhatIsOver({ db, contextAt }: Stage, now: number): Promise<void> {
  await db.update(outbox).set({
    status: "sent",
    sentAt: sql`${outbox.createdAt}`,
    nextAttemptAt: sql`${outbox.createdAt}`,
    data: sql`json_remove(${outbox.data}, '$.sealed')`,
  });
  await forgetOldRows(contextAt(now));
}
