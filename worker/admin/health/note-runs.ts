import { and, gt, notInArray, or, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { jobRuns } from "#drizzle/schema/operations.ts";

/** How one job of the scheduler fared. */
export interface JobRun {
  name: string;
  ranAt: number;
  tookMs: number;
  /** Null where it failed. */
  moved: number | null;
}

/** A job that moves nothing is noted no oftener: most do not, every minute of the day. */
const QUIET_MS = 5 * MINUTE_MS;

/**
 * Notes how jobs fared, in one call; failures in a row are counted until one goes well. Jobs that are no more are forgotten, so
 * that none of them counts as failing for ever.
 * @param known the names of all jobs
 */
export async function noteRuns(db: Database, runs: readonly JobRun[], known: readonly string[]): Promise<void> {
  if (runs.length === 0) return;
  const rows = runs.map(({ moved, ...run }) => ({
    ...run,
    moved: moved ?? 0,
    succeededAt: moved === null ? null : run.ranAt,
    failedAt: moved === null ? run.ranAt : null,
    failures: moved === null ? 1 : 0,
  }));
  const fails = sql`excluded.failed_at is not null`;
  const isNews = or(
    fails,
    sql`${jobRuns.failures} > 0`,
    sql`excluded.moved > 0`,
    sql`${jobRuns.ranAt} <= excluded.ran_at - ${QUIET_MS}`,
  );
  const noted = db
    .insert(jobRuns)
    .values(rows)
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        ranAt: sql`excluded.ran_at`,
        tookMs: sql`excluded.took_ms`,
        moved: sql`iif(${fails}, ${jobRuns.moved}, excluded.moved)`,
        succeededAt: sql`coalesce(excluded.succeeded_at, ${jobRuns.succeededAt})`,
        failedAt: sql`coalesce(excluded.failed_at, ${jobRuns.failedAt})`,
        failures: sql`iif(${fails}, ${jobRuns.failures} + 1, 0)`,
      },
      ...(isNews ? { setWhere: isNews } : {}),
    });
  await db.batch([noted, db.delete(jobRuns).where(and(gt(jobRuns.name, ""), notInArray(jobRuns.name, [...known])))]);
}
