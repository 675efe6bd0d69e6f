import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/csv-table.ts";
import { outcomeWords, reasonWords, subjectWords } from "#src/lib/report-words.ts";
import { companyName } from "../company-name.tsx";
import type { Subject } from "./reported-subject.tsx";

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

function rowsOf({ subjectKind, subjectId, names, reports }: Subject): string[][] {
  const subject = [subjectWords(subjectKind), subjectId, Object.keys(names).length > 0 ? companyName(names) : ""];
  return reports.map((report) => [
    report.id,
    ...subject,
    reasonWords(report.reason),
    report.text ?? "",
    report.reporterEmail ?? "",
    isoTime(report.createdAt),
    report.outcome ? outcomeWords(report.outcome) : "",
    report.note ?? "",
    isoTime(report.settledAt),
  ]);
}
