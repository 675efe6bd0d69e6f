import { crc32 } from "node:zlib";
import { ByteReader, joinBytes } from "./byte-reader.ts";
import { checkParts, checkSize, expectSound, type Picture, type Size } from "./picture.ts";

const SIGNATURE_LENGTH = 8;
/** Length, name and checksum around each chunk's data. */
const AROUND_DATA = 12;
/** What may change how a still picture looks. Texts, EXIF, times, frames of APNG and unknown notes are dropped. */
const KEPT = new Set(["PLTE", "IDAT", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs"]);
/** Allowed bit depths by colour type (PNG, third edition, table 11.1). */
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const PALETTE = 3;

interface Chunk {
  name: string;
  start: number;
  end: number;
}

/**
 * Walks the chunks of a PNG up to IEND, each with its checksum. Keeps the picture and its colours; drops everything else.
 * @throws PictureRefusal
 */
export function readPng(bytes: Uint8Array): Picture {
  const file = new ByteReader(bytes);
  let chunk = readChunk(file, SIGNATURE_LENGTH);
  const { size, hasPalette } = readHeader(file, chunk);
  const kept = [file.slice(0, chunk.end)];
  const seen: string[] = [];
  let count = 1;
  do {
    count += 1;
    checkParts(count);
    chunk = readChunk(file, chunk.end);
    checkOrder(chunk.name, seen);
    if (KEPT.has(chunk.name)) kept.push(file.slice(chunk.start, chunk.end));
    // Runs of data are one: only the order of what came first matters.
    if (seen.at(-1) !== chunk.name && isCritical(chunk.name)) seen.push(chunk.name);
  } while (chunk.name !== "IEND");
  expectSound(chunk.end - chunk.start === AROUND_DATA && seen.includes("IDAT"));
  expectSound(!hasPalette || seen.includes("PLTE"));
  kept.push(file.slice(chunk.start, chunk.end));
  return { type: "image/png", ...size, bytes: joinBytes(kept) };
}

/** Reads the chunk at `start`: its data must be there and its checksum right. */
function readChunk(file: ByteReader, start: number): Chunk {
  const end = start + AROUND_DATA + file.big(start, 4);
  const checked = file.slice(start + 4, Math.max(start + 4, end - 4));
  const name = file.text(start + 4, 4);
  expectSound(/^[A-Za-z]{4}$/.test(name) && file.big(end - 4, 4) === crc32(checked));
  return { name, start, end };
}

function readHeader(file: ByteReader, { name, start, end }: Chunk): { size: Size; hasPalette: boolean } {
  expectSound(name === "IHDR" && end - start === AROUND_DATA + 13);
  const data = start + 8;
  const size = { width: file.big(data, 4), height: file.big(data + 4, 4) };
  checkSize(size);
  const colour = file.byte(data + 9);
  expectSound(DEPTHS[colour]?.includes(file.byte(data + 8)) ?? false);
  expectSound(file.byte(data + 10) === 0 && file.byte(data + 11) === 0 && file.byte(data + 12) <= 1);
  return { size, hasPalette: colour === PALETTE };
}

/** One palette, before the data; the data in one run; no chunk that a reader must know and this one does not. */
function checkOrder(name: string, seen: readonly string[]): void {
  if (!isCritical(name)) return;
  expectSound(name === "PLTE" || name === "IDAT" || name === "IEND");
  if (name === "PLTE") expectSound(seen.length === 0);
}

/** A capital first letter says that no reader may skip the chunk. */
function isCritical(name: string): boolean {
  return name.charCodeAt(0) < 0x61;
}
