import { keepPreviousData } from "@tanstack/react-query";
import { REPORT_REASONS, REPORT_SUBJECTS } from "#domain/kernel/report-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { outcomeLabels, reasonLabels, subjectLabels } from "#src/vocabulary/report-labels.ts";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, timeInFile } from "../lists/column.ts";
import { FilterSelect, ListFilter } from "../lists/list-filter.tsx";
import { type ReportSearch, reportsInput } from "./report-search.ts";
import { ReportedSubject, type Subject } from "./reported-subject.tsx";
import { subjectNames } from "./subject-names.ts";

/** A line of the file: one report, with what it is about. */
type ReportLine = Subject["reports"][number] & { subject: Subject };

/** The columns of the file, which has a line for each report; the screen shows entries, one for each subject. */
export const REPORT_COLUMNS: readonly Column<ReportLine>[] = [
  { header: m.admin_column_id, csv: ({ id }) => id },
  { header: m.reports_column_subject, csv: ({ subject }) => subjectLabels(subject.subjectKind) },
  { header: m.reports_column_subject_id, csv: ({ subject }) => subject.subjectId },
  { header: m.reports_column_name, csv: ({ subject }) => subjectNames(subject).join(" – ") },
  { header: m.reports_reason, csv: ({ reason }) => reasonLabels(reason) },
  { header: m.reports_text, csv: ({ text }) => text },
  { header: m.admin_column_email, csv: ({ reporterEmail }) => reporterEmail },
  timeInFile(m.reports_column_reported, ({ createdAt }) => createdAt),
  { header: m.reports_column_outcome, csv: ({ outcome }) => outcome && outcomeLabels(outcome) },
  { header: m.reports_column_note, csv: ({ note }) => note },
  timeInFile(m.reports_column_settled, ({ settledAt }) => settledAt),
];

/** What people reported, subject by subject, those that wait longest first. */
export function ReportsScreen({ search }: { search: ReportSearch }) {
  const { client } = api.useUtils();
  const list = api.admin.reports.useQuery(reportsInput(search), { placeholderData: keepPreviousData });
  const { status, subject, reason, q, page } = search;
  async function read(page: number) {
    const { items, ...read } = await client.admin.reports.query(reportsInput({ ...search, page }));
    return { ...read, items: items.flatMap(linesOf) };
  }
  return (
    <AdminList
      title={m.reports_admin_title()}
      filter={<ReportFilter search={search} />}
      list={list}
      search={search}
      count={m.reports_subjects_count}
      clear={Boolean(subject || reason || q || page) && { search: { status }, words: m.reports_filter_clear() }}
      file={{ subject: `mawrid-reports-${status ?? "new"}`, columns: REPORT_COLUMNS, read }}
    >
      {(items) => (
        <ul className="grid gap-4">
          {items.map((one) => (
            <ReportedSubject key={`${one.subjectKind}-${one.subjectId}`} subject={one} search={search} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}

function linesOf(subject: Subject): ReportLine[] {
  return subject.reports.map((report) => ({ ...report, subject }));
}

/** Open or settled, of what, for what reason. */
function ReportFilter({ search }: { search: ReportSearch }) {
  return (
    <ListFilter
      search={search}
      label={m.admin_status_filter()}
      param="status"
      choices={[undefined, "settled"] as const}
      nameOf={(status) => (status ? m.reports_settled() : m.reports_open())}
      words={m.reports_search()}
    >
      <FilterSelect
        search={search}
        label={m.reports_filter_subject()}
        param="subject"
        choices={REPORT_SUBJECTS}
        nameOf={subjectLabels}
        all={m.reports_filter_all_subjects()}
      />
      <FilterSelect
        search={search}
        label={m.reports_filter_reason()}
        param="reason"
        choices={REPORT_REASONS}
        nameOf={reasonLabels}
        all={m.reports_filter_all_reasons()}
      />
    </ListFilter>
  );
}
