import { FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { MAX_OWN_FILE_BYTES, MAX_OWN_ROWS } from "#domain/catalogue/own-columns.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { FileRefusal } from "./sheet-table.ts";

const MB = 1024 * 1024;

interface FilePanelProps {
  isReading: boolean;
  refusal: FileRefusal | undefined;
  onChosen: (file: File) => void;
}

/** Takes the file, and says why one can't be read. */
export function FilePanel({ isReading, refusal, onChosen }: FilePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel title={m.import_file_title()} intro={m.import_file_text(limits())}>
      {refusal && <Notice tone="error">{refusalLabels(refusal)}</Notice>}
      <div>
        <Button type="button" busy={isReading} onClick={() => input.current?.click()} className="max-sm:w-full">
          <FileSpreadsheet aria-hidden size={20} /> {m.import_file_choose()}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isReading ? m.import_file_reading() : ""}
      </p>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
        aria-label={m.import_file_title()}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = "";
          if (file) onChosen(file);
        }}
      />
    </Panel>
  );
}

function refusalLabels(refusal: FileRefusal): string {
  if (refusal === "too_large") return m.import_refused_too_large(limits());
  if (refusal === "too_many_rows") return m.import_refused_too_many_rows(limits());
  return labelOf(REFUSALS, refusal);
}

const REFUSALS: Record<Exclude<FileRefusal, "too_large" | "too_many_rows">, () => string> = {
  empty: m.import_refused_empty,
  unreadable: m.import_refused_unreadable,
  old_excel: m.import_refused_old_excel,
  web_page: m.import_refused_web_page,
  offline: m.import_refused_offline,
  quotes: m.import_refused_quotes,
};

function limits() {
  const locale = currentLocale();
  return { rows: formatNumber(MAX_OWN_ROWS, locale), size: formatNumber(MAX_OWN_FILE_BYTES / MB, locale) };
}
