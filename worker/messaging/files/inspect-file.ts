import { AppError } from "#domain/kernel/app-error.ts";
import type { MessageFileKind } from "#domain/messaging/message-facts.ts";
import { inspectDocument } from "#worker/platform/documents/inspect-document.ts";
import { voiceType } from "#worker/platform/documents/voice-type.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { PictureRefusal } from "#worker/platform/pictures/picture.ts";

/** What may be kept of an upload, and what its bytes are. */
export interface InspectedFile {
  mediaType: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

/**
 * Decides by the bytes whether a file is of the kind that it was sent as (security.md 19).
 * @throws AppError BAD_INPUT with `file:<flaw>`
 */
export function inspectMessageFile(kind: MessageFileKind, bytes: Uint8Array): InspectedFile {
  if (kind === "picture") return inspectedPicture(bytes);
  const noSize = { width: null, height: null };
  if (kind === "voice") {
    const mediaType = voiceType(bytes);
    if (!mediaType) throw badFile("not_a_recording");
    return { mediaType, bytes, ...noSize };
  }
  const document = inspectDocument(bytes);
  if (typeof document === "string") throw badFile(document);
  if (document.type !== "application/pdf") throw badFile("not_a_document");
  return { mediaType: document.type, bytes: document.bytes, ...noSize };
}

function inspectedPicture(bytes: Uint8Array): InspectedFile {
  try {
    const { type, width, height, bytes: kept } = inspectPicture(bytes);
    return { mediaType: type, width, height, bytes: kept };
  } catch (error) {
    if (error instanceof PictureRefusal) throw badFile(error.flaw);
    throw error;
  }
}

function badFile(code: string): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path: "file", code }] });
}
