import { Download } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import type { SheetFormat } from "./cell-guard.ts";
import { ExportPanel } from "./export-panel.tsx";
import { FilePanel } from "./file-panel.tsx";
import { templateRows } from "./files-out.ts";
import type { ImportRun } from "./import-run.ts";
import type { ImportStep } from "./import-step.ts";
import { saveProducts } from "./save-table.ts";
import type { Import } from "./use-import.ts";
import { ValuesHelp } from "./values-help.tsx";

interface StartStepProps {
  step: Extract<ImportStep, { name: "start" | "reading" }>;
  flow: Import;
}

/** Where an import begins: a template, one's own catalogue, a file; or the import that was not finished. */
export function StartStep({ step, flow }: StartStepProps) {
  return (
    <>
      {flow.kept && <KeptRun run={flow.kept} flow={flow} />}
      <FilePanel
        isReading={step.name === "reading"}
        refusal={step.name === "start" ? step.refusal : undefined}
        onChosen={(file) => void flow.choose(file)}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <TemplatePanel />
        <ExportPanel />
      </div>
      <ValuesHelp />
    </>
  );
}

function KeptRun({ run, flow }: { run: ImportRun; flow: Import }) {
  const locale = currentLocale();
  const { file, progress, total } = run;
  const done = formatNumber(progress.rows, locale);
  const text = m.import_kept_text({ file: "\n", done, total: formatNumber(total, locale) });
  const [before = "", after = ""] = text.split("\n");
  return (
    <Panel title={m.import_kept_title()}>
      <p className="wrap-anywhere text-sand-700">
        {before}
        <Written className="font-bold">{file}</Written>
        {after}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => void flow.resume(run)}>
          {m.import_resume()}
        </Button>
        <Button type="button" variant="secondary" onClick={() => void flow.cancel(run)}>
          {m.import_cancel()}
        </Button>
      </div>
    </Panel>
  );
}

/** The empty file in the reader's language. */
function TemplatePanel() {
  const save = (format: SheetFormat) => void saveProducts("mawrid-template", templateRows(currentLocale()), format);
  return (
    <Panel title={m.import_template_title()} intro={m.import_template_text()}>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={() => save("xlsx")}>
          <Download aria-hidden size={18} /> {m.import_template_xlsx()}
        </Button>
        <Button type="button" variant="secondary" onClick={() => save("csv")}>
          <Download aria-hidden size={18} /> {m.import_template_csv()}
        </Button>
        <SampleLink />
      </div>
    </Panel>
  );
}

/** A filled-in file in the reader's language (public/samples), which imports as it is. */
function SampleLink() {
  return (
    <Button asChild variant="secondary">
      <a href={`/samples/mawrid-products-${currentLocale()}.csv`} download>
        <Download aria-hidden size={18} /> {m.import_template_sample()}
      </a>
    </Button>
  );
}
