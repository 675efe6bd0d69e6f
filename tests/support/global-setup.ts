import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { migratedFile } from "./migrated-file.ts";

/** Starts the local libSQL endpoint for the whole run, on a free port and with scratch files, each migrated already. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("i18n/paraglide/messages.js")) execFileSync("npm", ["run", "--silent", "i18n:compile"]);
  const folder = await mkdtemp(join(tmpdir(), "mawrid-tests-"));
  // What every test's database is a copy of, migrated once.
  const template = await migratedFile(join(folder, "template.db"));
  const endpoint = await startLibsqlEndpoint({
    file: join(folder, "main.db"),
    databasesDir: folder,
    port: 0,
    template,
  });
  project.provide("endpointUrl", endpoint.url);
  project.provide("scratchFolder", folder);
  project.provide("raceRounds", Number(process.env.RACE_ROUNDS ?? 3));
  project.provide("randomOperations", Number(process.env.RANDOM_OPERATIONS ?? 600));
  project.provide("randomSeed", Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31)));
  return async () => {
    await endpoint.close();
    await rm(folder, { recursive: true, force: true });
  };
}
