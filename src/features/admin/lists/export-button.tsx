import { Download } from "lucide-react";
import { useState } from "react";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { allPages, type Page } from "./all-pages.ts";
import type { Column } from "./column.ts";

/** A list to download. */
export interface ListFile<Line> {
  /** Begins the name of the file. */
  subject: string;
  columns: readonly Column<Line>[];
  /** Reads a page of the shown filter. */
  read: (page: number) => Promise<Page<Line>>;
  /** As many pages as the server turns, where they are fewer than of other lists. */
  mostPages?: number;
}

/** Downloads all of a list. The writer of tables is fetched by those who want one. */
export function ExportButton<Line>({ file: { subject, columns, read, mostPages } }: { file: ListFile<Line> }) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const [items, { saveList }] = await Promise.all([allPages(read, mostPages), import("./list-csv.ts")]);
      const file = saveList(subject, columns, items);
      void showToast("success", m.admin_export_done({ file: isolatedLtr(file) }));
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
