import type { Database } from "#drizzle/client.ts";
import { newId } from "#worker/platform/ids.ts";
import { packIndex } from "../search/index-sql.ts";
import { type ImportReport, planImport } from "./import-products.ts";
import { parseImport, type ReadBefore } from "./parse-import.ts";
import { stageStatements } from "./stage-products.ts";
import { takeOverBlock } from "./take-over.ts";

interface BlockOptions {
  apply: boolean;
  /** Milliseconds; the publication time of new products. */
  now: number;
  /** Hears of each block: what it would do, or has done. */
  onBlock: (report: ImportReport) => void;
}

/**
 * Imports a file of any length, block by block: each is taken over in one atomic batch, and the index is packed behind
 * the last one. The first block with an error is not written and ends the import. What stands before it is in the
 * catalogue: when the file is imported again it is read alone. While a block is written the next one is read.
 * @param blocks parts of the file, each under the file's header
 * @throws ImportRefused as an import of one file does
 */
export async function importBlocks(
  db: Database,
  blocks: AsyncIterable<Uint8Array>,
  { apply, now, onBlock }: BlockOptions,
): Promise<void> {
  const before: ReadBefore = { rows: 0, found: new Set() };
  const seen = new Set<string>();
  let written = Promise.resolve();
  for await (const block of blocks) {
    const { report, staged } = await planImport(db, parseImport(block, before));
    const products = staged.filter(({ isSame }) => !isSame);
    report.isApplied = apply && report.errors.length === 0;
    const run = newId("imp");
    const stage = report.isApplied ? stageStatements(db, { run, place: 0, products, seen, now }) : null;
    await written;
    if (stage) written = takeOverBlock(db, { run, stage, now }).then(() => onBlock(report));
    else onBlock(report);
    // Awaited with the next block: a fault is nobody's until then.
    written.catch(() => {});
    if (report.errors.length > 0) break;
  }
  await written;
  if (apply) await packIndex(db);
}
