import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/kernel/locale.ts";
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from "#domain/kernel/report-facts.ts";
import { timestamps } from "./columns.ts";

/** What somebody reports to the platform; `subject_id` names a row of the subject's table. */
export const reports = sqliteTable(
  "reports",
  {
    id: text("id").primaryKey(),
    subjectKind: text("subject_kind", { enum: REPORT_SUBJECTS }).notNull(),
    subjectId: text("subject_id").notNull(),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    text: text("text"),
    /** The account that reports; a visitor leaves an address instead. */
    reporterId: text("reporter_id"),
    reporterEmail: text("reporter_email"),
    locale: text("locale", { enum: LOCALES }).notNull(),
    status: text("status", { enum: ["new", "settled"] }).notNull(),
    outcome: text("outcome", { enum: REPORT_OUTCOMES }),
    note: text("note"),
    settledBy: text("settled_by"),
    settledAt: integer("settled_at"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("reports_queue").on(table.status, table.createdAt),
    index("reports_by_subject").on(table.subjectKind, table.subjectId, table.status),
    index("reports_by_reporter").on(table.reporterId, table.createdAt),
    index("reports_by_email").on(table.reporterEmail),
  ],
);
