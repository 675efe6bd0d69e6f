import { Flag } from "lucide-react";
import { useState } from "react";
import type { ReportedKind } from "#domain/reports/submit-report.ts";
import { m } from "#i18n/paraglide/messages.js";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";

export interface ReportedSubject {
  kind: ReportedKind;
  id: string;
  name: string;
}

const loadReportDialog = () => import("./report-dialog.tsx").then(({ ReportDialog }) => ReportDialog);

const BUTTONS: Record<ReportedKind, () => string> = {
  product: m.reports_button_product,
  supplier: m.reports_button_supplier,
  conversation: m.reports_button_conversation,
};

/** Leads to the form that tells the platform what is wrong with a page or a conversation; the form comes with the first press. */
export function ReportButton({ subject }: { subject: ReportedSubject }) {
  const [open, onOpenChange] = useState(false);
  return (
    <p className="print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadReportDialog().catch(() => undefined)}
        onClick={() => onOpenChange(true)}
        className="inline-flex min-h-11 items-center gap-2 text-sand-700 text-sm underline underline-offset-4 hover:text-gulf-900"
      >
        <Flag aria-hidden size={16} />
        {labelOf(BUTTONS, subject.kind)}
      </button>
      <LazyDialog load={loadReportDialog} dialog={{ open, onOpenChange, subject }} />
    </p>
  );
}
