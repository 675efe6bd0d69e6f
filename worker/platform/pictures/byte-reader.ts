import { expectSound } from "./picture.ts";

/** Reads numbers and texts out of a file; whatever lies behind its end is a broken picture, never an exception. */
export class ByteReader {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get length(): number {
    return this.bytes.length;
  }

  /** The bytes from `start` to before `end`, not copied. */
  slice(start: number, end: number): Uint8Array {
    expectSound(start >= 0 && start <= end && end <= this.bytes.length);
    return this.bytes.subarray(start, end);
  }

  byte(at: number): number {
    const value = this.bytes[at];
    expectSound(value !== undefined);
    return value;
  }

  /** An unsigned number of `width` bytes, most significant first (JPEG, PNG). */
  big(at: number, width: 2 | 4): number {
    let number = 0;
    for (let place = at; place < at + width; place += 1) number = number * 256 + this.byte(place);
    return number;
  }

  /** An unsigned number of `width` bytes, least significant first (GIF, WebP). */
  little(at: number, width: 2 | 3 | 4): number {
    let number = 0;
    for (let place = at + width - 1; place >= at; place -= 1) number = number * 256 + this.byte(place);
    return number;
  }

  /** `length` bytes as text, one character each. */
  text(at: number, length: number): string {
    return String.fromCharCode(...this.slice(at, at + length));
  }
}

/** True when the bytes begin with a text. */
export function startsWith(bytes: Uint8Array, text: string, at = 0): boolean {
  if (bytes.length < at + text.length) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

/** Copies parts into one array. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
