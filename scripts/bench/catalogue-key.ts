import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything that decides what lies in a made catalogue's database. */
const SOURCES = [
  "domain/catalogue",
  "drizzle/migrations",
  "drizzle/schema",
  "drizzle/seed",
  "scripts/bench/catalogue.ts",
  "scripts/catalogue",
  "scripts/catalogue-import.ts",
  "scripts/generate-catalogue.ts",
  "tests/support/terms.csv",
  "worker/catalogue/import",
  "worker/catalogue/search",
];

/** A short hash of the sources of a catalogue: another one when a database made earlier no longer fits. */
export function catalogueKey(paths: readonly string[] = SOURCES): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex").slice(0, 12);
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
