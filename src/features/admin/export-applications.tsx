import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { allPages } from "./all-pages.ts";
import { type ApplicationSearch, applicationsInput } from "./application-search.ts";

/** Downloads every company of the shown filter. */
export function ExportApplications({ search }: { search: ApplicationSearch }) {
  const { client } = api.useUtils();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      // The writer of tables is fetched by those who want one.
      const [{ applicationsCsv }, { saveCsv }] = await Promise.all([
        import("./applications-csv.ts"),
        import("./save-csv.ts"),
      ]);
      const items = await allPages((page) => client.admin.applications.query(applicationsInput({ ...search, page })));
      const file = saveCsv(`mawrid-${search.status ?? "pending"}`, applicationsCsv(items));
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
