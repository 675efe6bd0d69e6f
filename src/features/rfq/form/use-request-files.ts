import { useEffect, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { useSession } from "#src/lib/session/session.ts";
import { PictureProblem, shrinkPicture } from "#src/lib/upload/shrink-picture.ts";
import { uploadRfqFile } from "#src/lib/upload/upload.ts";
import { useUploadQueue } from "#src/lib/upload/use-upload-queue.ts";
import { uploadProblemLabels } from "#src/ui/fields/upload-problem.ts";
import { filesPlace } from "./lines-draft.ts";

/** As the server counts (domain/rfq/rfq-files.ts), without the schema library that comes with it. */
const MB = 1024 * 1024;
const LIMITS = { account: { files: 5, bytes: 10 * MB }, guest: { files: 3, bytes: 5 * MB } };
const MAX_NAME = 120;
/** Measures on a drawing can still be read at this many pixels. */
const SIDE = 2400;
const MAX_PHOTO_BYTES = 40 * 1024 * 1024;

interface KeptFile {
  id: string;
  name: string;
}

/** Names of files that are not with the request, by why. */
interface MissingFiles {
  /** Beyond what a request takes. */
  beyond: readonly string[];
  /** Uploaded, but swept before the request was sent. */
  gone: readonly string[];
}
const NONE: MissingFiles = { beyond: [], gone: [] };

export type RequestFiles = ReturnType<typeof useRequestFiles>;

/**
 * Files that the platform has for this request, and those on their way; a guest attaches fewer.
 * @param onChange told the ids; must keep its identity between renders
 */
export function useRequestFiles(draftKey: string, onChange?: (ids: string[]) => void) {
  const { session, isKnown } = useSession();
  const isGuest = isKnown && session === null;
  const limits = LIMITS[isGuest ? "guest" : "account"];
  const place = filesPlace(draftKey);
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [missing, setMissing] = useState(NONE);
  useEffect(() => setFiles(Object.entries(readDraft(place)).map(([id, name]) => ({ id, name }))), [place]);
  useEffect(() => {
    onChange?.(files.map(({ id }) => id));
    if (files.length > 0) writeDraft(place, Object.fromEntries(files.map(({ id, name }) => [id, name])));
  }, [files, onChange, place]);
  const queue = useUploadQueue<null>({
    prepare: (file) => prepare(file, limits.bytes),
    send: async (blob, { file }, way) => {
      const { id } = await uploadRfqFile(blob, file.name.slice(-MAX_NAME), way);
      setFiles((known) => [...known, { id, name: file.name }]);
    },
    problemLabels: (error) =>
      isGuest && isTooLarge(error) ? m.rfqs_form_files_guest_too_large() : uploadProblemLabels(error),
  });
  const room = Math.max(0, limits.files - files.length - queue.uploads.length);
  const keep = (left: readonly KeptFile[]) => {
    if (left.length === 0) dropDraft(place);
    setFiles(left);
  };
  return {
    ...queue,
    files,
    missing,
    room,
    beyondLabels: isGuest ? m.rfqs_form_files_guest_beyond : m.rfqs_form_files_beyond,
    add: (chosen: readonly File[]) => {
      setMissing({ beyond: chosen.slice(room).map(({ name }) => name), gone: [] });
      queue.add(chosen.slice(0, room), null);
    },
    remove: (id: string) => {
      setMissing(NONE);
      keep(files.filter((file) => file.id !== id));
    },
    /** The platform has them no longer: they have to be attached again. */
    forget: () => {
      setMissing({ beyond: [], gone: files.map(({ name }) => name) });
      keep([]);
    },
  };
}

/** Photos become small and lose what the camera noted; all else goes as it is. */
async function prepare(file: File, maxBytes: number): Promise<Blob> {
  const blob = file.type.startsWith("image/")
    ? await shrinkPicture(file, { side: SIDE, square: false, maxBytes: MAX_PHOTO_BYTES })
    : file;
  if (blob.size > maxBytes) throw new PictureProblem("too_big");
  return blob;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof PictureProblem ? error.code === "too_big" : toCallFailure(error).code === "TOO_LARGE";
}
