import { parseArgs } from "node:util";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { type LocalDatabase, openScriptDatabase } from "../local-stack.ts";

/** One statement may make an index over all products, or check the whole file. */
const TIMEOUT_MS = 600_000;

interface ForCopies extends Pick<LocalDatabase, "place" | "close"> {
  /** Reads whole numbers exactly. */
  db: Database;
  /** Reads as the site does. */
  plain: Database;
}

/** Opens the database of the scripts' settings, to read and write it exactly. */
export async function openForCopies(): Promise<ForCopies> {
  const { url, authToken, place, close } = await openScriptDatabase();
  const address = { url, authToken, timeoutMs: TIMEOUT_MS };
  return { place, close, db: openDatabase({ ...address, readsBigints: true }), plain: openDatabase(address) };
}

/**
 * The one folder or file that a script is given.
 * @throws Error telling how it is called
 */
export function givenPath(usage: string): string {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Error(`one path is needed: ${usage}`);
  return path;
}
