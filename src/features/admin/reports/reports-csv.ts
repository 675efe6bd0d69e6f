import { unparse } from "papaparse";
import { m } from "#i18n/paraglide/messages.js";
import { outcomeWords, reasonWords, subjectWords } from "#src/lib/report-words.ts";
import { companyName } from "../company-name.tsx";
import type { Subject } from "./reported-subject.tsx";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Reports as a table for spreadsheets, one a row, in the reader's language, times in ISO 8601. Cells that a spreadsheet
 * would take for a formula are neutralised.
 */
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
  return BYTE_ORDER_MARK + unparse([head, ...subjects.flatMap(rowsOf)], { escapeFormulae: true });
}

function rowsOf({ subjectKind, subjectId, names, reports }: Subject): string[][] {
  const subject = [subjectWords(subjectKind), subjectId, Object.keys(names).length > 0 ? companyName(names) : ""];
  return reports.map((report) => [
    report.id,
    ...subject,
    reasonWords(report.reason),
    report.text ?? "",
    report.reporterEmail ?? "",
    new Date(report.createdAt).toISOString(),
    report.outcome ? outcomeWords(report.outcome) : "",
    report.note ?? "",
    report.settledAt === null ? "" : new Date(report.settledAt).toISOString(),
  ]);
}
