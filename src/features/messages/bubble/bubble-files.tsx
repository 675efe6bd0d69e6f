import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import type { MessageFile } from "../live/conversation.ts";
import { BubblePictures } from "./bubble-pictures.tsx";
import { fileUrl } from "./file-url.ts";
import { VoicePlayer } from "./voice-player.tsx";

const loadPictures = () => import("./picture-dialog.tsx").then(({ PictureDialog }) => PictureDialog);

/** The files of a stored message: pictures to look at, a voice to hear, documents to take along. */
export function BubbleFiles({ files, mine }: { files: readonly MessageFile[]; mine: boolean }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = files.filter(({ kind }) => kind === "picture");
  return (
    <>
      {pictures.length > 0 && (
        <>
          <BubblePictures pictures={pictures} onOpen={setShown} />
          <LazyDialog
            load={loadPictures}
            dialog={{
              open: shown !== null,
              onOpenChange: (isOpen) => isOpen || setShown(null),
              pictures,
              place: shown ?? 0,
              onPlace: setShown,
            }}
          />
        </>
      )}
      {files.map((file) => {
        if (file.kind === "document") return <DocumentCard key={file.id} file={file} />;
        if (file.kind !== "voice") return null;
        return <VoicePlayer key={file.id} url={fileUrl(file.id)} durationMs={file.durationMs ?? 1} onDark={mine} />;
      })}
    </>
  );
}

function DocumentCard({ file: { id, name, bytes } }: { file: MessageFile }) {
  return (
    <a
      href={fileUrl(id)}
      download={name}
      aria-label={m.messages_file_download({ name })}
      className="flex min-h-14 min-w-0 items-center gap-3 rounded-xl border border-sand-200 bg-sand-50 px-3 py-2 text-gulf-950 hover:border-gulf-500"
    >
      <FileText aria-hidden size={24} className="shrink-0 text-brass-700" />
      <span className="grid min-w-0 grow">
        <span className="truncate font-bold text-sm">
          <Written>{name}</Written>
        </span>
        <span className="text-sand-600 text-xs">{fileSize(bytes)}</span>
      </span>
      <Download aria-hidden size={18} className="shrink-0 text-gulf-700" />
    </a>
  );
}
