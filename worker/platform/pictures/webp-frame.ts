import { ByteReader } from "./byte-reader.ts";
import { checkParts, expectSound, type Size } from "./picture.ts";

/** A chunk of a RIFF container. */
export interface Chunk {
  name: string;
  data: ByteReader;
}

/** The chunks that fill `bytes` to their last byte; each is padded to an even length. */
export function readChunks(file: ByteReader): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < file.length) {
    const start = at + 8;
    const end = start + file.little(at + 4, 4);
    checkParts(chunks.length);
    chunks.push({ name: file.text(at, 4), data: new ByteReader(file.slice(start, end)) });
    at = end + (end % 2);
  }
  expectSound(at === file.length);
  return chunks;
}

/** True for the chunks that hold a picture: lossy and lossless. */
export function isPicture({ name }: Chunk): boolean {
  return name === "VP8 " || name === "VP8L";
}

/** The size in a picture's own first bytes (RFC 6386, 9.1; RFC 9649, 3.4), which is the real one. */
export function sizeOfPicture({ name, data }: Chunk): Size {
  return name === "VP8L" ? sizeOfLossless(data) : sizeOfLossy(data);
}

function sizeOfLossy(data: ByteReader): Size {
  const isKeyFrame = (data.byte(0) & 1) === 0;
  expectSound(isKeyFrame && data.text(3, 3) === "\x9d\x01\x2a");
  // The two upper bits ask for scaling, which nobody does.
  return { width: data.little(6, 2) & 0x3fff, height: data.little(8, 2) & 0x3fff };
}

function sizeOfLossless(data: ByteReader): Size {
  const packed = data.little(1, 4);
  const version = packed >>> 29;
  expectSound(data.byte(0) === 0x2f && version === 0);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
