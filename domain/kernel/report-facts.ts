/** What can be reported to the platform. */
export const REPORT_SUBJECTS = ["product", "supplier", "rating", "conversation", "user"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = [
  "counterfeit",
  "wrong_information",
  "prohibited",
  "spam",
  "intellectual_property",
  "abuse",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How the platform settled a report. */
export const REPORT_OUTCOMES = ["no_action", "warned", "removed", "suspended"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
