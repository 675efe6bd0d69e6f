import { FileText } from "lucide-react";
import { useState } from "react";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/file-size.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Written } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { type DocumentProblem, documentProblem, fetchDocument } from "./fetch-document.ts";
import type { TrackedOrderFacts } from "./tracked-order.tsx";

type Document = TrackedOrderFacts["documents"][number];

interface TrackedDocumentsProps {
  documents: readonly Document[];
  link: RfqLink;
}

/** The documents of a guest's order. The key goes along in a header, so no address of a file holds it. */
export function TrackedDocuments({ documents, link }: TrackedDocumentsProps) {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<DocumentProblem>();
  if (documents.length === 0) return null;
  const open = async ({ id, name }: Document) => {
    setBusy(id);
    setProblem(undefined);
    try {
      saveFile(name, await fetchDocument(id, link));
    } catch (error) {
      setProblem(documentProblem(error));
    }
    setBusy(undefined);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-gulf-900">{m.orders_documents()}</h3>
      <ul className="grid gap-2">
        {documents.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center gap-x-3 rounded-md border border-sand-200 bg-sand-50 px-3 py-2"
          >
            <Button
              type="button"
              look="quiet"
              busy={busy === file.id}
              aria-label={m.company_file_open({ name: file.name })}
              onClick={() => void open(file)}
            >
              <FileText aria-hidden size={20} /> <Written className="wrap-anywhere">{file.name}</Written>
            </Button>
            <span className="text-sand-600 text-xs">
              {fileSize(file.bytes)} · {formatDate(file.createdAt, currentLocale())}
            </span>
          </li>
        ))}
      </ul>
      {problem && (
        <Notice tone="error" title={problem.title}>
          <p>{problem.text}</p>
        </Notice>
      )}
    </section>
  );
}
