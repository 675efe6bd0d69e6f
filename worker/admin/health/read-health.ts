import { and, desc, eq, gt, isNull, not, sql } from "drizzle-orm";
import { type HealthFigures, ringing } from "#domain/admin/alarms.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import { auditSeals, jobRuns } from "#drizzle/schema/operations.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { countOf, MOST_COUNTED } from "#worker/platform/page-of.ts";
import { releaseOf } from "#worker/platform/release.ts";
import { isReturned } from "#worker/platform/returned-mails.ts";
import { type QueueState, queuesOf, selectQueues, type Waiting, waitingIn } from "../overview.ts";

const NOTHING: Waiting = { count: 0, oldestAt: null };

/**
 * How the platform fares, in counts and times without a name: what waits, how the scheduler's jobs fared, how fast the
 * database answers, which deployment runs and which alarms ring. One database call besides the session's.
 */
export async function health({ db, env, now }: Context) {
  const signedInNow = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(gt(sessions.expiresAt, now()))
    .limit(MOST_COUNTED);
  const askedAt = Date.now();
  const [[mails], [parked], [seals], [signedIn], jobs, ...queues] = await db.batch([
    // Whoever sends a mail again that was given up is not late with it.
    waitingIn(db, outbox, sql`coalesce(${outbox.requeuedAt}, ${outbox.createdAt})`, eq(outbox.status, "waiting")),
    // One that came back is a fault of its address, which anybody may type.
    waitingIn(db, outbox, outbox.createdAt, and(eq(outbox.status, "parked"), not(isReturned()))),
    // With the place, by which the index of those without a seal is searched and not read through.
    waitingIn(db, auditSeals, auditSeals.placedAt, and(gt(auditSeals.position, 0), isNull(auditSeals.hash))),
    countOf(db, signedInNow),
    db.select().from(jobRuns).where(gt(jobRuns.name, "")).orderBy(desc(jobRuns.failures), jobRuns.name),
    ...selectQueues(db, now()),
  ]);
  const databaseMs = Date.now() - askedAt;
  const time = now();
  const late = lateOf(queuesOf(time, queues));
  const figures: HealthFigures = {
    mailsAge: ageOf(mails, time),
    mailsFailed: parked?.count ?? 0,
    queuesLate: late.length,
    jobsFailing: jobs.filter(({ failures }) => failures > 0).length,
    clockAge: jobs.length === 0 ? null : time - Math.max(...jobs.map(({ ranAt }) => ranAt)),
    sealsAge: ageOf(seals, time),
    databaseMs,
  };
  return {
    at: time,
    release: releaseOf(env),
    alarms: ringing(figures),
    figures,
    mails: { waiting: mails ?? NOTHING, failed: parked ?? NOTHING },
    seals: seals ?? NOTHING,
    /** Counted up to {@link MOST_COUNTED}. */
    sessions: signedIn?.total ?? 0,
    late,
    jobs,
  };
}

function ageOf(waiting: Waiting | undefined, now: number): number | null {
  return waiting?.oldestAt == null ? null : now - waiting.oldestAt;
}

/** The queues whose oldest has waited longer than was promised; mails that failed have an alarm of their own. */
function lateOf(queues: ReturnType<typeof queuesOf>) {
  // Its keys are the queues' names.
  const states = Object.entries(queues) as [keyof typeof queues, QueueState][];
  return states.flatMap(([queue, { count, oldestAt, isLate }]) =>
    isLate && queue !== "parkedMails" ? [{ queue, count, oldestAt }] : [],
  );
}
