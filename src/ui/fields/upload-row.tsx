import { RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { Upload } from "#src/lib/upload/upload-queue.ts";
import { Button, IconButton } from "../button.tsx";
import { ProgressBar } from "../list/progress-bar.tsx";
import { Written } from "../text/bdi.tsx";

interface UploadRowProps {
  upload: Upload<unknown>;
  /** What else is to be said of a file that failed. */
  children?: ReactNode;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file on its way: how far it is, a way to stop it, and when it failed why and the way to try again. */
export function UploadRow({ upload, onRetry, onDrop, children }: UploadRowProps) {
  const { name } = upload.file;
  const isFailed = upload.state === "failed";
  return (
    <li
      className={`grid gap-2 rounded-md border px-3 py-2 ${isFailed ? "border-clay-600 bg-clay-50" : "border-gulf-200 bg-gulf-50"}`}
    >
      <div className="flex items-center gap-3">
        <Written className="wrap-anywhere min-w-0 grow font-bold text-gulf-900 text-sm">{name}</Written>
        <IconButton
          label={isFailed ? m.company_upload_drop({ name }) : m.company_upload_abort({ name })}
          onClick={onDrop}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {upload.state === "sending" && <ProgressBar label={m.company_upload_sending({ name })} share={upload.share} />}
      {upload.state === "waiting" && <p className="text-sand-700 text-sm">{m.company_upload_waiting()}</p>}
      {upload.state === "preparing" && <p className="text-sand-700 text-sm">{m.company_upload_preparing()}</p>}
      {isFailed && (
        <div role="alert" className="grid justify-items-start gap-2 pb-1">
          <p className="font-bold text-clay-700 text-sm">{upload.problem}</p>
          {children}
          <Button type="button" variant="secondary" aria-label={m.company_upload_retry_of({ name })} onClick={onRetry}>
            <RotateCw aria-hidden size={18} /> {m.company_upload_retry()}
          </Button>
        </div>
      )}
    </li>
  );
}
