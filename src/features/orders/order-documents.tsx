import { FileText, ImageIcon } from "lucide-react";
import { useState } from "react";
import { ORDER_DOCUMENT_KINDS, type OrderDocumentKind } from "#domain/orders/order-documents.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { actorLabels, documentKindLabels, type OpenOrder } from "./order-labels.ts";

/** The private papers of an order, for its two sides and the platform alone. */
export function OrderDocuments({ page }: { page: OpenOrder }) {
  const { documents, actions } = page;
  return (
    <Panel title={m.orders_documents()} intro={m.orders_documents_private()}>
      {documents.length === 0 ? (
        <p className="text-sand-700">{m.orders_documents_none()}</p>
      ) : (
        <ul className="grid gap-2">
          {documents.map((file) => (
            <DocumentRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      {actions.includes("upload") && <UploadDocument page={page} />}
    </Panel>
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
