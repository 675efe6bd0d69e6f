import { api } from "#src/lib/trpc.ts";
import { allPages } from "./all-pages.ts";
import { type ApplicationSearch, applicationsInput, MOST_PAGES } from "./application-search.ts";
import { ExportButton } from "./export-button.tsx";

/** Downloads every company of the shown filter. */
export function ExportApplications({ search }: { search: ApplicationSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { applicationsCsv } = await import("./applications-csv.ts");
    const read = (page: number) => client.admin.applications.query(applicationsInput({ ...search, page }));
    return applicationsCsv(await allPages(read, MOST_PAGES));
  }
  return <ExportButton subject={`mawrid-${search.status ?? "pending"}`} write={write} />;
}
