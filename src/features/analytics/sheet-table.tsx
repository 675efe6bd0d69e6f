import { Download } from "lucide-react";
import { useState } from "react";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { plainRows, type Sheet, shownCell } from "./sheet.ts";

/** A table with its download. Long ones scroll by themselves, under a head that stays. */
export function SheetTable({ sheet, caption }: { sheet: Sheet; caption: string }) {
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: no landmark, since the panel around it is one by the same name */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys (WCAG 2.1.1)
        tabIndex={0}
        aria-label={caption}
        className="max-h-96 w-full overflow-auto rounded-lg border border-sand-200"
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 bg-sand-100 text-sand-700">
            <tr>
              {sheet.columns.map(({ head, kind }) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-2 font-bold ${kind === "text" ? "text-start" : "text-end first:text-start"}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-sand-200">
            {sheet.rows.map((row) => (
              <tr key={row.join("|")}>
                {row.map((cell, place) => (
                  <Cell key={sheet.columns[place]?.head} sheet={sheet} cell={cell} place={place} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DownloadSheet sheet={sheet} />
    </div>
  );
}

function Cell({ sheet, cell, place }: { sheet: Sheet; cell: string | number | null; place: number }) {
  const kind = sheet.columns[place]?.kind ?? "text";
  const shown = shownCell(cell, kind);
  if (place === 0) {
    return (
      <th scope="row" className="min-w-28 px-3 py-2 text-start font-normal text-gulf-900">
        {kind === "text" ? <Written className="wrap-anywhere">{shown}</Written> : shown}
      </th>
    );
  }
  return <td className={`px-3 py-2 ${kind === "text" ? "text-start" : "whitespace-nowrap text-end"}`}>{shown}</td>;
}

/** Downloads a table as it is shown. */
function DownloadSheet({ sheet }: { sheet: Sheet }) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      // The writer of tables is fetched by those who want one.
      const { csvTable, saveCsv } = await import("#src/lib/format/csv-table.ts");
      const file = saveCsv(sheet.name, csvTable(plainRows(sheet)));
      void showToast("success", m.analytics_csv_done({ file: isolatedLtr(file) }));
    } catch {
      void showToast("error", m.analytics_csv_failed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button type="button" variant="secondary" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden size={18} /> {m.analytics_csv()}
    </Button>
  );
}
