import { type DocumentItem, mayProvide, mayRemove } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { UploadRow } from "#src/ui/upload-row.tsx";
import { DocumentRow } from "./document-row.tsx";
import { FileChoice } from "./file-choice.tsx";
import { itemName } from "./item-words.ts";
import type { ChecklistEntry, Company } from "./use-company.ts";
import { useUploads } from "./use-uploads.ts";

/** As the server allows (MAX_DOCUMENTS_PER_ITEM), without the schema library that comes with it. */
const MOST_FILES = 5;

interface DocumentAnswerProps {
  item: DocumentItem;
  entry: ChecklistEntry;
  company: Company;
}

/** An item that is answered by files: those that arrived, those on their way, and how to add one. */
export function DocumentAnswer({ item, entry, company }: DocumentAnswerProps) {
  const uploads = useUploads(item);
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
      {uploads.uploads.length > 0 && (
        <ul className="grid gap-2">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onDrop={() => uploads.drop(upload)}
            />
          ))}
        </ul>
      )}
      {mayProvide(company.status) && (
        <FileChoice key={entry.documents[0]?.id} item={item} room={MOST_FILES - counted} onChosen={uploads.add} />
      )}
    </div>
  );
}
