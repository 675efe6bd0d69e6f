import { ByteReader, joinBytes } from "./byte-reader.ts";
import { checkFrames, checkParts, checkSize, expectSound, type Picture, type Size } from "./picture.ts";

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOPING = "NETSCAPE2.0";

interface Walk {
  file: ByteReader;
  screen: Size;
  kept: Uint8Array[];
  /** Of all frames so far. */
  pixels: number;
}

/**
 * Walks the blocks of a GIF (87a, 89a) up to its trailer. Keeps frames, their timing and the looping of browsers; drops
 * comments, texts and what programs put in.
 * @throws PictureRefusal
 */
export function readGif(bytes: Uint8Array): Picture {
  const file = new ByteReader(bytes);
  const screen = { width: file.little(6, 2), height: file.little(8, 2) };
  checkSize(screen);
  let at = 13 + tableLength(file.byte(10));
  const walk: Walk = { file, screen, kept: [file.slice(0, at)], pixels: 0 };
  for (let count = 1; file.byte(at) !== TRAILER; count += 1) {
    checkParts(count);
    const kind = file.byte(at);
    expectSound(kind === IMAGE || kind === EXTENSION);
    at = kind === IMAGE ? readFrame(walk, at) : readExtension(walk, at);
  }
  expectSound(walk.pixels > 0);
  walk.kept.push(file.slice(at, at + 1));
  return { type: "image/gif", ...screen, bytes: joinBytes(walk.kept) };
}

/** Bytes of the colour table that a packed field announces. */
function tableLength(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Reads a frame, which must lie within the screen; returns where the next block starts. */
function readFrame(walk: Walk, start: number): number {
  const { file, screen } = walk;
  const [left, top] = [file.little(start + 1, 2), file.little(start + 3, 2)];
  const frame = { width: file.little(start + 5, 2), height: file.little(start + 7, 2) };
  checkSize(frame);
  expectSound(left + frame.width <= screen.width && top + frame.height <= screen.height);
  // Browsers compose every frame on the whole screen.
  walk.pixels += screen.width * screen.height;
  checkFrames(walk.pixels);
  const data = start + 10 + tableLength(file.byte(start + 9));
  const codeSize = file.byte(data);
  expectSound(codeSize >= 2 && codeSize <= 8);
  const end = skipBlocks(file, data + 1);
  walk.kept.push(file.slice(start, end));
  return end;
}

function readExtension(walk: Walk, start: number): number {
  const { file, kept } = walk;
  const label = file.byte(start + 1);
  const end = skipBlocks(file, start + 2);
  if (label === GRAPHIC_CONTROL) {
    expectSound(file.byte(start + 2) === 4 && end - start === 8);
    kept.push(file.slice(start, end));
  }
  if (label === APPLICATION) kept.push(...loopingOf(file.slice(start, end)));
  return end;
}

/** The extension that says how often to play, without anything that was put behind it. */
function loopingOf(extension: Uint8Array): Uint8Array[] {
  const file = new ByteReader(extension);
  if (file.length < 19 || file.byte(2) !== LOOPING.length || file.text(3, LOOPING.length) !== LOOPING) return [];
  if (file.byte(14) !== 3 || file.byte(15) !== 1) return [];
  return [file.slice(0, 18), Uint8Array.of(0)];
}

/** Steps over a chain of blocks of up to 255 bytes; returns what follows its end. */
function skipBlocks(file: ByteReader, start: number): number {
  let at = start;
  for (let length = file.byte(at); length > 0; length = file.byte(at)) at += 1 + length;
  return at + 1;
}
