import { Circle, CircleAlert, CircleCheck, FileText, ImageIcon, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { type NeededDocument, neededDocuments } from "#domain/orders/needed-documents.ts";
import { ORDER_DOCUMENT_KINDS, type OrderDocumentKind } from "#domain/orders/order-documents.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Badge } from "#src/ui/badge.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import type { BadgeTone } from "#src/vocabulary/look-of.ts";
import { DocumentUpload } from "./document-upload.tsx";
import { actorLabels, documentKindLabels, type OpenOrder } from "./order-labels.ts";

/** The private documents of an order: those it needs as a list to tick off, then what else was added. */
export function OrderDocuments({ page }: { page: OpenOrder }) {
  const { documents, actions } = page;
  const needed = neededOf(page);
  const others = documents.filter(({ kind }) => !needed.some((one) => one.kind === kind));
  return (
    <Panel title={m.orders_documents()} intro={m.orders_documents_private()}>
      {needed.length > 0 && (
        <ul aria-label={m.orders_needed()} className="grid divide-y divide-sand-200">
          {needed.map((one) => (
            <NeededRow key={one.kind} needed={one} page={page} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid gap-2">
          {others.map((file) => (
            <DocumentRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {needed.length + others.length === 0 && <p className="text-sand-700">{m.orders_documents_none()}</p>}
      {actions.includes("upload") && (
        <div className="print:hidden">
          <UploadDocument page={page} />
        </div>
      )}
    </Panel>
  );
}

/** A suspended company does not see what was added: nothing is missing for all it knows. */
function neededOf({ order, buyer, supplier, payments, documents, hidesContacts }: OpenOrder): NeededDocument[] {
  if (hidesContacts) return [];
  return neededDocuments({
    status: order.status,
    isAbroad: buyer.country !== supplier.country,
    hasPayments: payments.length > 0,
    kinds: documents.map(({ kind }) => kind),
  });
}

const NEEDED_STATES = {
  there: { Icon: CircleCheck, words: m.orders_needed_there, tone: "leaf" },
  missing: { Icon: CircleAlert, words: m.orders_needed_missing, tone: "brass" },
  later: { Icon: Circle, words: m.orders_needed_later, tone: "neutral" },
} as const satisfies Record<NeededDocument["state"], { Icon: LucideIcon; words: () => string; tone: BadgeTone }>;

const NEEDED_BY: Record<NeededDocument["by"], () => string> = {
  buyer: m.orders_needed_by_buyer,
  supplier: m.orders_needed_by_supplier,
};

/** One document that the order needs: whether it is there, whose it is, its files, and the way to add it. */
function NeededRow({ needed: { kind, by, state }, page }: { needed: NeededDocument; page: OpenOrder }) {
  const { Icon, words, tone } = NEEDED_STATES[state];
  const files = page.documents.filter((file) => file.kind === kind);
  const label = documentKindLabels(kind);
  const isOwn = by === page.side && page.actions.includes("upload");
  return (
    <li className="grid gap-2 py-2 first:pt-0">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Icon aria-hidden size={20} className={`shrink-0 ${state === "there" ? "text-leaf-700" : "text-sand-600"}`} />
        <span className="grid min-w-0 grow">
          <span className="wrap-anywhere font-bold text-gulf-900">{label}</span>
          {state !== "there" && !isOwn && <span className="text-sand-700 text-sm">{labelOf(NEEDED_BY, by)}</span>}
        </span>
        <Badge tone={tone}>{words()}</Badge>
        {isOwn && (
          <DocumentUpload
            reference={page.order.reference}
            kind={kind}
            label={m.orders_needed_add()}
            name={m.orders_needed_upload({ kind: label })}
            isBrief
          />
        )}
      </div>
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file) => (
            <DocumentRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </li>
  );
}

function DocumentRow({ file }: { file: OpenOrder["documents"][number] }) {
  const Icon = file.type === "application/pdf" ? FileText : ImageIcon;
  return (
    <li className="flex items-center gap-3 rounded-md border border-sand-200 bg-sand-50 px-3 py-2">
      <Icon aria-hidden size={24} className="shrink-0 text-gulf-600" />
      <div className="grid min-w-0 grow gap-0.5">
        <a
          href={`/files/private/orders/${file.id}`}
          aria-label={m.company_file_open({ name: file.name })}
          className="flex min-h-11 items-center font-bold text-gulf-800 text-sm leading-snug underline underline-offset-4"
        >
          <Written className="wrap-anywhere">{file.name}</Written>
        </a>
        <p className="text-sand-600 text-xs">
          {documentKindLabels(file.kind)} · {actorLabels(file.side)} · {fileSize(file.bytes)} ·{" "}
          {formatDate(file.createdAt, currentLocale())}
        </p>
      </div>
    </li>
  );
}

function UploadDocument({ page: { order, side } }: { page: OpenOrder }) {
  const [kind, setKind] = useState<OrderDocumentKind>(side === "buyer" ? "payment_proof" : "invoice");
  return (
    <div className="grid gap-3 border-sand-200 border-t pt-4">
      <SelectField
        label={m.orders_document_kind()}
        required
        options={ORDER_DOCUMENT_KINDS.map((value) => ({ value, label: documentKindLabels(value) }))}
        value={kind}
        onChange={({ target }) => setKind(ORDER_DOCUMENT_KINDS.find((one) => one === target.value) ?? "other")}
      />
      <DocumentUpload reference={order.reference} kind={kind} label={m.orders_document_upload()} />
    </div>
  );
}
