import { MAX_CHUNK_BYTES, MAX_CHUNK_ROWS } from "#domain/catalogue/import-own.ts";
import type { OwnCells } from "#domain/catalogue/own-columns.ts";

const utf8 = new TextEncoder();

/** Bytes of a row on its way. */
export function bytesOf(cells: OwnCells): number {
  return utf8.encode(JSON.stringify(cells)).length + 1;
}

/** True for a row that fits into a call by itself. */
export function fitsCall(cells: OwnCells): boolean {
  return bytesOf(cells) <= MAX_CHUNK_BYTES;
}

/** Rows in their order, in as few calls as may carry them. */
export function chunksOf<Row extends { cells: OwnCells }>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = bytesOf(row.cells);
    const last = chunks.at(-1);
    if (last && last.length < MAX_CHUNK_ROWS && bytes + size <= MAX_CHUNK_BYTES) {
      last.push(row);
      bytes += size;
    } else {
      chunks.push([row]);
      bytes = size;
    }
  }
  return chunks;
}
