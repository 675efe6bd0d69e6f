import { FileText, ImageIcon, X } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { useBlobUrl } from "../bubble/use-blob-url.ts";
import type { AttachFlaw } from "./attach-file.ts";
import type { Attachment } from "./use-attachments.ts";

const FLAWS: Record<AttachFlaw, () => string> = {
  too_big: m.messages_tray_too_big,
  wrong_kind: m.messages_tray_wrong_kind,
  unreadable: m.messages_tray_unreadable,
  empty: m.messages_tray_empty,
  too_many: m.messages_tray_too_many,
};

interface AttachTrayProps {
  attachments: readonly Attachment[];
  onRemove: (localId: string) => void;
  /** Takes away all that can't be sent. */
  onDismiss: () => void;
}

/** What will go with the message, and what can't. Of many rows the last one is seen by half: there are more. */
export function AttachTray({ attachments, onRemove, onDismiss }: AttachTrayProps) {
  if (attachments.length === 0) return null;
  return (
    <div className="px-3 pt-2">
      <TrayHead attachments={attachments} onDismiss={onDismiss} />
      <ul aria-label={m.messages_tray()} className="grid max-h-32 gap-1.5 overflow-y-auto sm:max-h-45">
        {attachments.map((attachment) => (
          <TrayRow key={attachment.localId} attachment={attachment} onRemove={() => onRemove(attachment.localId)} />
        ))}
      </ul>
    </div>
  );
}

function TrayHead({ attachments, onDismiss }: Omit<AttachTrayProps, "onRemove">) {
  const flawed = attachments.filter(({ flaw }) => flaw).length;
  const good = attachments.length - flawed;
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
      <p role="status" className="flex flex-wrap gap-x-3">
        {good > 0 && <span className="font-bold text-gulf-950">{m.messages_tray_count(counted(good))}</span>}
        {flawed > 0 && <span className="text-clay-700">{m.messages_tray_flawed(counted(flawed))}</span>}
      </p>
      {flawed > 0 && (
        <button
          type="button"
          onClick={onDismiss}
          className="min-h-11 shrink-0 text-clay-700 underline underline-offset-4"
        >
          {m.messages_tray_dismiss()}
        </button>
      )}
    </div>
  );
}

function TrayRow({
  attachment: { name, bytes, file, flaw },
  onRemove,
}: {
  attachment: Attachment;
  onRemove: () => void;
}) {
  return (
    <li
      className={`flex min-w-0 items-center gap-3 rounded-xl border ps-2 ${flaw ? "border-clay-600 bg-clay-50" : "border-sand-200 bg-sand-50"}`}
    >
      <Thumbnail file={file} />
      {/* On one line where nothing is wrong: on a phone the conversation needs the room. */}
      <span className={`min-w-0 grow py-1 ${flaw ? "grid" : "flex items-baseline gap-2"}`}>
        <span className="truncate font-bold text-gulf-950 text-sm">
          <Written>{name}</Written>
        </span>
        {flaw ? (
          <span role="alert" className="text-clay-700 text-xs">
            {labelOf(FLAWS, flaw)}
          </span>
        ) : (
          <span className="shrink-0 text-sand-600 text-xs">{file ? fileSize(bytes) : m.messages_tray_preparing()}</span>
        )}
      </span>
      <button
        type="button"
        aria-label={m.messages_tray_remove({ name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-sand-700 hover:bg-sand-100"
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}

function Thumbnail({ file }: { file: Attachment["file"] }) {
  const isPicture = file?.kind === "picture";
  const url = useBlobUrl(isPicture ? file.blob : undefined);
  if (url) return <img src={url} alt="" className="size-9 shrink-0 rounded-md object-cover" />;
  const Icon = isPicture ? ImageIcon : FileText;
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-white text-brass-700">
      <Icon aria-hidden size={20} />
    </span>
  );
}
