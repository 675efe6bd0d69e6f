import { FileText } from "lucide-react";
import { REQUIRED_ITEMS } from "#domain/suppliers/checklist.ts";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { writtenCertification } from "#src/lib/certification-name.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { ChecklistAnswer } from "./checklist-answer.tsx";
import { itemLabels, itemState } from "./company-labels.ts";
import type { Application } from "./in-the-way.ts";
import { ItemDecisions } from "./item-decisions.tsx";

export type Item = Application["checklist"][number];

/** What the company provided, item by item, each with its decision. */
export function Checklist({ application }: { application: Application }) {
  return (
    <Panel title={m.admin_checklist()} intro={m.admin_checklist_intro()}>
      <ul className="grid divide-y divide-sand-200">
        {application.checklist.map((item) => (
          <li key={item.item} className="grid gap-3 py-4 first:pt-0 last:pb-0">
            <ItemHead item={item} />
            {item.answer && <ChecklistAnswer answer={item.answer} />}
            {item.documents.length > 0 && <Documents documents={item.documents} />}
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

function Documents({ documents }: { documents: Item["documents"] }) {
  const locale = currentLocale();
  return (
    <ul className="grid gap-2">
      {documents.map(({ id, name, bytes, certification, validUntil, createdAt }) => (
        <li key={id}>
          <a
            href={`/files/private/documents/${id}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={m.admin_document_open({ name: `\u2068${name}\u2069` })}
            className="flex min-h-11 items-center gap-3 rounded-lg border border-sand-200 bg-sand-50 px-3 py-2 hover:border-gulf-400"
          >
            <FileText aria-hidden size={20} className="shrink-0 text-brass-600" />
            <span className="grid min-w-0">
              <Written className="break-all font-bold text-gulf-800 underline underline-offset-4">{name}</Written>
              <span className="flex flex-wrap gap-x-3 text-sand-700 text-sm">
                <span>
                  {m.admin_document_size({ size: formatNumber(Math.max(1, Math.round(bytes / 1024)), locale) })}
                </span>
                {certification && <Ltr className="font-bold">{writtenCertification(certification)}</Ltr>}
                <span>{m.admin_document_uploaded({ date: formatDate(createdAt, locale) })}</span>
                {validUntil !== null && <span>{m.admin_document_until({ date: formatDate(validUntil, locale) })}</span>}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
