import * as z from "zod";
import { pageNumber } from "#domain/kernel/page.ts";
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from "#domain/kernel/report-facts.ts";
import { optionalText } from "#domain/kernel/text.ts";

const REPORT_STATES = ["new", "settled"] as const;

/** Reports of one subject that are shown and settled together. */
export const MOST_TOGETHER = 20;

/**
 * Reported subjects; those that wait longest first, unless settled ones are asked for. `q` is a part of what is reported by its
 * name, of what was said of it, or of the address of who said it.
 */
export const reportQueueSchema = z.strictObject({
  status: z.enum(REPORT_STATES).default("new"),
  subject: z.enum(REPORT_SUBJECTS).optional(),
  reason: z.enum(REPORT_REASONS).optional(),
  q: optionalText(100),
  page: pageNumber,
});
export type ReportQueue = z.output<typeof reportQueueSchema>;

const seen = z.strictObject({
  id: z.string().min(1).max(60),
  version: z.number().int().min(1).max(1_000_000_000),
});

/** Settles the reports of one subject that the reviewer has seen, all or none. */
export const settleReportsSchema = z.strictObject({
  subjectKind: z.enum(REPORT_SUBJECTS),
  subjectId: z.string().min(1).max(60),
  reports: z.array(seen).min(1).max(MOST_TOGETHER),
  outcome: z.enum(REPORT_OUTCOMES),
  note: optionalText(1000, { lines: true }),
});
export type SettleReports = z.output<typeof settleReportsSchema>;
