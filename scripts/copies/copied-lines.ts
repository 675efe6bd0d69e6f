import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { CopiedTable } from "./manifest.ts";
import { countLines } from "./take-copy.ts";

/** The lines of a table of a copy. Lines are split at line feeds alone, which JSON keeps out of texts. */
export async function* copiedLines(folder: string, { file }: CopiedTable): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // A fault of either ends the other, and comes out where the lines are read.
  pipeline(createReadStream(join(folder, file)), unpacked, () => undefined);
  unpacked.setEncoding("utf8");
  let rest = "";
  for await (const piece of unpacked as AsyncIterable<string>) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error(`${file} breaks off`);
}

/** Whether the lines of a table are those that its manifest tells of: a damaged file is found before it is used. */
async function isWhole(folder: string, table: CopiedTable): Promise<boolean> {
  try {
    const counted = countLines(copiedLines(folder, table));
    for await (const _ of counted.pieces());
    const { rows, sha256 } = counted.sums();
    return rows === table.rows && sha256 === table.sha256;
  } catch {
    return false;
  }
}

/** @throws Error naming the files that are damaged or missing */
export async function assertWhole(folder: string, tables: CopiedTable[]): Promise<void> {
  const damaged: string[] = [];
  for (const table of tables) if (!(await isWhole(folder, table))) damaged.push(table.file);
  if (damaged.length > 0) throw new Error(`the copy itself is damaged: ${damaged.join(", ")}`);
}
