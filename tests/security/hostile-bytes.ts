import { crc32 } from "node:zlib";

/** A text as bytes, one each. */
export function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, "latin1"));
}

/** A file of so many bytes: its head, a unit over and over, its tail. */
export function filled(size: number, unit: Uint8Array, head = latin(""), tail = latin("")): Uint8Array<ArrayBuffer> {
  const count = Math.max(1, Math.floor((size - head.length - tail.length) / unit.length));
  const file = Buffer.alloc(head.length + count * unit.length + tail.length);
  file.set(head);
  file.fill(unit, head.length, head.length + count * unit.length);
  file.set(tail, head.length + count * unit.length);
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
}

/** A chunk of PNG with its checksum. */
export function pngChunk(name: string, data = latin("")): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(name, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Uint8Array.from(chunk);
}

/** A chunk of RIFF. */
export function riffChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = Buffer.alloc(8 + data.length);
  chunk.write(name, 0, "latin1");
  chunk.writeUInt32LE(data.length, 4);
  chunk.set(data, 8);
  return Uint8Array.from(chunk);
}

/** Parts one behind the other. */
export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

/** A ZIP archive whose directory says that its entries unpack to so many bytes each. */
export function claiming(zip: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip);
  const entry = Buffer.from("PK\x01\x02", "latin1");
  for (let at = bytes.indexOf(entry); at !== -1; at = bytes.indexOf(entry, at + 1)) bytes.writeUInt32LE(size, at + 24);
  return Uint8Array.from(bytes);
}
