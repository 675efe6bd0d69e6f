import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "../admin-page.tsx";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { ListStates } from "../list-states.tsx";
import { PagesOf } from "../pages-of.tsx";
import { ReportFilter } from "./report-filter.tsx";
import { type ReportSearch, reportsInput } from "./report-search.ts";
import { ReportedSubject } from "./reported-subject.tsx";

/** What people reported, subject by subject, those that wait longest first. */
export function ReportsScreen({ search }: { search: ReportSearch }) {
  const list = api.admin.reports.useQuery(reportsInput(search), { placeholderData: keepPreviousData });
  return (
    <AdminPage title={m.reports_admin_title()}>
      <ReportFilter search={search} />
      <ListStates query={list} isEmpty={({ items }) => items.length === 0} clear={<ClearFilter search={search} />}>
        {(data) => <Subjects list={data} search={search} />}
      </ListStates>
    </AdminPage>
  );
}

function ClearFilter({ search: { status, subject, reason, page } }: { search: ReportSearch }) {
  if (!subject && !reason && !page) return null;
  return (
    <Link to="/admin/reports" search={{ status }} className={TEXT_LINK}>
      {m.reports_filter_clear()}
    </Link>
  );
}

function Subjects({ list, search }: { list: ApiOutputs["admin"]["reports"]; search: ReportSearch }) {
  return (
    <section aria-label={m.reports_admin_title()} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 aria-live="polite" className="text-gulf-900 text-lg">
          {m.reports_subjects_count(counted(list.total))}
        </h2>
        <ExportReports search={search} />
      </div>
      <ul className="grid gap-4">
        {list.items.map((subject) => (
          <ReportedSubject key={`${subject.subjectKind}-${subject.subjectId}`} subject={subject} search={search} />
        ))}
      </ul>
      <PagesOf list={list} search={search} />
    </section>
  );
}

/** Downloads the reports of the shown filter. */
function ExportReports({ search }: { search: ReportSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { reportsCsv } = await import("./reports-csv.ts");
    return reportsCsv(await allPages((page) => client.admin.reports.query(reportsInput({ ...search, page }))));
  }
  return <ExportButton subject={`mawrid-reports-${search.status ?? "new"}`} write={write} />;
}
