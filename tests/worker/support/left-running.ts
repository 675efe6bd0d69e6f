import type { Database } from "#drizzle/client.ts";

const running = new WeakMap<Database, Promise<unknown>[]>();

/** Notes what a call left running behind its answer. */
export function leaveRunning(db: Database, work: Promise<unknown>): void {
  running.set(db, [...(running.get(db) ?? []), work]);
}

/** Waits until nothing runs any more that calls over a database have left behind. */
export async function untilNothingRuns(db: Database): Promise<void> {
  await Promise.allSettled(running.get(db) ?? []);
}
