import { Upload } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import type { OrderDocumentKind } from "#domain/orders/order-documents.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { prepareDocument } from "#src/lib/upload/prepare-document.ts";
import { uploadOrderFile } from "#src/lib/upload/upload.ts";
import { useUploadQueue } from "#src/lib/upload/use-upload-queue.ts";
import { Button } from "#src/ui/button.tsx";
import { uploadProblemLabels } from "#src/ui/fields/upload-problem.ts";
import { UploadRow } from "#src/ui/fields/upload-row.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";

const MAX_NAME = 120;

interface DocumentUploadProps {
  reference: string;
  kind: OrderDocumentKind;
  label: string;
  /** What the button's name is, where its words alone would not say it. */
  name?: string;
  /** Beside a document of a list: a small button without the hint. */
  isBrief?: boolean;
  /** Told the id of each file that arrived, once the order shows it. */
  onStored?: (id: string) => void;
  /** Told while files are on their way. */
  onBusy?: (isBusy: boolean) => void;
}

/** Chooses files and sends them to an order, each with its progress and a way to try again. */
export function DocumentUpload({ reference, kind, label, name, isBrief, onStored, onBusy }: DocumentUploadProps) {
  const { orders } = api.useUtils();
  const input = useRef<HTMLInputElement>(null);
  const queue = useUploadQueue<OrderDocumentKind>({
    prepare: prepareDocument,
    send: async (blob, { file, about }, way) => {
      const name = file.name.slice(-MAX_NAME);
      const { id } = await uploadOrderFile(blob, { order: reference, kind: about, name }, way);
      void showToast("success", m.company_upload_done({ name: file.name }));
      await orders.one.invalidate();
      onStored?.(id);
    },
    problemLabels: uploadProblemLabels,
  });
  const isBusy = queue.uploads.some(({ state }) => state !== "failed");
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it failed.
    target.value = "";
    if (chosen.length > 0) queue.add(chosen, kind);
  };
  return (
    <div className="grid gap-3">
      <Button
        type="button"
        variant={isBrief ? "quiet" : "secondary"}
        aria-label={name}
        onClick={() => input.current?.click()}
        className={isBrief ? "justify-self-end" : "justify-self-start"}
      >
        <Upload aria-hidden size={20} /> {label}
      </Button>
      {!isBrief && <p className="text-sand-600 text-sm">{m.company_files_hint()}</p>}
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        multiple
        aria-label={name ?? label}
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
