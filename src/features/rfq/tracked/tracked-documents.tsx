import { FileText } from "lucide-react";
import { useState } from "react";
import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ForeignAnswer } from "#src/lib/calls/errors.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import { saveFile } from "#src/lib/format/save-file.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import type { TrackedOrderFacts } from "./tracked-order.tsx";

/** A document of some megabytes on a slow line. */
const DOCUMENT_MS = 60_000;

/**
 * A document of a guest's order. The key goes along in a header, so no address of a file holds it.
 * @throws ForeignAnswer with the status of whatever answered instead
 */
export function fetchDocument(id: string, { reference, key }: RfqLink): Promise<Blob> {
  const headers = { "X-Request": reference, "X-Request-Key": key };
  const fetched = async (signal: AbortSignal) => {
    const answer = await fetch(`/files/private/guest-orders/${id}`, { headers, signal });
    if (!answer.ok) throw new ForeignAnswer(answer.status);
    return answer.blob();
  };
  return withTimeout(fetched, { ms: DOCUMENT_MS });
}

interface DocumentProblem {
  title: string;
  text: string;
}

/** Why a document did not come, in words. */
export function documentProblem(error: unknown): DocumentProblem {
  const status = error instanceof ForeignAnswer ? error.status : undefined;
  if (status === 404) return { title: m.rfq_track_document_gone(), text: m.rfq_track_document_gone_text() };
  if (status === 429) return { title: m.forms_failed_rate_title(), text: m.rfq_track_document_rate() };
  return { title: m.forms_failed_connection_title(), text: m.forms_failed_again() };
}

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
              variant="quiet"
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
