import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { allPages } from "../all-pages.ts";
import { type ReportSearch, reportsInput } from "./report-search.ts";

/** Downloads the reports of the shown filter. */
export function ExportReports({ search }: { search: ReportSearch }) {
  const { client } = api.useUtils();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      // The writer of tables is fetched by those who want one.
      const [{ reportsCsv }, { saveCsv }] = await Promise.all([import("./reports-csv.ts"), import("../save-csv.ts")]);
      const items = await allPages((page) => client.admin.reports.query(reportsInput({ ...search, page })));
      const file = saveCsv(`mawrid-reports-${search.status ?? "new"}`, reportsCsv(items));
      void showToast("success", m.admin_export_done({ file: `\u2066${file}\u2069` }));
    } catch {
      void showToast("error", m.admin_export_failed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="button" look="secondary" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden size={18} /> {m.admin_export()}
    </Button>
  );
}
