import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What stands beside us in the benchmark, with the database that its own starter offers without a server. */
const PINNED = { "@vendure/core": "3.7.3", "better-sqlite3": "12.11.1" };
/** What they compile or unpack for themselves when they are installed. */
const MAY_RUN = { "@apollo/protobufjs": true, bcrypt: true, "better-sqlite3": true };
const LONGEST_INSTALL_MS = 20 * 60_000;

/**
 * Installs Vendure into a folder of its own, which Git ignores, unless it is there: it is no package of ours.
 * @param folder where made catalogues are kept
 * @returns the folder
 */
export function installVendure(folder: string, say: (line: string) => void): string {
  const own = join(folder, `vendure-${PINNED["@vendure/core"]}`);
  if (Object.entries(PINNED).every(([name, version]) => installedVersion(own, name) === version)) return own;
  const started = performance.now();
  mkdirSync(own, { recursive: true });
  const manifest = { name: "bench-vendure", private: true, dependencies: PINNED, allowScripts: MAY_RUN };
  writeFileSync(join(own, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: own,
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LONGEST_INSTALL_MS,
  });
  say(`Vendure ${PINNED["@vendure/core"]} installed in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return own;
}

function installedVersion(folder: string, name: string): string | undefined {
  const manifest = join(folder, "node_modules", name, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
