import { MINUTE_MS } from "#domain/kernel/time.ts";

/** What alarms look at. Ages in milliseconds; null where nothing waits. */
export interface HealthFigures {
  /** Age of the mail that waits longest to be sent. */
  mailsAge: number | null;
  /** Mails that were given up. */
  mailsFailed: number;
  /** Queues whose oldest has waited longer than was promised. */
  queuesLate: number;
  /** Jobs of the scheduler whose last run failed. */
  jobsFailing: number;
  /** Since when the scheduler has not run; null where it never has. */
  clockAge: number | null;
  /** Age of the line of the audit log that waits longest for its seal. */
  sealsAge: number | null;
  /** How long the database took to answer. */
  databaseMs: number;
}

interface Alarm {
  figure: keyof HealthFigures;
  /** It rings above this. */
  above: number;
  /** It rings where its figure was never seen, too. */
  ringsUnseen?: boolean;
  /** Its section of docs/runbook.md. */
  anchor: `alarm-${string}`;
}

/**
 * What rings and when. What each means is said in messages (src/features/admin/health/alarm-labels.ts), what is to be done in
 * the runbook. A mail is tried for about an hour, the scheduler runs every minute and notes quiet runs every five.
 */
export const ALARMS = {
  mails_wait: { figure: "mailsAge", above: 15 * MINUTE_MS, anchor: "alarm-mails-wait" },
  mails_failed: { figure: "mailsFailed", above: 0, anchor: "alarm-mails-failed" },
  reviews_late: { figure: "queuesLate", above: 0, anchor: "alarm-reviews-late" },
  job_failed: { figure: "jobsFailing", above: 0, anchor: "alarm-job-failed" },
  clock_missed: { figure: "clockAge", above: 10 * MINUTE_MS, ringsUnseen: true, anchor: "alarm-clock-missed" },
  seals_wait: { figure: "sealsAge", above: 5 * MINUTE_MS, anchor: "alarm-seals-wait" },
  database_slow: { figure: "databaseMs", above: 500, anchor: "alarm-database-slow" },
} as const satisfies Record<string, Alarm>;
export type AlarmName = keyof typeof ALARMS;

export const ALARM_NAMES = Object.keys(ALARMS) as readonly AlarmName[];

/** The alarms that ring, in their order. */
export function ringing(figures: HealthFigures): AlarmName[] {
  return ALARM_NAMES.filter((name) => {
    const { figure, above, ringsUnseen = false }: Alarm = ALARMS[name];
    const value = figures[figure];
    return value === null ? ringsUnseen : value > above;
  });
}
