import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { CountTiles } from "./count-tiles.tsx";
import type { ImportStep } from "./import-step.ts";
import { ProblemList } from "./problem-list.tsx";
import { wrongRows } from "./problems.ts";
import type { Import } from "./use-import.ts";

interface ResultStepProps {
  step: Extract<ImportStep, { name: "result" }>;
  flow: Import;
}

/** What the dry run found, before anything is written. */
export function ResultStep({ step: { file, checked }, flow }: ResultStepProps) {
  const { ready, problems, counts } = checked;
  const number = formatNumber(ready.length, currentLocale());
  return (
    <>
      <Panel title={m.import_result_title()}>
        <CountTiles counts={counts} wrong={wrongRows(problems)} />
        {counts.staged > 0 && <Notice>{m.import_result_staged()}</Notice>}
        {ready.length === 0 && counts.unchanged > 0 && <Notice tone="success">{m.import_result_nothing()}</Notice>}
        {ready.length > 0 && problems.length > 0 && <p className="text-sand-700">{m.import_result_skipped()}</p>}
        <div className="flex flex-wrap gap-3">
          {ready.length > 0 && (
            <Button type="button" onClick={() => void flow.start(file, checked)} className="max-sm:w-full">
              {m.import_result_import({ number })}
            </Button>
          )}
          <Button type="button" look="secondary" onClick={flow.restart} className="max-sm:w-full">
            {m.import_file_other()}
          </Button>
        </div>
      </Panel>
      {problems.length > 0 && <ProblemList problems={problems} />}
    </>
  );
}
