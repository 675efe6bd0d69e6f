import { Flag } from "lucide-react";
import { useState } from "react";
import type { ReportedPage } from "#domain/reports/submit-report.ts";
import { m } from "#i18n/paraglide/messages.js";
import { LazyDialog } from "#src/ui/lazy-dialog.tsx";

export interface ReportedSubject {
  kind: ReportedPage;
  id: string;
  name: string;
}

const loadReportDialog = () => import("./report-dialog.tsx").then(({ ReportDialog }) => ReportDialog);

/** Leads to the form that tells the house what is wrong with a page; the form comes with the first press. */
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
        {subject.kind === "product" ? m.reports_button_product() : m.reports_button_supplier()}
      </button>
      <LazyDialog load={loadReportDialog} dialog={{ open, onOpenChange, subject }} />
    </p>
  );
}
