import { useNavigate } from "@tanstack/react-router";
import { REPORT_REASONS, REPORT_SUBJECTS } from "#domain/kernel/report-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select-field.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { reasonLabels, subjectLabels } from "#src/vocabulary/report-labels.ts";
import { type ReportSearch, readReportSearch } from "./report-search.ts";

/** Open or settled, of what, for what reason; all of it in the address. */
export function ReportFilter({ search }: { search: ReportSearch }) {
  const navigate = useNavigate();
  const show = (change: Record<string, string>) => {
    const asked = readReportSearch({ ...search, page: undefined, ...change });
    void navigate({ to: "/admin/reports", search: asked, resetScroll: false });
  };
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={([undefined, "settled"] as const).map((status) => ({
          label: status ? m.reports_settled() : m.reports_open(),
          search: { ...search, status, page: undefined },
          isShown: status === search.status,
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Select
          aria-label={m.reports_filter_subject()}
          value={search.subject ?? ""}
          placeholder={m.reports_filter_all_subjects()}
          onChange={({ target }) => show({ subject: target.value })}
          options={REPORT_SUBJECTS.map((value) => ({ value, label: subjectLabels(value) }))}
          className="grow basis-40 sm:max-w-64"
        />
        <Select
          aria-label={m.reports_filter_reason()}
          value={search.reason ?? ""}
          placeholder={m.reports_filter_all_reasons()}
          onChange={({ target }) => show({ reason: target.value })}
          options={REPORT_REASONS.map((value) => ({ value, label: reasonLabels(value) }))}
          className="grow basis-40 sm:max-w-64"
        />
      </div>
    </div>
  );
}
