import { foreignRefusal, toCallFailure } from "../calls/errors.ts";
import { uploadMessageFile } from "../upload/upload.ts";
import { isReadable } from "./is-readable.ts";
import type { UnsentFile, UnsentMessage } from "./message-outbox.ts";
import { refusedOf } from "./refused-files.ts";

export interface UploadingWay {
  /** False as soon as it is known that another account is signed in: nothing is sent in its name. */
  isOwn: () => boolean;
  /** Keeps what is known now on the disk; false where the message was given up. */
  keep: (message: UnsentMessage) => Promise<boolean>;
  onProgress: (localId: string, share: number) => void;
  signal: AbortSignal;
}

export type Uploaded =
  | { is: "uploaded"; message: UnsentMessage }
  | { is: "refused"; refusal: string }
  /** Its writer gave it up. */
  | { is: "gone" }
  /** Somebody else is signed in now. */
  | { is: "stopped" };

/**
 * Uploads what a message brings along, one file after the other, as a bad line takes them best. A file that is refused
 * keeps its reason and does not hold the others: without it the message can leave at once.
 * @throws what has nothing to do with a file: the line, the account, the conversation
 */
export async function uploadUnsent(message: UnsentMessage, way: UploadingWay): Promise<Uploaded> {
  let latest = message;
  for (const file of message.files) {
    if (file.fileId !== null) continue;
    if (!way.isOwn()) return { is: "stopped" };
    const taken = await takeFile(file, message, way);
    const files = latest.files.map((one) => (one.localId === file.localId ? { ...one, ...taken } : one));
    latest = { ...latest, files };
    if (!(await way.keep(latest))) return { is: "gone" };
  }
  const [refused] = refusedOf(latest);
  return refused?.refusal ? { is: "refused", refusal: refused.refusal } : { is: "uploaded", message: latest };
}

async function takeFile(
  { localId, blob, kind, name, durationMs }: UnsentFile,
  { conversationId, userId }: UnsentMessage,
  { signal, onProgress }: UploadingWay,
): Promise<Pick<UnsentFile, "fileId" | "refusal">> {
  if (!(await isReadable(blob))) return { fileId: null, refusal: "file:unreadable" };
  const facts = { conversation: conversationId, as: userId, kind, name, durationMs };
  try {
    const { id } = await uploadMessageFile(blob, facts, { signal, onProgress: (share) => onProgress(localId, share) });
    return { fileId: id, refusal: null };
  } catch (error) {
    const refusal = refusalOfFile(error);
    if (refusal === null || signal.aborted) throw error;
    return { fileId: null, refusal };
  }
}

/** What was said of the file itself, whoever sends it: its size, or a field with its flaw as in `file:not_a_picture`. */
function refusalOfFile(error: unknown): string | null {
  const {
    code,
    issues: [issue],
  } = toCallFailure(error);
  if (code === "TOO_LARGE") return code;
  if (code === "BAD_INPUT") return issue ? `${issue.path}:${issue.code}` : code;
  return foreignRefusal(error);
}
