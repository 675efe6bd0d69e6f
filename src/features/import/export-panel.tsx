import { Download } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { SheetFormat } from "./cell-guard.ts";
import { allProducts, catalogueRows } from "./files-out.ts";
import { saveProducts } from "./save-table.ts";

/** One's own catalogue as a file that can be imported again. */
export function ExportPanel() {
  const { busy, save } = useExport();
  return (
    <Panel title={m.import_export_title()} intro={m.import_export_text()}>
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          variant="secondary"
          busy={busy === "xlsx"}
          held={busy !== null}
          onClick={() => void save("xlsx")}
        >
          <Download aria-hidden size={18} /> {m.import_export_xlsx()}
        </Button>
        <Button
          type="button"
          variant="secondary"
          busy={busy === "csv"}
          held={busy !== null}
          onClick={() => void save("csv")}
        >
          <Download aria-hidden size={18} /> {m.import_export_csv()}
        </Button>
      </div>
    </Panel>
  );
}

function useExport() {
  const { products } = api.useUtils().client;
  const [busy, setBusy] = useState<SheetFormat | null>(null);
  const save = async (format: SheetFormat) => {
    setBusy(format);
    const locale = currentLocale();
    try {
      const items = await allProducts((after) => retryTransient(() => products.exportPage.query({ after })));
      if (items.length === 0) return void showToast("error", m.import_export_empty());
      await saveProducts("mawrid-products", catalogueRows(items, locale), format);
      void showToast("success", m.import_export_done({ number: formatNumber(items.length, locale) }));
    } catch {
      void showToast("error", m.import_export_failed());
    } finally {
      setBusy(null);
    }
  };
  return { busy, save };
}
