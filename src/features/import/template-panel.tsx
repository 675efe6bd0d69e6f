import { Download } from "lucide-react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { SheetFormat } from "./cell-guard.ts";
import { templateRows } from "./files-out.ts";
import { SampleLink } from "./sample-link.tsx";
import { saveProducts } from "./save-table.ts";

/** The empty file in the reader's language. */
export function TemplatePanel() {
  const save = (format: SheetFormat) => void saveProducts("mawrid-template", templateRows(currentLocale()), format);
  return (
    <Panel title={m.import_template_title()} intro={m.import_template_text()}>
      <div className="flex flex-wrap gap-3">
        <Button type="button" look="secondary" onClick={() => save("xlsx")}>
          <Download aria-hidden size={18} /> {m.import_template_xlsx()}
        </Button>
        <Button type="button" look="secondary" onClick={() => save("csv")}>
          <Download aria-hidden size={18} /> {m.import_template_csv()}
        </Button>
        <SampleLink />
      </div>
    </Panel>
  );
}
