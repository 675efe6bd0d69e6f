import { api } from "#src/lib/trpc.ts";
import { allPages } from "../all-pages.ts";
import { ExportButton } from "../export-button.tsx";
import { type ReportSearch, reportsInput } from "./report-search.ts";

/** Downloads the reports of the shown filter. */
export function ExportReports({ search }: { search: ReportSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { reportsCsv } = await import("./reports-csv.ts");
    return reportsCsv(await allPages((page) => client.admin.reports.query(reportsInput({ ...search, page }))));
  }
  return <ExportButton subject={`mawrid-reports-${search.status ?? "new"}`} write={write} />;
}
