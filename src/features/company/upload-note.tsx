import { m } from "#i18n/paraglide/messages.js";
import type { Waiting } from "#src/lib/kept-sending.ts";
import { useUnkeptWriting } from "#src/lib/kept-writing.ts";

/** Where a file that failed waits for its next try; nothing of one that was refused. */
export function UploadNote({ waitsIn }: { waitsIn: Waiting | undefined }) {
  if (waitsIn === undefined) return null;
  return waitsIn === "kept" ? <p className="text-sand-800 text-sm">{m.company_upload_kept()}</p> : <UnkeptFile />;
}

/** The browser could not keep the file: it goes with the page, and nobody may say otherwise. */
function UnkeptFile() {
  useUnkeptWriting();
  return <p className="text-sand-800 text-sm">{m.company_upload_unkept()}</p>;
}
