import { readdirSync, readFileSync } from "node:fs";

/** What changes the surroundings of every test in the same isolate. */
const REPLACES =
  /\bvi\.(stubGlobal|stubEnv|mock|doMock|useFakeTimers|resetModules)\(|\bprocess\.env\.\w+ =|globalThis\.\w+ =|\/(tab-storage|outbox-world)\.ts"/;

/** The test files below `tests` that replace a global, a module or the clock: each needs an isolate of its own. */
export function testsThatReplace(besides: readonly string[]): string[] {
  return readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path) && !besides.some((folder) => path.startsWith(`${folder}/`)))
    .map((path) => `tests/${path}`)
    .filter((path) => REPLACES.test(readFileSync(path, "utf8")))
    .sort();
}
