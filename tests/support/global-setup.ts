import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migratedFile } from "./migrated-file.ts";

/**
 * Starts the local libSQL endpoint for the whole run, on a free port and with scratch files, each migrated already. It has a
 * process of its own: in Vitest's it would answer nothing for seconds while modules are compiled.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("i18n/paraglide/messages.js")) execFileSync("npm", ["run", "--silent", "i18n:compile"]);
  const folder = await mkdtemp(join(tmpdir(), "mawrid-tests-"));
  // What every test's database is a copy of, migrated once.
  const template = await migratedFile(join(folder, "template.db"));
  const endpoint = fork("tests/support/endpoint-process.ts", [folder, template], { execArgv: ["--import", "tsx"] });
  project.provide("endpointUrl", await addressOf(endpoint));
  project.provide("scratchFolder", folder);
  project.provide("raceRounds", Number(process.env.RACE_ROUNDS ?? 3));
  project.provide("randomOperations", Number(process.env.RANDOM_OPERATIONS ?? 600));
  project.provide("randomSeed", Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31)));
  return async () => {
    const gone = once(endpoint, "exit");
    endpoint.disconnect();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
}

/** @throws Error when the process ends without having said its address; it has said why */
function addressOf(endpoint: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    endpoint.once("message", (url) => resolve(String(url)));
    endpoint.once("exit", () => reject(new Error("the endpoint did not start")));
  });
}
