import { CircleX, FileText, Mic } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import type { UnsentFile } from "#src/lib/outbox/message-outbox.ts";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { fileRefusalLabels } from "./refusal-labels.ts";
import { useBlobUrl } from "./use-blob-url.ts";
import { voiceTime } from "./voice-time.ts";

interface UnsentFilesProps {
  files: readonly UnsentFile[];
  /** False once it was refused: nothing moves then. */
  isSending: boolean;
  progressOf: (localId: string) => number;
}

/** The files of a message on its way, each with how far it is. */
export function UnsentFiles({ files, isSending, progressOf }: UnsentFilesProps) {
  return files.map((file) => {
    const share = file.fileId ? 1 : progressOf(file.localId);
    return (
      <div key={file.localId} className="grid min-w-44 gap-2">
        {file.kind === "picture" ? <UnsentPicture file={file} /> : <UnsentCard file={file} />}
        {isSending && share < 1 && <ProgressBar label={m.messages_file_sending({ name: file.name })} share={share} />}
        {!isSending && file.refusal && <RefusedFile file={file} refusal={file.refusal} />}
      </div>
    );
  });
}

/** Why a file was not taken, and which one where nothing else names it. */
function RefusedFile({ file: { kind, name }, refusal }: { file: UnsentFile; refusal: string }) {
  return (
    <p className="flex items-start gap-2 rounded-lg bg-clay-50 px-3 py-2 text-clay-700 text-sm leading-relaxed">
      <CircleX aria-hidden size={16} className="mt-1 shrink-0" />
      <span className="wrap-anywhere">
        {kind === "picture" && <Written className="block font-bold">{name}</Written>}
        {fileRefusalLabels(refusal)}
      </span>
    </p>
  );
}

function UnsentPicture({ file: { blob, name } }: { file: UnsentFile }) {
  const url = useBlobUrl(blob);
  return url ? (
    <img src={url} alt={m.messages_picture({ name })} className="max-h-40 w-full rounded-xl object-cover" />
  ) : (
    <span className="block h-40" />
  );
}

function UnsentCard({ file: { kind, name, blob, durationMs } }: { file: UnsentFile }) {
  const isVoice = kind === "voice";
  const Icon = isVoice ? Mic : FileText;
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-3">
      <Icon aria-hidden size={22} className="shrink-0 text-brass-300" />
      <span className="grid min-w-0">
        <span className="truncate text-sm">
          <Written>{isVoice ? m.messages_voice() : name}</Written>
        </span>
        <span className="text-gulf-100 text-xs">
          {isVoice ? <bdi dir="ltr">{voiceTime(durationMs ?? 0)}</bdi> : fileSize(blob.size)}
        </span>
      </span>
    </div>
  );
}
