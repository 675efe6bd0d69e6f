import { inflateRawSync } from "node:zlib";

/** A file of an archive as its directory names it; `at` is where its local header begins. */
export interface ZipEntry {
  name: string;
  at: number;
  method: number;
  packed: number;
  unpacked: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const LONGEST_COMMENT = 0xffff;

const MOST_ENTRIES = 2000;
/** In bytes; the parts of Office have short ones. */
const LONGEST_NAME = 260;
/** What an archive of 10 MB may unpack to, and how much more than it is: more are bombs, not documents. */
const MOST_UNPACKED = 150 * 1024 * 1024;
const MOST_RATIO = 120;

/**
 * The directory of a ZIP archive (APPNOTE 6.3), read by hand and unpacking nothing: one that fills the file from its first
 * byte to its last, whose entries lie one behind the other under the names that their own headers bear, none encrypted,
 * none twice, none outside, all together of a believable size.
 * @returns null for whatever differs: archives of 64 bits and of several disks too
 */
export function readZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = placeOfEnd(view);
  if (end === null) return null;
  const [count, size, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ];
  const isOneDisk = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (!isOneDisk || count === 0 || count > MOST_ENTRIES || start + size !== end) return null;
  const entries = readDirectory(bytes, view, start, end);
  return entries?.length === count && areBehindEachOther(bytes, view, entries, start) && areBelievable(entries)
    ? entries
    : null;
}

/**
 * An entry's content. What is unpacked is bounded by `most`, whatever the directory claims.
 * @returns null where it is larger, packed or unpacked, or broken
 */
export function unzip(
  bytes: Uint8Array,
  { at, method, packed, unpacked }: ZipEntry,
  most: { packed: number; unpacked: number },
) {
  if (packed > most.packed || unpacked > most.unpacked) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = dataOf(view, at);
  const data = bytes.subarray(start, start + packed);
  if (method === STORED) return data;
  try {
    // One byte more than is claimed shows a claim that is too small, and ends the work.
    const content = inflateRawSync(data, { maxOutputLength: unpacked + 1 });
    return content.length === unpacked ? content : null;
  } catch {
    return null;
  }
}

/** Where the end record stands whose comment reaches just to the last byte. */
function placeOfEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  }
  return null;
}

function readDirectory(bytes: Uint8Array, view: DataView, start: number, end: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let at = start; at < end; ) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY || entries.length === MOST_ENTRIES) return null;
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return null;
    const nameLength = view.getUint16(at + 28, true);
    if (nameLength > LONGEST_NAME) return null;
    entries.push({
      name: nameAt(bytes, at + ENTRY_BYTES, nameLength),
      at: view.getUint32(at + 42, true),
      method,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at > end) return null;
  }
  return entries;
}

/** No entry shares bytes with another (overlapping ones unpack to petabytes), and the first begins the file. */
function areBehindEachOther(bytes: Uint8Array, view: DataView, entries: ZipEntry[], directory: number): boolean {
  let free = 0;
  for (const { name, at, packed } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < free || (free === 0 && at !== 0) || at + LOCAL_BYTES > directory) return false;
    const isSame =
      view.getUint32(at, true) === LOCAL && nameAt(bytes, at + LOCAL_BYTES, view.getUint16(at + 26, true)) === name;
    free = dataOf(view, at) + packed;
    if (!isSame || free > directory) return false;
  }
  return true;
}

function areBelievable(entries: ZipEntry[]): boolean {
  const sum = (of: "packed" | "unpacked") => entries.reduce((total, entry) => total + entry[of], 0);
  const names = entries.map(({ name }) => name.toLowerCase());
  const isBomb = sum("unpacked") > Math.min(MOST_UNPACKED, MOST_RATIO * (sum("packed") + LONGEST_COMMENT));
  return !isBomb && new Set(names).size === names.length && names.every(isInside);
}

function isInside(name: string): boolean {
  return name !== "" && !/^[/\\]|[\\\0:]|(?:^|\/)\.\.(?:\/|$)/.test(name);
}

function dataOf(view: DataView, at: number): number {
  return at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
}

function nameAt(bytes: Uint8Array, at: number, length: number): string {
  return new TextDecoder().decode(bytes.subarray(at, at + length));
}
