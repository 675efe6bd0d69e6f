import { crc32 } from "node:zlib";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { PictureRefusal } from "#worker/platform/pictures/picture.ts";
import { latin, sample, textOf } from "./samples.ts";

/** "type width×height" of a picture, or the flaw it is refused for; anything else thrown fails the test. */
export function outcomeOf(bytes: Uint8Array): string {
  try {
    const { type, width, height } = inspectPicture(bytes);
    return `${type} ${width}×${height}`;
  } catch (error) {
    if (error instanceof PictureRefusal) return error.flaw;
    throw error;
  }
}

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** A chunk of PNG with its right checksum. */
export function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const checked = Uint8Array.from([...latin(name), ...data]);
  return Uint8Array.from([...big(data.length), ...checked, ...big(crc32(checked))]);
}

export function pngOf(width: number, height: number, ...chunks: Uint8Array[]): Uint8Array {
  const header = pngChunk("IHDR", Uint8Array.from([...big(width), ...big(height), 8, 6, 0, 0, 0]));
  const parts = [latin("\x89PNG\r\n\x1a\n"), header, ...chunks, pngChunk("IEND", latin(""))];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A sample whose claimed size is overwritten. */
export function claiming(name: "jpeg" | "gif" | "webp" | "webpAlpha", width: number, height: number): Uint8Array {
  const bytes = sample(name);
  const view = new DataView(bytes.buffer);
  if (name === "jpeg") {
    const frame = textOf(bytes).indexOf("\xff\xc0");
    view.setUint16(frame + 5, height);
    view.setUint16(frame + 7, width);
  }
  if (name === "gif") {
    view.setUint16(6, width, true);
    view.setUint16(8, height, true);
  }
  if (name === "webp") {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  }
  if (name === "webpAlpha") {
    view.setUint32(24, width - 1, true);
    view.setUint32(27, height - 1, true);
  }
  return bytes;
}
