import { ByteReader, joinBytes, startsWith } from "./byte-reader.ts";
import { checkParts, checkSize, expectSound, type Picture, type Size } from "./picture.ts";

const EOI = 0xd9;
const SOS = 0xda;
/** Baseline, extended and progressive: what browsers draw. Lossless, arithmetic and hierarchical frames are refused. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, quantisation tables, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
const COMMENT = 0xfe;
/** Progressive pictures have about ten; a file of thousands of empty ones keeps a decoder busy for minutes. */
const MOST_SCANS = 64;

interface Walk {
  file: ByteReader;
  kept: Uint8Array[];
  size: Size | null;
  scans: number;
}

/**
 * Walks the segments of a JPEG (ITU T.81, annex B) up to its end mark. Keeps tables, frame, scans, the JFIF header
 * without its thumbnail, the colour profile and Adobe's colour transform; drops EXIF, XMP, IPTC and comments.
 * @throws PictureRefusal
 */
export function readJpeg(bytes: Uint8Array): Picture {
  const file = new ByteReader(bytes);
  const walk: Walk = { file, kept: [file.slice(0, 2)], size: null, scans: 0 };
  let at = 2;
  for (let count = 1; ; count += 1) {
    checkParts(count);
    at = toMarker(file, at);
    const marker = file.byte(at + 1);
    if (marker === EOI) break;
    at = readSegment(walk, marker, at);
  }
  expectSound(walk.size !== null && walk.scans > 0);
  walk.kept.push(file.slice(at, at + 2));
  return { type: "image/jpeg", ...walk.size, bytes: joinBytes(walk.kept) };
}

/** Any number of 0xFF may stand before a marker. */
function toMarker(file: ByteReader, start: number): number {
  let at = start;
  expectSound(file.byte(at) === 0xff);
  const { bytes } = file;
  while (bytes[at + 1] === 0xff) at += 1;
  return at;
}

/** Reads the segment at `at`, its scan included; returns where the next one starts. */
function readSegment(walk: Walk, marker: number, at: number): number {
  const { file } = walk;
  const length = file.big(at + 2, 2);
  expectSound(length >= 2);
  const end = at + 2 + length;
  const content = file.slice(at + 4, end);
  if (marker === SOS) return readScan(walk, at, end);
  if (FRAMES.has(marker)) readFrame(walk, content);
  const isKept = FRAMES.has(marker) || TABLES.has(marker);
  if (isKept) walk.kept.push(file.slice(at, end));
  else walk.kept.push(...keptOfApplication(marker, file.slice(at, end)));
  return end;
}

function readFrame(walk: Walk, content: Uint8Array): void {
  expectSound(walk.size === null && content.length >= 6);
  const frame = new ByteReader(content);
  const components = frame.byte(5);
  expectSound(frame.byte(0) === 8 && components >= 1 && components <= 4 && content.length === 6 + 3 * components);
  walk.size = { width: frame.big(3, 2), height: frame.big(1, 2) };
  checkSize(walk.size);
}

/** A scan is a segment and, behind it, coded data: up to the next 0xFF that is neither stuffed nor a restart. */
function readScan(walk: Walk, at: number, headEnd: number): number {
  const { file } = walk;
  walk.scans += 1;
  expectSound(walk.size !== null && walk.scans <= MOST_SCANS);
  expectSound(headEnd - at === 8 + 2 * file.byte(at + 4));
  const end = endOfCoded(file.bytes, headEnd);
  expectSound(end < file.length);
  walk.kept.push(file.slice(at, end));
  return end;
}

/** Most of a picture's bytes pass here: they are looked at where they stand. */
function endOfCoded(bytes: Uint8Array, start: number): number {
  const { length } = bytes;
  let at = start;
  while (at < length) {
    if (bytes[at] !== 0xff) at += 1;
    else if (isCoded(bytes[at + 1])) at += 2;
    else break;
  }
  return at;
}

function isCoded(behind = -1): boolean {
  return behind === 0 || (behind >= 0xd0 && behind <= 0xd7);
}

/** What stays of an APPn or COM segment; a marker that is neither has no place in a picture. */
function keptOfApplication(marker: number, segment: Uint8Array): Uint8Array[] {
  expectSound((marker >= 0xe0 && marker <= 0xef) || marker === COMMENT);
  if (marker === 0xe0 && startsWith(segment, "JFIF\0", 4) && segment.length >= 18) return [withoutThumbnail(segment)];
  if (marker === 0xe2 && startsWith(segment, "ICC_PROFILE\0", 4)) return [segment];
  // Of Adobe's segment the twelve bytes that say how colours are meant.
  if (marker === 0xee && startsWith(segment, "Adobe", 4) && segment.length === 16) return [segment];
  return [];
}

/** A thumbnail may show what was cut out of the picture. */
function withoutThumbnail(segment: Uint8Array): Uint8Array {
  return joinBytes([Uint8Array.of(0xff, 0xe0, 0, 16), segment.subarray(4, 16), Uint8Array.of(0, 0)]);
}
