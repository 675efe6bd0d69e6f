import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Probe, probed, probesOf } from "./probes.ts";
import { Scratch } from "./scratch.ts";
import { sourcesOf } from "./sources.ts";
import { TestClient } from "./test-client.ts";
import { type Ask, type Found, PROJECTS, type ProjectName } from "./test-run.ts";

/** Sources whose functions note that they ran; the screens' too, for what they do with a rule. */
export const PROBED = /^(domain|worker|party|src|i18n)\/.*\.tsx?$/;
/** All but the corpus of hostile files: it judges processor time, which a busy machine changes and a mutation doesn't. */
const TESTS: Record<ProjectName, RegExp> = {
  domain: /^tests\/domain\/.*\.test\.ts$/,
  node: /^tests\/(?!domain\/|architecture\/|worker\/|party\/|e2e\/|scripts\/|security\/hostile|attack\/(?:over-http|uploads)).*\.test\.tsx?$/,
  worker: /^tests\/worker\/.*\.test\.ts$/,
  party: /^tests\/party\/.*\.test\.ts$/,
};
const KEPT = "node_modules/.cache/mawrid-mutate/reach.json";
const LONGEST_RUN_MS = 30 * 60_000;
/** Files at once: what is known after each is kept, should the run be ended. */
const CHUNK = 20;

/** What one test file ran, and how long it took. */
export interface Reach {
  file: string;
  project: ProjectName;
  milliseconds: number;
  functions: number[];
}

interface Kept {
  /** Of everything but the test files themselves. */
  key: string;
  reaches: (Reach & { hash: string })[];
}

export function allProbes(paths: readonly string[]): Probe[] {
  const probes: Probe[] = [];
  for (const [file, text] of sourcesOf(paths, PROBED)) probes.push(...probesOf(file, text, probes.length));
  return probes;
}

/**
 * Which functions each test file runs. Asks the tests themselves once; after that only those that changed, as long as no
 * source did.
 * @throws Error naming a test that fails without any mutation
 */
export async function reachOf(paths: readonly string[], tell: (text: string) => void): Promise<Reach[]> {
  const isTest = (path: string) => Object.values(TESTS).some((pattern) => pattern.test(path));
  const key = hashOf(
    sourcesOf(
      paths.filter((path) => !isTest(path)),
      /^(domain|worker|party|src|i18n|drizzle|tests(?!\/(architecture|e2e|scripts)\/))\//,
    ),
  );
  const before = readKept(key);
  const kept: Kept = { key, reaches: [] };
  const missing: Record<ProjectName, string[]> = { domain: [], node: [], worker: [], party: [] };
  for (const project of PROJECTS) {
    for (const [file, text] of sourcesOf(paths, TESTS[project])) {
      const hash = hashOf(new Map([[file, text]]));
      const known = before.find((one) => one.file === file && one.hash === hash);
      if (known) kept.reaches.push(known);
      else missing[project].push(file);
    }
  }
  if (Object.values(missing).some((files) => files.length > 0)) await measure(paths, missing, kept, tell);
  return kept.reaches;
}

async function measure(
  paths: readonly string[],
  missing: Record<ProjectName, string[]>,
  kept: Kept,
  tell: (text: string) => void,
) {
  const scratch = new Scratch(paths);
  const client = new TestClient(scratch.folder);
  const hashes = new Map(
    Object.values(missing).flatMap((files) => files.map((file) => [file, hashOf(sourcesOf([file], /./))])),
  );
  process.once("exit", () => {
    client.killNow();
    scratch.remove();
  });
  try {
    scratch.reportReached();
    let first = 0;
    for (const [file, text] of sourcesOf(paths, PROBED)) {
      scratch.write(file, probed(file, text, first));
      first += probesOf(file, text, first).length;
    }
    for (const project of PROJECTS) {
      const files = missing[project];
      for (let at = 0; at < files.length; at += CHUNK) {
        const asked = files.slice(at, at + CHUNK);
        tell(`what ${asked.length} test files of ${project} run (${at + asked.length} of ${files.length})`);
        for (const { file, milliseconds, reached } of await pass(client, project, asked)) {
          kept.reaches.push({ file, project, milliseconds, functions: reached, hash: hashes.get(file) ?? "" });
        }
        writeKept(kept);
      }
    }
  } finally {
    await client.close();
    scratch.remove();
  }
}

/** What fails may have met a machine that was busy: a test file gets a second try by itself. */
async function pass(client: TestClient, project: ProjectName, files: readonly string[]): Promise<Found["modules"]> {
  const ask = { project, changed: [], stopsAtFailure: false };
  let found = await endedRun(client, { ...ask, files });
  // An error that is of no test is not of this chunk either when it does not come again.
  if (found.failure?.file === null) found = await endedRun(client, { ...ask, files });
  const failed = found.modules.filter(({ hasFailed }) => hasFailed);
  const again: Found["modules"] = [];
  for (const { file } of failed) {
    const second = await endedRun(client, { ...ask, files: [file] });
    if (second.failure) throw new Error(`fails without any mutation: ${second.failure.text}`);
    again.push(...second.modules);
  }
  if (found.failure && failed.length === 0) throw new Error(`the tests do not run: ${found.failure.text}`);
  return [...found.modules.filter(({ hasFailed }) => !hasFailed), ...again];
}

async function endedRun(client: TestClient, ask: Ask): Promise<Found> {
  const found = await client.run(ask, LONGEST_RUN_MS);
  if ("busy" in found) throw new Error(`the tests do not end without any mutation: ${ask.files.join(", ")}`);
  return found;
}

function hashOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [file, text] of texts) hash.update(`${file}\0${text}\0`);
  return hash.digest("hex");
}

function readKept(key: string): Kept["reaches"] {
  try {
    const kept: Kept = JSON.parse(readFileSync(KEPT, "utf8"));
    return kept.key === key ? kept.reaches : [];
  } catch {
    return [];
  }
}

function writeKept(kept: Kept): void {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
}
