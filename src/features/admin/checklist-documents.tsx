import { FileText } from "lucide-react";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { writtenCertification } from "#src/vocabulary/certification-name.ts";
import type { Item } from "./checklist.tsx";
import { itemLabels } from "./company-labels.ts";
import type { SeenDocuments } from "./seen-documents.ts";

type Document = Item["documents"][number];

interface ChecklistDocumentsProps {
  documents: readonly Document[];
  files: SeenDocuments;
  /** It waits for a decision: the newest picture is shown beside it. */
  isShown: boolean;
}

/** The files of an item, newest first. */
export function ChecklistDocuments({ documents, files, isShown }: ChecklistDocumentsProps) {
  return (
    <ul className="grid gap-2">
      {documents.map((document, at) => (
        <li key={document.id} className="grid gap-2">
          {isShown && at === 0 && document.type.startsWith("image/") && (
            <img
              src={documentPath(document)}
              alt={document.name}
              decoding="async"
              onLoad={({ currentTarget }) => onceInView(currentTarget, () => files.see(document.id))}
              className="max-h-96 w-full rounded-lg border border-sand-200 bg-sand-50 object-contain"
            />
          )}
          <DocumentLink document={document} onOpen={() => files.see(document.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Tells once that half of a picture was on the screen. */
function onceInView(picture: Element, tell: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      tell();
    },
    { threshold: 0.5 },
  );
  watcher.observe(picture);
}

function documentPath({ id }: Document): string {
  return `/files/private/documents/${id}`;
}

interface ToOpenProps {
  items: readonly Item[];
  files: SeenDocuments;
}

/** Files that nobody has opened yet: once opened, an approval may accept them. */
export function ToOpen({ items, files }: ToOpenProps) {
  if (items.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sand-800">{m.admin_approve_open_first()}</p>
      <ul className="grid gap-2">
        {items.map(({ item, documents }) => (
          <li key={item} className="grid gap-1">
            <span className="font-bold text-gulf-900">{itemLabels(item)}</span>
            {documents
              .filter(({ id }) => !files.seen.has(id))
              .map((document) => (
                <DocumentLink key={document.id} document={document} onOpen={() => files.see(document.id)} />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens a file in a tab of its own. */
function DocumentLink({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const { name, bytes, certification, validUntil, createdAt } = document;
  const locale = currentLocale();
  return (
    <a
      href={documentPath(document)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={m.admin_document_open({ name: isolated(name) })}
      onClick={onOpen}
      onAuxClick={onOpen}
      className="flex min-h-11 items-center gap-3 rounded-lg border border-sand-200 bg-sand-50 px-3 py-2 hover:border-gulf-400"
    >
      <FileText aria-hidden size={20} className="shrink-0 text-brass-600" />
      <span className="grid min-w-0">
        <Written className="break-all font-bold text-gulf-800 underline underline-offset-4">{name}</Written>
        <span className="flex flex-wrap gap-x-3 text-sand-700 text-sm">
          <span>{m.admin_document_size({ size: formatNumber(Math.max(1, Math.round(bytes / 1024)), locale) })}</span>
          {certification && <Ltr className="font-bold">{writtenCertification(certification)}</Ltr>}
          <span>{m.admin_document_uploaded({ date: formatDate(createdAt, locale) })}</span>
          {validUntil !== null && <span>{m.admin_document_until({ date: formatDate(validUntil, locale) })}</span>}
        </span>
      </span>
    </a>
  );
}
