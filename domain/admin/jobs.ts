/** Kinds of files that a job of their own sweeps. */
const SWEPT = ["avatar", "logo", "company", "rfq", "order", "product", "message"] as const;

/** What the scheduler does, as the log and the runbook name it (worker/schedule.ts). */
export const JOB_NAMES = [
  "mails",
  "seals",
  "requests",
  "orders",
  "ratings",
  "licences",
  "deadlines",
  "old",
  "days",
  "searches",
  "tipVisits",
  "sessions",
  "certificates",
  "renamed",
  "indexing",
  "index",
  "quality",
  "unread",
  "accounts",
  ...SWEPT.map((kind) => `${kind}Files` as const),
] as const;
export type JobName = (typeof JOB_NAMES)[number];
