import { useState } from "react";
import { type ChecklistItem, itemsToProvide } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { itemName, statesOf } from "./item-labels.ts";
import type { Company } from "./use-company.ts";

interface SendPanelProps {
  company: Company;
  /** Leads to an item that is missing. */
  onWanted: (item: ChecklistItem) => void;
}

type Problem = "missing" | "changed" | "failed";

/** Hands the application back to the platform, once everything that is required is there. */
export function SendPanel({ company, onWanted }: SendPanelProps) {
  const { problem, send, isPending } = useSend(company, onWanted);
  const missing = itemsToProvide(statesOf(company.checklist));
  const isAgain = company.actions.includes("resubmit");
  if (!isAgain && !company.actions.includes("provide_info")) return null;
  return (
    <Panel
      title={isAgain ? m.company_resubmit_title() : m.company_send_title()}
      intro={isAgain ? m.company_resubmit_text() : m.company_send_text()}
    >
      {problem === "missing" && missing.length > 0 && <Missing items={missing} onWanted={onWanted} />}
      {problem === "changed" && <Notice tone="error">{m.company_send_changed()}</Notice>}
      {problem === "failed" && (
        <Notice tone="error" title={m.company_send_failed()}>
          {m.company_send_failed_text()}
        </Notice>
      )}
      <Button type="button" busy={isPending} onClick={send} className="min-h-12 sm:justify-self-start">
        {isAgain ? m.company_resubmit_submit() : m.company_send_submit()}
      </Button>
    </Panel>
  );
}

function Missing({ items, onWanted }: { items: readonly ChecklistItem[]; onWanted: (item: ChecklistItem) => void }) {
  return (
    <Notice tone="error" title={m.company_send_missing()}>
      <ul className="grid">
        {items.map((item) => (
          <li key={item}>
            <button
              type="button"
              onClick={() => onWanted(item)}
              className="inline-flex min-h-11 items-center font-bold text-base underline underline-offset-4"
            >
              {itemName(item)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function useSend(company: Company, onWanted: SendPanelProps["onWanted"]) {
  const utils = api.useUtils();
  const [problem, setProblem] = useState<Problem>();
  const handlers = {
    onSuccess: () => {
      window.scrollTo({ top: 0 });
      void showToast("success", m.company_sent());
    },
    onError: (error: unknown) => {
      const { code, issues } = toCallFailure(error);
      const isMissing = issues.some((issue) => issue.code === "not_provided");
      setProblem(isMissing ? "missing" : code === "CONFLICT" ? "changed" : "failed");
    },
    onSettled: () => utils.company.mine.invalidate(),
  };
  const provide = api.company.provideInfo.useMutation(handlers);
  const resubmit = api.company.resubmit.useMutation(handlers);
  const send = () => {
    const [first] = itemsToProvide(statesOf(company.checklist));
    setProblem(first ? "missing" : undefined);
    if (first) return onWanted(first);
    const move = company.actions.includes("resubmit") ? resubmit : provide;
    move.mutate({ version: company.version });
  };
  return { problem, send, isPending: provide.isPending || resubmit.isPending };
}
