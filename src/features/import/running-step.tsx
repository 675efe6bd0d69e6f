import { useState } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { ImportStep } from "./import-step.ts";
import type { Import } from "./use-import.ts";

interface RunningStepProps {
  step: Extract<ImportStep, { name: "running" }>;
  flow: Import;
}

/** The import under way: how far it is, and how to hold it. */
export function RunningStep({ step: { run, state, isKept }, flow }: RunningStepProps) {
  const locale = currentLocale();
  const isHeld = state === "paused" || state === "stopped";
  const done = formatNumber(run.progress.rows, locale);
  return (
    <Panel title={isHeld ? m.import_running_paused() : m.import_running_title()}>
      <p className="text-gulf-900 text-lg">{m.import_running_done({ done, total: formatNumber(run.total, locale) })}</p>
      <ProgressBar label={m.import_running_label()} share={run.total === 0 ? 1 : run.progress.rows / run.total} />
      {state === "waiting" && <Notice>{m.import_running_waiting()}</Notice>}
      {state === "stopped" && <Notice tone="error">{m.import_running_stopped()}</Notice>}
      <p className="text-sand-700 text-sm">{isKept ? m.import_running_keep() : m.import_no_storage()}</p>
      <div className="flex flex-wrap gap-3">
        {isHeld ? (
          <Button type="button" onClick={() => void flow.resume(run)}>
            {m.import_resume()}
          </Button>
        ) : (
          <Button type="button" variant="secondary" onClick={flow.pause}>
            {m.import_pause()}
          </Button>
        )}
        <CancelButton onCancel={() => void flow.cancel(run)} />
      </div>
    </Panel>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => setIsAsking(true)}>
        {m.import_cancel()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.import_cancel_title()}
        description={m.import_cancel_text()}
        confirm={m.import_cancel()}
        onConfirm={onCancel}
      />
    </>
  );
}
