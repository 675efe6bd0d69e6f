import { useEffect } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { CountTiles } from "./count-tiles.tsx";
import type { ImportStep } from "./import-step.ts";
import { ProblemList } from "./problem-list.tsx";
import { wrongRows } from "./problems.ts";

interface ReportStepProps {
  step: Extract<ImportStep, { name: "report" }>;
  onRestart: () => void;
}

/** What was imported, and which rows were not. */
export function ReportStep({ step: { progress, isCancelled }, onRestart }: ReportStepProps) {
  const { counts, problems } = progress;
  const left = wrongRows(problems);
  const utils = api.useUtils();
  useEffect(() => void utils.products.invalidate(), [utils]);
  return (
    <>
      <Panel title={isCancelled ? m.import_report_cancelled() : m.import_report_title()}>
        <CountTiles counts={counts} wrong={left} isDone />
        {counts.created > 0 && <Notice tone="success">{m.import_report_drafts()}</Notice>}
        {counts.staged > 0 && <Notice>{m.import_report_staged()}</Notice>}
        {isUntouched(counts) && !isCancelled && <Notice>{m.import_report_nothing()}</Notice>}
        {left > 0 && (
          <p className="text-clay-700">{m.import_report_left({ number: formatNumber(left, currentLocale()) })}</p>
        )}
        <div>
          <Button type="button" variant="secondary" onClick={onRestart}>
            {m.import_report_again()}
          </Button>
        </div>
      </Panel>
      {left > 0 && <ProblemList problems={problems} />}
    </>
  );
}

function isUntouched({ created, updated, staged }: Counts): boolean {
  return created + updated + staged === 0;
}

type Counts = ReportStepProps["step"]["progress"]["counts"];
