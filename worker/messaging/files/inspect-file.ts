import type { MessageFileKind } from "#domain/messaging/message-facts.ts";
import { inspectDocument } from "#worker/platform/documents/inspect-document.ts";
import { DOCX, inspectOffice, XLSX } from "#worker/platform/documents/inspect-office.ts";
import { isTableOfText } from "#worker/platform/documents/is-table-of-text.ts";
import { voiceType } from "#worker/platform/documents/voice-type.ts";
import { badFile, pictureOf } from "#worker/platform/files/inspect.ts";
import { startsWith } from "#worker/platform/pictures/byte-reader.ts";

/** What may be kept of an upload, and what its bytes are. */
export interface InspectedFile {
  mediaType: string;
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

const TABLE_NAME = /\.csv$/i;

/**
 * Decides by the bytes whether a file is of the kind that it was sent as (security 19).
 * @throws AppError BAD_INPUT with `file:<flaw>`
 */
export function inspectMessageFile(kind: MessageFileKind, name: string, bytes: Uint8Array): InspectedFile {
  if (kind === "picture") return inspectedPicture(bytes);
  const noSize = { width: null, height: null };
  if (kind === "voice") {
    const mediaType = voiceType(bytes);
    if (!mediaType) throw badFile("not_a_recording");
    return { mediaType, bytes, ...noSize };
  }
  return { mediaType: documentType(name, bytes), bytes, ...noSize };
}

/** A PDF, a workbook or a text of Office by their bytes; a table of text, which has no mark of its own, by its name too. */
function documentType(name: string, bytes: Uint8Array): string {
  const isArchive = startsWith(bytes, "PK\x03\x04");
  if (!isArchive && TABLE_NAME.test(name) && isTableOfText(bytes)) return "text/csv";
  const document = isArchive ? inspectOffice(bytes) : inspectDocument(bytes);
  if (typeof document === "object") {
    if (document.type === "application/pdf") return document.type;
    throw badFile("not_a_document");
  }
  if (document === XLSX || document === DOCX) return document;
  throw badFile(document);
}

function inspectedPicture(bytes: Uint8Array): InspectedFile {
  const { type, width, height, bytes: kept } = pictureOf(bytes, "file");
  return { mediaType: type, width, height, bytes: kept };
}
