import { useEffect } from "react";
import { type DocumentItem, mayProvide, mayRemove } from "#domain/suppliers/checklist.ts";
import { MAX_DOCUMENTS_PER_ITEM } from "#domain/suppliers/document-limits.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useUnkeptWriting } from "#src/lib/drafts/kept-writing.ts";
import type { Waiting } from "#src/lib/outbox/kept-sending.ts";
import { UploadRow } from "#src/ui/fields/upload-row.tsx";
import { DocumentRow } from "./document-row.tsx";
import { FileChoice } from "./file-choice.tsx";
import { itemName } from "./item-labels.ts";
import type { ChecklistEntry, Company } from "./use-company.ts";
import { useUploads } from "./use-uploads.ts";

interface DocumentAnswerProps {
  item: DocumentItem;
  entry: ChecklistEntry;
  company: Company;
  /** Told that files are on their way, be it from an earlier page. */
  onUnderWay: () => void;
}

/** An item that is answered by files: those that arrived, those on their way, and how to add one. */
export function DocumentAnswer({ item, entry, company, onUnderWay }: DocumentAnswerProps) {
  const uploads = useUploads(item);
  const isUnderWay = uploads.uploads.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, or nobody could close the item meanwhile
  useEffect(() => {
    if (isUnderWay) onUnderWay();
  }, [isUnderWay]);
  const isRemovable = (createdAt: number) => mayRemove(company, createdAt);
  const counted = entry.documents.filter(({ createdAt }) => isRemovable(createdAt)).length + uploads.uploads.length;
  return (
    <div className="grid gap-4">
      {entry.documents.length > 0 && (
        <ul aria-label={m.company_files_list({ item: itemName(item) })} className="grid gap-2">
          {entry.documents.map((file) => (
            <DocumentRow key={file.id} file={file} isRemovable={isRemovable(file.createdAt)} />
          ))}
        </ul>
      )}
      {isUnderWay && (
        <ul className="grid gap-2">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onDrop={() => uploads.drop(upload)}
            >
              <UploadNote waitsIn={uploads.waitsIn(upload)} />
            </UploadRow>
          ))}
        </ul>
      )}
      {mayProvide(company.status) && (
        <FileChoice
          key={entry.documents[0]?.id}
          item={item}
          room={MAX_DOCUMENTS_PER_ITEM - counted}
          onChosen={uploads.add}
        />
      )}
    </div>
  );
}

/** Where a file that failed waits for its next try; nothing of one that was refused. */
function UploadNote({ waitsIn }: { waitsIn: Waiting | undefined }) {
  if (waitsIn === undefined) return null;
  return waitsIn === "kept" ? <p className="text-sand-800 text-sm">{m.company_upload_kept()}</p> : <UnkeptFile />;
}

/** The browser could not keep the file: it goes with the page, and nobody may say otherwise. */
function UnkeptFile() {
  useUnkeptWriting();
  return <p className="text-sand-800 text-sm">{m.company_upload_unkept()}</p>;
}
