import { Buffer } from "node:buffer";

/** Why bytes are refused as a PDF. */
export type PdfFlaw = "broken_document" | "active_content";

const HEADER = /^%PDF-[12]\.\d/;
const END = "%%EOF";
/** Readers look for the end mark in the last kilobyte; what stands behind it may be blank only. */
const TAIL = 1024;
const BLANK = /^[\s\0]*$/;
/** Names of what runs, starts programs or carries other files. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![\w.-])/;

/**
 * Looks at a PDF without reading it as readers do: it begins and ends as one (ISO 32000-2, 7.5), nothing stands before or
 * behind it, and no dictionary in the open names scripts, programs to launch or files within. Best effort: dictionaries
 * in compressed object streams are not unpacked, so whoever opens one still needs a reader that is up to date, and it is
 * served as a download in a sandbox.
 * @returns null for a document that may be kept
 */
export function flawOfPdf(bytes: Uint8Array): PdfFlaw | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const end = text.lastIndexOf(END);
  const isWhole =
    HEADER.test(text) && end > text.length - TAIL - END.length && BLANK.test(text.slice(end + END.length));
  if (!isWhole || text.lastIndexOf("startxref", end) === -1) return "broken_document";
  return ACTIVE.test(plainNames(withoutStreams(text))) ? "active_content" : null;
}

/** Data of streams is left out: compressed bytes hold every short name sooner or later. */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = nextStream(text, at);
    const end = start === -1 ? -1 : text.indexOf("endstream", start);
    if (end === -1) break;
    parts.push(text.slice(at, start));
    at = end + "endstream".length;
  }
  parts.push(text.slice(at));
  return parts.join("\n");
}

/** A stream begins behind a dictionary and a line break of its own; the bare word is none. */
function nextStream(text: string, from: number): number {
  const STREAM = />>\s{0,8}stream\r?\n/g;
  STREAM.lastIndex = from;
  return STREAM.exec(text)?.index ?? -1;
}

/** A name may be written with numbers for its letters: /J#61vaScript. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
