import { Download } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";

interface ExportButtonProps {
  /** Begins the name of the file. */
  subject: string;
  /** Reads everything of the shown filter and writes it as a table. */
  write: () => Promise<string>;
}

/** Downloads a list. The writer of tables is fetched by those who want one. */
export function ExportButton({ subject, write }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const [csv, { saveCsv }] = await Promise.all([write(), import("#src/lib/format/csv-table.ts")]);
      const file = saveCsv(subject, csv);
      void showToast("success", m.admin_export_done({ file: `\u2066${file}\u2069` }));
    } catch {
      void showToast("error", m.admin_export_failed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="button" variant="secondary" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden size={18} /> {m.admin_export()}
    </Button>
  );
}
