import { Link } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { mayImport } from "#domain/catalogue/import-own.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Session, useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import type { ImportStep } from "./import-step.ts";
import { MappingStep } from "./mapping-step.tsx";
import { ReportStep } from "./report-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { RunningStep } from "./running-step.tsx";
import { StartStep } from "./start-step.tsx";
import { useImport } from "./use-import.ts";

/** Import and export of one's own catalogue; companies that are not approved yet prepare drafts. */
export function ImportScreen() {
  const { session } = useSession();
  return (
    <>
      <AccountHeader title={m.import_page_title()} back={{ label: m.import_back(), to: "/supplier-dashboard" }} />
      <Container className="grid gap-6 py-6 sm:py-8">{session && <Entered session={session} />}</Container>
    </>
  );
}

function Entered({ session }: { session: Session }): ReactNode {
  const { supplierStatus, userId } = session;
  if (supplierStatus === null) {
    return (
      <EmptyState
        title={m.company_none_title()}
        description={m.company_none_text()}
        icon={<Building2 aria-hidden size={40} />}
      >
        <Button asChild>
          <Link to="/supplier-registration">{m.company_none_action()}</Link>
        </Button>
      </EmptyState>
    );
  }
  if (mayImport(supplierStatus)) return <Steps owner={userId} />;
  return (
    <Notice title={m.import_closed_title()}>
      <p>{m.import_closed_text()}</p>
      <Link to="/contact" className="inline-flex min-h-11 items-center font-bold underline">
        {m.company_contact()}
      </Link>
    </Notice>
  );
}

function Steps({ owner }: { owner: string }) {
  const flow = useImport(owner);
  const { step } = flow;
  if (step.name === "mapping") return <MappingStep step={step} flow={flow} />;
  if (step.name === "checking") return <CheckingStep step={step} onStop={flow.restart} />;
  if (step.name === "result") return <ResultStep step={step} flow={flow} />;
  if (step.name === "running") return <RunningStep step={step} flow={flow} />;
  if (step.name === "report") return <ReportStep step={step} onRestart={flow.restart} />;
  return <StartStep step={step} flow={flow} />;
}

interface CheckingStepProps {
  step: Extract<ImportStep, { name: "checking" }>;
  onStop: () => void;
}

/** The dry run under way. */
function CheckingStep({ step: { done, total, isWaiting }, onStop }: CheckingStepProps) {
  const locale = currentLocale();
  return (
    <Panel>
      <p className="text-gulf-900 text-lg">
        {m.import_checking({ done: formatNumber(Math.min(done, total), locale), total: formatNumber(total, locale) })}
      </p>
      <ProgressBar label={m.import_check_label()} share={total === 0 ? 0 : done / total} />
      {isWaiting && <Notice>{m.import_check_waiting()}</Notice>}
      <div>
        <Button type="button" variant="secondary" onClick={onStop}>
          {m.forms_cancel()}
        </Button>
      </div>
    </Panel>
  );
}
