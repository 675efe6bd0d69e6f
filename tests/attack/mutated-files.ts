import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { claiming as claimingToUnpack, filled, joined, latin, pngChunk } from "../security/hostile-bytes.ts";
import { officeFile } from "../security/office-file.ts";
import { claiming, pngOf } from "../worker/pictures/made-pictures.ts";
import { sample } from "../worker/pictures/samples.ts";
import { pdf } from "../worker/suppliers/pdf.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Name of the file that is one byte longer than its kind may be. */
export const TOO_LARGE = "a byte too large";

/** A file that somebody sends. */
export interface SentFile {
  name: string;
  bytes: Bytes;
}

const MB = 1024 * 1024;

/** Whole files of every kind that anything here takes. */
const GOOD: Readonly<Record<string, () => Bytes>> = {
  png: () => sample("png"),
  jpeg: () => sample("jpegNoted"),
  gif: () => sample("gifMoving"),
  webp: () => sample("webpNoted"),
  pdf: () => pdf(),
  docx: () => officeFile("docx"),
  xlsx: () => officeFile("xlsx", { "xl/worksheets/sheet1.xml": "<worksheet/>" }),
  csv: () => latin("sku,name,price\n1,dates,12.5\n"),
  ogg: () => filled(4096, latin("x"), latin("OggS\0\x02")),
  webm: () => filled(4096, latin("x"), latin("\x1a\x45\xdf\xa3\x9fB\x82\x84webm")),
};

const copy = (bytes: Uint8Array): Bytes => Uint8Array.from(bytes);
const SCRIPT = latin("<html><script>alert(1)</script></html>");

/** A file of so many bytes that begins and ends as a whole one. @param most the limit of whatever it is sent to */
function grown(kind: "pdf" | "png" | "jpeg", size: number): Bytes {
  if (kind === "pdf")
    return filled(size, latin("\n"), latin("%PDF-1.4\n"), latin("trailer<<>>\nstartxref\n9\n%%EOF\n"));
  if (kind === "png") {
    const [head, tail] = [sample("png").subarray(0, 33), pngChunk("IEND")];
    const data = filled(size - head.length - tail.length - 12, latin("x"));
    return joined(head, pngChunk("IDAT", data), tail);
  }
  return filled(size, latin("x"), sample("jpeg").subarray(0, -2), latin("\xff\xd9"));
}

/** What is hostile by what it is, whichever way it is sent. @param most bytes that are taken */
export function hostileFiles(most: number): SentFile[] {
  const files: Record<string, Bytes> = {
    nothing: latin(""),
    "one byte": latin("x"),
    NUL: new Uint8Array(1024),
    page: SCRIPT,
    SVG: latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    program: latin("MZ\x90\0\x03\0\0\0"),
    "ELF program": latin("\x7fELF\x02\x01\x01"),
    "picture and page": joined(sample("png"), SCRIPT),
    "page in a picture": joined(sample("gif").subarray(0, 13), latin("\x21\xfe\x26"), SCRIPT, latin("\0\x3b")),
    "picture and archive": joined(sample("jpeg"), zipSync({ "a.html": SCRIPT })),
    "PDF and page": joined(pdf(), SCRIPT),
    "page and PDF": joined(SCRIPT, pdf()),
    "PDF and archive": joined(pdf(), officeFile("xlsx")),
    "PDF with a script": pdf("3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj"),
    "archive of a program": zipSync({ "setup.exe": latin("MZ") }),
    "archive beside itself": zipSync({ "../../etc/passwd": latin("x"), "[Content_Types].xml": latin("x") }),
    "archive that unpacks to 64 MB": zipSync({ "xl/workbook.xml": strToU8("x".repeat(64 * MB)) }, { level: 9 }),
    "archive that says it unpacks to 4 GB": claimingToUnpack(officeFile("xlsx"), 0xffff_ffff),
    "archive in an archive": zipSync({ "xl/workbook.xml": zipSync({ a: new Uint8Array(4 * MB) }, { level: 9 }) }),
    "65,535 a side": copy(claiming("jpeg", 65_535, 65_535)),
    "two billion a side": copy(pngOf(2 ** 31 - 1, 2 ** 31 - 1)),
    "no height": copy(pngOf(4, 0)),
    "of the greatest size, PDF": grown("pdf", most),
    "of the greatest size, PNG": grown("png", most),
    "of the greatest size, JPEG": grown("jpeg", most),
    [TOO_LARGE]: grown("pdf", most + 1),
    "of the greatest size, archive": filled(most, latin("PK\x03\x04")),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}

const PLACE = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const CHANGE = fc.oneof(
  fc.record({ how: fc.constant("cut" as const), at: PLACE }),
  fc.record({
    how: fc.constant("flip" as const),
    at: fc.array(PLACE, { minLength: 1, maxLength: 16 }),
    to: fc.nat(255),
  }),
  fc.record({ how: fc.constant("put" as const), at: PLACE, more: fc.uint8Array({ minLength: 1, maxLength: 64 }) }),
  fc.record({ how: fc.constant("take" as const), at: PLACE, size: fc.integer({ min: 1, max: 64 }) }),
  fc.record({ how: fc.constant("graft" as const), at: PLACE, on: fc.constantFrom(...Object.keys(GOOD)) }),
);
type Change = typeof CHANGE extends fc.Arbitrary<infer T> ? T : never;
const MUTATED = fc.record({
  of: fc.constantFrom(...Object.keys(GOOD)),
  changes: fc.array(CHANGE, { minLength: 1, maxLength: 3 }),
});

/** Whole files and such with a few changes, the same for one seed. */
export function mutatedFiles(seed: number, count: number): SentFile[] {
  const whole = Object.entries(GOOD).map(([of, make]) => ({ name: of, bytes: make() }));
  const mutated = fc.sample(MUTATED, { seed, numRuns: count }).map(({ of, changes }) => ({
    name: `${of} ${changes.map(({ how }) => how).join(", ")}`,
    bytes: changes.reduce(changed, GOOD[of]?.() ?? latin("")),
  }));
  return [...whole, ...mutated];
}

function changed(bytes: Bytes, change: Change): Bytes {
  const placeOf = (share: number) => Math.floor(share * bytes.length);
  if (change.how === "flip") {
    const flipped = copy(bytes);
    for (const share of change.at) if (bytes.length > 0) flipped[placeOf(share)] = change.to;
    return flipped;
  }
  const at = placeOf(change.at);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (change.how === "cut") return copy(before);
  if (change.how === "put") return joined(before, change.more, after);
  if (change.how === "take") return joined(before, after.subarray(change.size));
  return joined(before, GOOD[change.on]?.() ?? latin(""));
}
