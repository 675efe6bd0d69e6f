import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "#drizzle/client.ts";
import { type CopiedTable, type Manifest, writeManifest } from "./manifest.ts";
import { readLines } from "./read-lines.ts";
import { type Reader, readSchema, type StoredTable } from "./tables.ts";

/** Lines that are compressed at a time. */
const PIECE_CHARS = 256 * 1024;

/**
 * Copies a database into a folder: one gzip file of lines a table, and the manifest as the last. All is read in one read
 * transaction, so that it is the state of one moment whatever is written meanwhile; where the server ends the transaction, the copy
 * fails.
 * @param db opened with `readsBigints`
 * @param now milliseconds since 1970
 * @throws Error where the folder holds anything
 */
export async function takeCopy({ $client }: Database, folder: string, now: number): Promise<Manifest> {
  await makeEmpty(folder);
  const transaction = await $client.transaction("read");
  try {
    const { made, tables, leftOut, migratedTo } = await readSchema(transaction);
    const copied: CopiedTable[] = [];
    for (const table of tables) copied.push(await copyTable(transaction, table, folder));
    const manifest: Manifest = { format: 1, takenAt: now, migratedTo, schema: made, tables: copied, leftOut };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    transaction.close();
  }
}

/** What it makes nobody else of the machine may read: a copy holds people's data. */
async function makeEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty; a copy gets a folder of its own`);
}

async function copyTable(reader: Reader, table: StoredTable, folder: string): Promise<CopiedTable> {
  const { name, columns } = table;
  const file = `${name}.ndjson.gz`;
  const counted = countLines(readLines(reader, table));
  await pipeline(
    Readable.from(counted.pieces()),
    createGzip({ level: 6 }),
    createWriteStream(join(folder, file), { mode: 0o600 }),
  );
  return { name, columns, file, ...counted.sums() };
}

/** Counts and hashes lines that pass by; they come out in pieces. */
export function countLines(lines: AsyncIterable<string>) {
  const hash = createHash("sha256");
  let rows = 0;
  async function* pieces(): AsyncGenerator<string> {
    let piece = "";
    for await (const line of lines) {
      rows += 1;
      piece += `${line}\n`;
      if (piece.length < PIECE_CHARS) continue;
      hash.update(piece);
      yield piece;
      piece = "";
    }
    hash.update(piece);
    yield piece;
  }
  return { pieces, sums: () => ({ rows, sha256: hash.digest("hex") }) };
}
