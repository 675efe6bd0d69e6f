import { Buffer } from "node:buffer";
import { startsWith } from "#worker/platform/pictures/byte-reader.ts";
import { MAY_MEAN, type Name, type NameMeaning, readName } from "./pdf-names.ts";

/** Why bytes are refused as a PDF. */
export type PdfFlaw = "broken_document" | "active_content";

const HEADER = /^%PDF-[12]\.\d/;
const HEADER_BYTES = 8;
const END = "%%EOF";
/** Readers look for the end mark in the last kilobyte; what stands behind it may be blank only. */
const TAIL = 1024;
const BLANK = /^[\s\0]*$/;
const END_OF_STREAM = "endstream";
/** Blanks between a dictionary and its stream. */
const MOST_BLANKS = 8;

/** Bytes by what they may begin. */
const SOLIDUS = 0x2f;
const PERCENT = 0x25;
const CLOSING = 0x29;
const GREATER = 0x3e;
const CR = 0x0d;
const LF = 0x0a;
const SMALL_B = 0x62;
const SMALL_E = 0x65;
const SMALL_J = 0x6a;
const SMALL_O = 0x6f;
const BLANKS = [0x20, LF, CR, 0x09, 0x0c, 0];
/** What bytes may begin, by byte; all others end what an action's kind was waiting for. */
const OTHER = 0;
const NAME = 1;
const BLANK_SIGN = 2;
const WORD = 3;
const KINDS = new Uint8Array(256);
for (const byte of BLANKS) KINDS[byte] = BLANK_SIGN;
for (const byte of [PERCENT, GREATER, SMALL_E, SMALL_J]) KINDS[byte] = WORD;
KINDS[SOLIDUS] = NAME;

/**
 * Looks at a PDF without reading it as readers do: it begins and ends as one (ISO 32000-2, 7.5), nothing stands before or
 * behind it, and no dictionary in the open names scripts, programs to launch, files within or elsewhere, or forms to send.
 * Best effort: dictionaries in compressed object streams are not unpacked, so whoever opens one still needs a reader that
 * is up to date, and it is served as a download in a sandbox. Each byte is looked at once.
 * @returns null for a document that may be kept
 */
export function flawOfPdf(bytes: Uint8Array): PdfFlaw | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(END);
  const isWhole =
    HEADER.test(file.toString("latin1", 0, HEADER_BYTES)) &&
    end > file.length - TAIL - END.length &&
    BLANK.test(file.toString("latin1", end + END.length));
  if (!isWhole || file.lastIndexOf("startxref", end) === -1) return "broken_document";
  return isActive(file) ? "active_content" : null;
}

function isActive(file: Buffer): boolean {
  const lastEnd = file.lastIndexOf(END_OF_STREAM);
  // Data of streams: compressed bytes hold every short name sooner or later.
  let inStream = false;
  // What comes next, but for blanks and comments, may say what an action does; the same for what follows a comment.
  let beforeAction = false;
  let beforeComment = false;
  const name: Name = { end: 0, meaning: "none" };
  const [kinds, mayMean] = [KINDS, MAY_MEAN];
  for (let at = 0; at < file.length; at += 1) {
    const byte = file[at] ?? 0;
    const kind = kinds[byte];
    if (kind === OTHER || (kind === NAME && !mayMean[file[at + 1] ?? 0])) beforeAction = false;
    else if (kind === NAME) {
      readName(file, at, name);
      if (isRefused(name.meaning, inStream, beforeAction, file[name.end])) return true;
      beforeAction = name.meaning === "kind";
      at = name.end - 1;
    } else if (kind === WORD) {
      if (byte === PERCENT) beforeComment ||= beforeAction;
      else if (byte === GREATER && !inStream) inStream = at < lastEnd && beginsStream(file, at);
      else if (byte === SMALL_E && inStream) inStream = !startsWith(file, END_OF_STREAM, at);
      // An object by itself may say what an action does: 7 0 obj /Launch.
      beforeAction = byte === SMALL_J && file[at - 1] === SMALL_B && file[at - 2] === SMALL_O;
    } else if (byte === LF || byte === CR) {
      beforeAction ||= beforeComment;
      beforeComment = false;
    }
  }
  return false;
}

/** In a stream's data, which may be what a sly file only shows as such, names count that nothing else writes there. */
function isRefused(meaning: NameMeaning, inStream: boolean, beforeAction: boolean, next: number | undefined): boolean {
  if (meaning === "active") return true;
  // A name that a bracket closes is the end of an address or of words.
  if (meaning === "action") return beforeAction || (!inStream && next !== CLOSING);
  return meaning === "short" && !inStream;
}

/** A stream begins behind a dictionary and a line break of its own; the bare word is none. */
function beginsStream(file: Buffer, start: number): boolean {
  if (file[start + 1] !== GREATER) return false;
  let at = start + 2;
  while (at < start + 2 + MOST_BLANKS && isBlank(file[at])) at += 1;
  if (!startsWith(file, "stream", at)) return false;
  const behind = at + "stream".length;
  return file[file[behind] === CR ? behind + 1 : behind] === LF;
}

/** ISO 32000-2, 7.2.3, table 1. */
function isBlank(byte: number | undefined): boolean {
  return byte !== undefined && KINDS[byte] === BLANK_SIGN;
}
