import { ByteReader, joinBytes } from "./byte-reader.ts";
import { checkFrames, checkSize, expectSound, type Picture, type Size } from "./picture.ts";
import { type Chunk, isPicture, readChunks, sizeOfPicture } from "./webp-frame.ts";

const HEADER_LENGTH = 12;
const KEPT = new Set(["ICCP", "ANIM", "ANMF", "ALPH", "VP8 ", "VP8L"]);
/** Flags of VP8X (RFC 9649, 2.7): what is kept may stay announced; EXIF and XMP may not. */
const FLAGS = { profile: 0x20, alpha: 0x10, moving: 0x02 };

/**
 * Walks the chunks of a WebP (RFC 9649) up to the length that its header gives. Keeps picture, transparency, frames and
 * colour profile; drops EXIF, XMP and unknown chunks, and says so in the flags.
 * @throws PictureRefusal
 */
export function readWebp(bytes: Uint8Array): Picture {
  const file = new ByteReader(bytes);
  const end = 8 + file.little(4, 4);
  expectSound(end % 2 === 0 && end > HEADER_LENGTH);
  const [first, ...others] = readChunks(new ByteReader(file.slice(HEADER_LENGTH, end)));
  expectSound(first !== undefined);
  const { size, chunks } = first.name === "VP8X" ? readExtended(first, others) : readSimple(first);
  const isMoving = chunks.some(({ name }) => name === "ANMF");
  return { type: "image/webp", ...size, bytes: writeWebp(chunks), ...(isMoving ? { isMoving } : {}) };
}

/** A picture and nothing else; whatever follows in the file is not part of it. */
function readSimple(picture: Chunk): { size: Size; chunks: Chunk[] } {
  expectSound(isPicture(picture));
  const size = sizeOfPicture(picture);
  checkSize(size);
  return { size, chunks: [picture] };
}

function readExtended({ data }: Chunk, others: Chunk[]): { size: Size; chunks: Chunk[] } {
  expectSound(data.length === 10);
  const size = sizeOfCanvas(data, 4);
  checkSize(size);
  const kept = others.filter(({ name }) => KEPT.has(name));
  const flags = data.byte(0);
  if (flags & FLAGS.moving) checkMoving(kept, size);
  else checkStill(kept, size);
  const head = Uint8Array.from(data.bytes);
  const hasProfile = kept.some(({ name }) => name === "ICCP");
  head.set([(flags & (FLAGS.alpha | FLAGS.moving)) | (hasProfile ? FLAGS.profile : 0), 0, 0, 0]);
  return { size, chunks: [{ name: "VP8X", data: new ByteReader(head) }, ...kept] };
}

/** One picture as large as the canvas, with at most its profile and its transparency before it. */
function checkStill(chunks: readonly Chunk[], size: Size): void {
  expectSound(/^(ICCP )?(ALPH )?VP8[ L]$/.test(chunks.map(({ name }) => name).join(" ")));
  checkPicture(chunks.at(-1), size);
}

/** Frames in a row, each within the canvas and holding one picture of its own size. */
function checkMoving(chunks: readonly Chunk[], canvas: Size): void {
  expectSound(/^(ICCP )?ANIM( ANMF)+$/.test(chunks.map(({ name }) => name).join(" ")));
  const frames = chunks.filter(({ name }) => name === "ANMF");
  checkFrames(frames.length * canvas.width * canvas.height);
  for (const { data } of frames) {
    const [left, top] = [2 * data.little(0, 3), 2 * data.little(3, 3)];
    const size = sizeOfCanvas(data, 6);
    expectSound(left + size.width <= canvas.width && top + size.height <= canvas.height);
    const parts = readChunks(new ByteReader(data.slice(16, data.length)));
    expectSound(/^(ALPH )?VP8[ L]$/.test(parts.map(({ name }) => name).join(" ")));
    checkPicture(parts.at(-1), size);
  }
}

function checkPicture(picture: Chunk | undefined, { width, height }: Size): void {
  expectSound(picture !== undefined);
  const own = sizeOfPicture(picture);
  expectSound(own.width === width && own.height === height);
}

/** Width and height, each less one in three bytes. */
function sizeOfCanvas(data: ByteReader, at: number): Size {
  return { width: data.little(at, 3) + 1, height: data.little(at + 3, 3) + 1 };
}

function writeWebp(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ name, data }) => [
    ascii(name),
    fourBytes(data.length),
    data.bytes,
    new Uint8Array(data.length % 2),
  ]);
  const body = joinBytes([ascii("WEBP"), ...parts]);
  return joinBytes([ascii("RIFF"), fourBytes(body.length), body]);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function fourBytes(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}
