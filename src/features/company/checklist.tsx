import { useEffect, useState } from "react";
import { type ChecklistItem, itemsToProvide, REQUIRED_ITEMS } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { hasDraft } from "#src/lib/drafts/session-draft.ts";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ChecklistRow, focusRow } from "./checklist-row.tsx";
import { fileDraft } from "./file-draft.ts";
import { statesOf } from "./item-labels.ts";
import { answerDraft } from "./use-answer-form.ts";
import type { Company } from "./use-company.ts";

interface ChecklistProps {
  company: Company;
  /** An item that is asked for; another object asks again. */
  wanted: { item: ChecklistItem } | undefined;
}

/** What was begun and not sent is kept: it stands open. */
function isBegun(item: ChecklistItem): boolean {
  return hasDraft(answerDraft(item)) || hasDraft(fileDraft(item));
}

/** What operators look at, item by item; the first that is missing stands open, and what was begun. */
export function Checklist({ company, wanted }: ChecklistProps) {
  const missing = itemsToProvide(statesOf(company.checklist));
  const [open, setOpen] = useState<readonly ChecklistItem[]>(() => [
    ...missing.slice(0, 1),
    ...company.checklist.flatMap(({ item }) => (isBegun(item) ? [item] : [])),
  ]);
  const toggle = (item: ChecklistItem, isOpen: boolean) =>
    setOpen((now) => (isOpen ? [...now.filter((one) => one !== item), item] : now.filter((one) => one !== item)));
  useEffect(() => {
    if (!wanted) return;
    setOpen((now) => [...now, wanted.item]);
    focusRow(wanted.item);
  }, [wanted]);
  const total = REQUIRED_ITEMS.length;
  const done = total - missing.length;
  return (
    <Panel title={m.company_checklist()} intro={m.company_checklist_intro()}>
      <div className="grid gap-2">
        <p className="font-bold text-gulf-900 text-sm">{m.company_checklist_progress({ done, total })}</p>
        <ProgressBar label={m.company_checklist()} share={done / total} />
      </div>
      <ul className="grid gap-3 max-sm:-mx-3">
        {company.checklist.map((entry) => (
          <li key={entry.item}>
            <ChecklistRow
              entry={entry}
              company={company}
              isOpen={open.includes(entry.item)}
              onToggle={(isOpen) => toggle(entry.item, isOpen)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
