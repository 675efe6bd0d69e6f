import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ProgressBar } from "#src/ui/progress-bar.tsx";
import type { ImportStep } from "./import-step.ts";

interface CheckingStepProps {
  step: Extract<ImportStep, { name: "checking" }>;
  onStop: () => void;
}

/** The dry run under way. */
export function CheckingStep({ step: { done, total, isWaiting }, onStop }: CheckingStepProps) {
  const locale = currentLocale();
  return (
    <Panel>
      <p className="text-gulf-900 text-lg">
        {m.import_checking({ done: formatNumber(Math.min(done, total), locale), total: formatNumber(total, locale) })}
      </p>
      <ProgressBar label={m.import_check_label()} share={total === 0 ? 0 : done / total} />
      {isWaiting && <Notice>{m.import_check_waiting()}</Notice>}
      <div>
        <Button type="button" look="secondary" onClick={onStop}>
          {m.forms_cancel()}
        </Button>
      </div>
    </Panel>
  );
}
