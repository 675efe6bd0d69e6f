import type { UnsentFile } from "#src/lib/outbox/message-outbox.ts";
import { PictureProblem, shrinkPicture } from "#src/lib/upload/shrink-picture.ts";

/** The server's own limits (domain/messaging), which bring zod with them. */
export const MOST_FILES = 10;
export const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_NAME = 120;

/** Labels in a photo of goods can still be read at this many pixels. */
const SIDE = 2048;
/** What the cameras of today's phones write at most; it shrinks to a fraction. */
const MAX_PHOTO_BYTES = 40 * 1024 * 1024;

/** By the name's ending: browsers are of many minds about the types of office files. */
const DOCUMENTS: Record<string, string> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  csv: "text/csv",
};
export const PICTURE_CHOICE = "image/*";
export const DOCUMENT_CHOICE = [
  ...Object.keys(DOCUMENTS).map((ending) => `.${ending}`),
  ...Object.values(DOCUMENTS),
].join(",");

export type AttachFlaw = "too_big" | "wrong_kind" | "unreadable" | "empty" | "too_many";

/** What a chosen file is; null for what can't be sent. Drawings are not: their markup may do more than draw. */
export function kindOfFile({ name, type }: Pick<File, "name" | "type">): "picture" | "document" | null {
  if (type.startsWith("image/")) return type === "image/svg+xml" ? null : "picture";
  return Object.hasOwn(DOCUMENTS, endingOf(name)) ? "document" : null;
}

/** What can be said of a file before it is opened; null while nothing is wrong. */
export function flawOf(file: Pick<File, "name" | "type" | "size">): AttachFlaw | null {
  const kind = kindOfFile(file);
  if (!kind) return "wrong_kind";
  if (file.size === 0) return "empty";
  return file.size > (kind === "picture" ? MAX_PHOTO_BYTES : MOST_BYTES) ? "too_big" : null;
}

/** Makes a chosen file ready for the outbox: pictures become small and lose what the camera noted. */
export async function readyFile(file: File, localId: string): Promise<UnsentFile | AttachFlaw> {
  const kind = kindOfFile(file);
  const flaw = flawOf(file);
  if (!kind || flaw) return flaw ?? "wrong_kind";
  const base = { localId, kind, durationMs: null, fileId: null };
  if (kind === "document") {
    const mediaType = DOCUMENTS[endingOf(file.name)] ?? file.type;
    return { ...base, name: shortName(file.name), mediaType, blob: file };
  }
  try {
    const blob = await shrinkPicture(file, { side: SIDE, square: false, maxBytes: MAX_PHOTO_BYTES });
    if (blob.size > MOST_BYTES) return "too_big";
    return { ...base, name: shortName(renamed(file.name, blob.type)), mediaType: blob.type, blob };
  } catch (problem) {
    return problem instanceof PictureProblem && problem.code === "too_big" ? "too_big" : "unreadable";
  }
}

/** The name with the ending of what the picture has become. */
export function renamed(name: string, mediaType: string): string {
  const ending = mediaType === "image/webp" ? "webp" : "jpg";
  return `${name.replace(/\.[^.]*$/, "") || "picture"}.${ending}`;
}

/** Keeps the ending of a name that is too long. */
export function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const ending = `.${endingOf(name)}`;
  return `${name.slice(0, LONGEST_NAME - ending.length)}${ending}`;
}

function endingOf(name: string): string {
  return (/\.([a-z0-9]{1,5})$/i.exec(name)?.[1] ?? "").toLowerCase();
}
