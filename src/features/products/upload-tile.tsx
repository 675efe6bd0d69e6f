import { RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { Upload } from "#src/lib/upload/upload-queue.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { Written } from "#src/ui/text/bdi.tsx";

interface UploadTileProps {
  upload: Upload<null>;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture on its way: what it is, how far, a way to stop it, and when it failed why and the way to try again. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { name } = upload.file;
  const isFailed = upload.state === "failed";
  return (
    <li
      className={`flex items-center gap-3 rounded-lg border p-2 ${isFailed ? "border-clay-600 bg-clay-50" : "border-gulf-200 bg-gulf-50"}`}
    >
      <Look file={upload.file} />
      <div className="grid min-w-0 grow gap-1.5">
        <Written className="truncate font-bold text-gulf-900 text-sm">{name}</Written>
        {upload.state === "sending" && <ProgressBar label={m.products_upload_sending({ name })} share={upload.share} />}
        {upload.state === "waiting" && <p className="text-sand-700 text-sm">{m.products_upload_waiting()}</p>}
        {upload.state === "preparing" && <p className="text-sand-700 text-sm">{m.products_upload_preparing()}</p>}
        {isFailed && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="font-bold text-clay-700 text-sm">{upload.problem}</p>
            <Button
              type="button"
              variant="secondary"
              aria-label={m.products_upload_retry_of({ name })}
              onClick={onRetry}
            >
              <RotateCw aria-hidden size={18} /> {m.products_upload_retry()}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        label={isFailed ? m.products_upload_drop({ name }) : m.products_upload_abort({ name })}
        onClick={onDrop}
        className="m-0 size-11 p-0"
      >
        <X aria-hidden size={20} />
      </IconButton>
    </li>
  );
}

/** The picture as it lies on this device. */
function Look({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="h-15 w-20 shrink-0 overflow-hidden rounded-md bg-sand-100">
      {url && <img src={url} alt="" width={80} height={60} className="size-full object-cover opacity-70" />}
    </span>
  );
}
