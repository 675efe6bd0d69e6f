import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { datedName, saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { plainRows, type Sheet } from "./sheet.ts";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Downloads a table as it is shown. */
export function DownloadSheet({ sheet }: { sheet: Sheet }) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      // The writer of tables is fetched by those who want one.
      const { unparse } = await import("papaparse");
      const csv = BYTE_ORDER_MARK + unparse(plainRows(sheet), { escapeFormulae: true });
      const file = datedName(sheet.name, "csv");
      saveFile(file, new Blob([csv], { type: "text/csv;charset=utf-8" }));
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
