import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../drizzle/client.ts";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";

const MIGRATIONS = "drizzle/migrations";

/**
 * Writes an empty, migrated database, of which others are made as copies.
 * @returns the file's path
 */
export async function migratedFile(file: string): Promise<string> {
  const endpoint = await startLibsqlEndpoint({ file, port: 0 });
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), "utf8")));
  await openDatabase({ url: endpoint.url, timeoutMs: 60_000 }).$client.executeMultiple(texts.join(";\n"));
  await endpoint.close();
  return file;
}
