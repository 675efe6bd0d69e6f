import { useState } from "react";
import { REPORT_OUTCOMES, type ReportOutcome } from "#domain/kernel/report-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { outcomeLabels } from "#src/vocabulary/report-labels.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { Subject } from "./reported-subject.tsx";

const HINTS: Record<ReportOutcome, () => string> = {
  no_action: m.reports_outcome_no_action_hint,
  warned: m.reports_outcome_warned_hint,
  removed: m.reports_outcome_removed_hint,
  suspended: m.reports_outcome_suspended_hint,
};

/** The outcomes that the reports of a subject can be settled with: the second click is in the dialog. */
export function SettleReports({ subject }: { subject: Subject }) {
  const [chosen, setChosen] = useState<ReportOutcome>();
  const [isOpen, setOpen] = useState(false);
  const choose = (outcome: ReportOutcome) => {
    setChosen(outcome);
    setOpen(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields */}
      <div role="group" aria-label={m.reports_settle()} className="flex flex-wrap gap-2 border-sand-200 border-t pt-3">
        {REPORT_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            type="button"
            variant={outcome === "no_action" ? "primary" : "secondary"}
            onClick={() => choose(outcome)}
          >
            {outcomeLabels(outcome)}
          </Button>
        ))}
      </div>
      {chosen && <SettleDialog subject={subject} outcome={chosen} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface SettleDialogProps {
  subject: Subject;
  outcome: ReportOutcome;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function SettleDialog({ subject, outcome, ...dialog }: SettleDialogProps) {
  const { client, admin } = api.useUtils();
  const { subjectKind, subjectId } = subject;
  const reports = subject.reports.map(({ id, version }) => ({ id, version }));
  return (
    <ReasonDialog
      {...dialog}
      title={m.reports_settle_title({ outcome: outcomeLabels(outcome) })}
      description={labelOf(HINTS, outcome)}
      reason="optional"
      reasonHint={m.admin_reason_audit()}
      confirm={m.reports_settle_confirm(counted(reports.length))}
      variant="primary"
      draftKey={`admin-report-${subjectKind}-${subjectId}`}
      stateNow={m.reports_settled()}
      isPossible
      send={async (note, signal) => {
        const input = { subjectKind, subjectId, reports, outcome, note };
        await client.admin.settleReports.mutate(input, { signal });
        void showToast("success", m.reports_settled_now({ outcome: outcomeLabels(outcome) }));
      }}
      refresh={() => admin.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
