import { REQUIRED_ITEMS } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { ChecklistAnswer } from "./checklist-answer.tsx";
import { ChecklistDocuments } from "./checklist-documents.tsx";
import { itemLabels, itemState } from "./company-labels.ts";
import type { Application } from "./in-the-way.ts";
import { ItemDecisions } from "./item-decisions.tsx";
import type { SeenDocuments } from "./seen-documents.ts";

export type Item = Application["checklist"][number];

interface ChecklistProps {
  application: Application;
  files: SeenDocuments;
}

/** What the company provided, item by item, each with its decision. */
export function Checklist({ application, files }: ChecklistProps) {
  const isWaiting = application.status === "pending";
  return (
    <Panel title={m.admin_checklist()} intro={m.admin_checklist_intro()}>
      <ul className="grid divide-y divide-sand-200">
        {application.checklist.map((item) => (
          <li key={item.item} className="grid gap-3 py-4 first:pt-0 last:pb-0">
            <ItemHead item={item} />
            {item.answer && <ChecklistAnswer answer={item.answer} />}
            {item.documents.length > 0 && (
              <ChecklistDocuments
                documents={item.documents}
                files={files}
                isShown={isWaiting && item.state === "provided"}
              />
            )}
            {item.note && (
              <p className="whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-700 text-sm">
                <Written>{item.note}</Written>
              </p>
            )}
            <ItemDecisions application={application} item={item} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ItemHead({ item }: { item: Item }) {
  const { words, tone } = itemState(item.state);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-bold text-gulf-900">{itemLabels(item.item)}</h3>
      <Badge tone={tone}>{words}</Badge>
      {REQUIRED_ITEMS.includes(item.item) && <span className="text-sand-600 text-sm">{m.admin_item_required()}</span>}
    </div>
  );
}
