import { JOB_NAMES, type JobName } from "#domain/admin/jobs.ts";
import { openDatabase } from "#drizzle/client.ts";
import { type JobRun, noteRuns } from "./admin/health/note-runs.ts";
import { sealAudit } from "./admin/seals/seal-audit.ts";
import { forgetOldDays } from "./analytics/forget-old-days.ts";
import { forgetSearches } from "./analytics/searches/forget-searches.ts";
import { dropEndedCertificates } from "./catalogue/search/drop-ended-certificates.ts";
import { continueIndexing } from "./catalogue/search/index-again.ts";
import { indexRenamed } from "./catalogue/search/index-renamed.ts";
import { tidyIndex } from "./catalogue/search/index-sql.ts";
import { rateProducts } from "./catalogue/search/rate-products.ts";
import { forgetTipVisits } from "./content/forget-tip-visits.ts";
import { deleteDueAccounts } from "./identity/delete-due-accounts.ts";
import { digestUnread } from "./messaging/digest-unread.ts";
import { applyOrderSchedule } from "./orders/apply-schedule.ts";
import type { Context } from "./platform/context.ts";
import { describeFault } from "./platform/errors.ts";
import { FILE_KINDS, type FileKind } from "./platform/files/kinds.ts";
import { sweepFiles } from "./platform/files/sweep.ts";
import { forgetOldRows } from "./platform/housekeeping.ts";
import { deliverDue } from "./platform/outbox.ts";
import { forgetVersions } from "./platform/pages/page-versions.ts";
import { publishToBells } from "./platform/rooms.ts";
import { forgetEndedSessions } from "./platform/sessions.ts";
import { settingsOf } from "./platform/settings.ts";
import { applyRatingSchedule } from "./reviews/apply-schedule.ts";
import { applyRfqSchedule } from "./rfq/apply-schedule.ts";
import { applyLicenceSchedule } from "./suppliers/apply-schedule.ts";
import { remindDeadlines } from "./waits/remind-deadlines.ts";

/** What jobs need of the surroundings. */
type Clock = Pick<Context, "db" | "settings" | "env" | "now" | "waitUntil">;

interface Job {
  run: (clock: Clock) => Promise<number>;
  /** The minute of the hour that is its own, in UTC; every minute where there is none. */
  minute?: number;
}

/** What the scheduler does and when; it ticks every minute. */
const JOBS: Record<JobName, Job> = {
  mails: { run: deliverDue },
  seals: { run: sealAudit },
  requests: { run: applyRfqSchedule },
  orders: { run: applyOrderSchedule },
  ratings: { run: applyRatingSchedule },
  licences: { run: applyLicenceSchedule },
  deadlines: { run: remindDeadlines },
  old: { run: forgetOldRows },
  days: { run: forgetOldDays },
  searches: { run: forgetSearches },
  tipVisits: { run: forgetTipVisits },
  sessions: { run: forgetEndedSessions },
  certificates: { run: dropEndedCertificates },
  renamed: { run: indexRenamed },
  indexing: { run: continueIndexing },
  index: { run: tidyIndex },
  quality: { run: rateProducts },
  unread: { run: digestUnread },
  accounts: { run: deleteDueAccounts },
  ...sweeps(),
};

type SweepName = Extract<JobName, `${string}Files`>;

/** Files that nothing names go once an hour, each kind in a minute of its own. */
function sweeps(): Record<SweepName, Job> {
  // Its keys are the kinds, and each gets a job.
  const kinds = Object.entries(FILE_KINDS) as [FileKind, { sweptAt: number }][];
  const named = kinds.map(([kind, { sweptAt: minute }]): [SweepName, Job] => [
    // A kind that domain/admin/jobs.ts does not name is no job, and would never be swept.
    `${kind}Files`,
    { minute, run: (clock) => sweepFiles(kind, clock) },
  ]);
  return Object.fromEntries(named) as Record<SweepName, Job>;
}

/** The names of the jobs that are due at a moment. */
export function jobsAt(now: number): JobName[] {
  const present = new Date(now).getUTCMinutes();
  return JOB_NAMES.filter((name) => (JOBS[name].minute ?? present) === present);
}

/** What the scheduler does every minute: in production by cron, locally by the start script. */
export async function runScheduledJobs(env: Env): Promise<void> {
  const settings = settingsOf(env);
  const behind: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void behind.push(work);
  const db = openDatabase({
    url: settings.databaseUrl,
    authToken: settings.databaseToken,
    onNotices: (userIds) => publishToBells({ env, waitUntil }, userIds),
  });
  const moved = await runJobs({ db, settings, env, now: () => Date.now(), waitUntil });
  await Promise.all(behind);
  const isChanged = Object.values(moved).some((things) => things !== 0);
  if (isChanged) await forgetVersions({ origin: settings.publicOrigin, now: () => Date.now() });
}

/**
 * Runs every job that is due, even where another one fails, and notes how each fared; returns how many things each moved, -1
 * where it failed.
 */
export async function runJobs(clock: Clock): Promise<Record<string, number>> {
  const runs: JobRun[] = [];
  for (const name of jobsAt(clock.now())) {
    const ranAt = clock.now();
    const moved = await runJob(name, clock);
    runs.push({ name, ranAt, tookMs: clock.now() - ranAt, moved });
  }
  await noteRuns(clock.db, runs, Object.keys(JOBS)).catch((error: unknown) => complain("runs", error));
  return Object.fromEntries(runs.map(({ name, moved }) => [name, moved ?? -1]));
}

/** How many things a job moved; null where it failed. */
async function runJob(name: JobName, clock: Clock): Promise<number | null> {
  try {
    return await JOBS[name].run(clock);
  } catch (error) {
    complain(name, error);
    return null;
  }
}

function complain(job: string, error: unknown): void {
  console.error(JSON.stringify({ at: "clock", job, error: describeFault(error) }));
}
