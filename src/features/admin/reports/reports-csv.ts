import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { outcomeLabels, reasonLabels, subjectLabels } from "#src/vocabulary/report-labels.ts";
import type { Subject } from "./reported-subject.tsx";
import { subjectNames } from "./subject-names.ts";

/** Reports as a table for spreadsheets, one a row, in the reader's language, times in ISO 8601. */
export function reportsCsv(subjects: readonly Subject[]): string {
  const head = [
    m.admin_column_id(),
    m.reports_column_subject(),
    m.reports_column_subject_id(),
    m.reports_column_name(),
    m.reports_reason(),
    m.reports_text(),
    m.admin_column_email(),
    m.reports_column_reported(),
    m.reports_column_outcome(),
    m.reports_column_note(),
    m.reports_column_settled(),
  ];
  return csvTable([head, ...subjects.flatMap(rowsOf)]);
}

function rowsOf(reported: Subject): string[][] {
  const { subjectKind, subjectId, reports } = reported;
  const subject = [subjectLabels(subjectKind), subjectId, subjectNames(reported).join(" – ")];
  return reports.map((report) => [
    report.id,
    ...subject,
    reasonLabels(report.reason),
    report.text ?? "",
    report.reporterEmail ?? "",
    isoTime(report.createdAt),
    report.outcome ? outcomeLabels(report.outcome) : "",
    report.note ?? "",
    isoTime(report.settledAt),
  ]);
}
