import { FileText, ImageIcon, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { ORDER_DOCUMENT_KINDS, type OrderDocumentKind } from "#domain/orders/order-documents.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/file-size.ts";
import { prepareDocument } from "#src/lib/prepare-document.ts";
import { api } from "#src/lib/trpc.ts";
import { uploadOrderPaper } from "#src/lib/upload.ts";
import { useUploadQueue } from "#src/lib/use-upload-queue.ts";
import { Written } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SelectField } from "#src/ui/select-field.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { uploadProblemWords } from "#src/ui/upload-problem.ts";
import { UploadRow } from "#src/ui/upload-row.tsx";
import { actorWords, documentKindWords, type OpenOrder } from "./order-words.ts";

const MAX_NAME = 120;

/** The private papers of an order, for its two sides and the house alone. */
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
      {actions.includes("upload") && <UploadPaper page={page} />}
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
          {documentKindWords(file.kind)} · {actorWords(file.side)} · {fileSize(file.bytes)} ·{" "}
          {formatDate(file.createdAt, currentLocale())}
        </p>
      </div>
    </li>
  );
}

function UploadPaper({ page: { order, side } }: { page: OpenOrder }) {
  const { orders } = api.useUtils();
  const [kind, setKind] = useState<OrderDocumentKind>(side === "buyer" ? "payment_proof" : "invoice");
  const input = useRef<HTMLInputElement>(null);
  const queue = useUploadQueue<OrderDocumentKind>({
    prepare: prepareDocument,
    send: async (blob, { file, about }, way) => {
      await uploadOrderPaper(blob, { order: order.reference, kind: about, name: file.name.slice(-MAX_NAME) }, way);
      void showToast("success", m.company_upload_done({ name: file.name }));
      await orders.one.invalidate();
    },
    problemWords: uploadProblemWords,
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it failed.
    target.value = "";
    if (chosen.length > 0) queue.add(chosen, kind);
  };
  return (
    <div className="grid gap-3 border-sand-200 border-t pt-4">
      <SelectField
        label={m.orders_document_kind()}
        required
        options={ORDER_DOCUMENT_KINDS.map((value) => ({ value, label: documentKindWords(value) }))}
        value={kind}
        onChange={({ target }) => setKind(ORDER_DOCUMENT_KINDS.find((one) => one === target.value) ?? "other")}
      />
      <Button type="button" look="secondary" onClick={() => input.current?.click()} className="justify-self-start">
        <Upload aria-hidden size={20} /> {m.orders_document_upload()}
      </Button>
      <p className="text-sand-600 text-sm">{m.company_files_hint()}</p>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        multiple
        aria-label={m.orders_document_upload()}
        onChange={take}
        className="hidden"
      />
      {queue.uploads.length > 0 && (
        <ul className="grid gap-2">
          {queue.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => queue.retry(upload)}
              onDrop={() => queue.drop(upload)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
