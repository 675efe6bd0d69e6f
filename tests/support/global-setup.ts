import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../drizzle/client.ts";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";

const MIGRATIONS = "drizzle/migrations";

/** Starts the local libSQL endpoint for the whole run, on a free port and with scratch files, each migrated already. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("i18n/paraglide/messages.js")) execFileSync("npm", ["run", "--silent", "i18n:compile"]);
  const folder = await mkdtemp(join(tmpdir(), "mawrid-tests-"));
  const template = await migratedFile(join(folder, "template.db"));
  const endpoint = await startLibsqlEndpoint({
    file: join(folder, "main.db"),
    databasesDir: folder,
    port: 0,
    template,
  });
  project.provide("endpointUrl", endpoint.url);
  project.provide("raceRounds", Number(process.env.RACE_ROUNDS ?? 3));
  project.provide("randomOperations", Number(process.env.RANDOM_OPERATIONS ?? 600));
  project.provide("randomSeed", Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31)));
  return async () => {
    await endpoint.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Migrates once what every test's database is a copy of. */
async function migratedFile(file: string): Promise<string> {
  const endpoint = await startLibsqlEndpoint({ file, port: 0 });
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(MIGRATIONS, name), "utf8")));
  await openDatabase({ url: endpoint.url }).$client.executeMultiple(texts.join(";\n"));
  await endpoint.close();
  return file;
}
