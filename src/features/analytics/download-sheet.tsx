import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { plainRows, type Sheet } from "./sheet.ts";

/** Downloads a table as it is shown. */
export function DownloadSheet({ sheet }: { sheet: Sheet }) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      // The writer of tables is fetched by those who want one.
      const { csvTable, saveCsv } = await import("#src/lib/csv-table.ts");
      const file = saveCsv(sheet.name, csvTable(plainRows(sheet)));
      void showToast("success", m.analytics_csv_done({ file: `\u2066${file}\u2069` }));
    } catch {
      void showToast("error", m.analytics_csv_failed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="button" look="secondary" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden size={18} /> {m.analytics_csv()}
    </Button>
  );
}
