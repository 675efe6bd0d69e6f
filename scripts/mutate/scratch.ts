import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { REACHED } from "./probes.ts";

const SETUP = "tests/support/no-console-errors.ts";
/** Files of a run's scratch copies by what they begin with, for whoever looks at a machine's temporary files. */
const PREFIX = "mawrid-mutate-";

/** Each test says which functions ran since the one before it. */
const REPORTS = `
globalThis.${REACHED} = new Set();
afterEach(({ task }) => {
  task.meta.reached = [...globalThis.${REACHED}];
  globalThis.${REACHED}.clear();
});
`;

/**
 * A copy of the project in a temporary folder, for mutations to be made in: the project's own files are never touched.
 */
export class Scratch {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), PREFIX)));

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      cpSync(path, join(this.folder, path));
    }
    symlinkSync(realpathSync("node_modules"), join(this.folder, "node_modules"));
    execFileSync("npx", ["tsx", "scripts/compile-messages.ts"], { cwd: this.folder });
    this.write("vitest.config.ts", oneAtATime(this.read("vitest.config.ts")));
  }

  /** Has every test report the functions that it ran. */
  reportReached(): void {
    this.write(SETUP, this.read(SETUP) + REPORTS);
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** One test file after the other, and those of the rules, which have no state, in one process. */
function oneAtATime(config: string): string {
  return config
    .replace(/maxWorkers: \d+/, "maxWorkers: 1")
    .replace('name: "domain",', 'name: "domain", isolate: false,')
    .replace("wrangler: {", "miniflare: { cf: false }, wrangler: {");
}
