import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Replacements } from "./operators.ts";
import { type Node, nodesIn, programOf, visit } from "./syntax.ts";

/** Files of the project by their paths, with those that are not committed yet and without those that git ignores. */
export function projectPaths(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const deleted = new Set(execFileSync("git", ["ls-files", "-z", "--deleted"], { encoding: "utf8" }).split("\0"));
  return [...new Set(listed.split("\0"))].filter((path) => path !== "" && !deleted.has(path)).sort();
}

/** The commit that the project's files are at, for whoever reads a figure later. */
export function currentCommit(): string {
  const run = (...given: string[]) => execFileSync("git", given, { encoding: "utf8" }).trim();
  return run("rev-parse", "--short=7", "HEAD") + (run("status", "--porcelain") === "" ? "" : " with changes");
}

/** The texts of those of the project's files that match. */
export function sourcesOf(paths: readonly string[], which: RegExp): Map<string, string> {
  return new Map(paths.filter((path) => which.test(path)).map((path) => [path, readFileSync(path, "utf8")]));
}

/** For each value of a list of names (`["draft", "sent"] as const`) the one after it; the first list that has it counts. */
export function replacementsIn(sources: ReadonlyMap<string, string>): Replacements {
  const found = new Map<string, string>();
  for (const [file, text] of sources) {
    visit(programOf(file, text), (node, parents) => {
      const isConstant = node.type === "ArrayExpression" && parents.at(-1)?.type === "TSAsExpression";
      const values = isConstant ? namesOf(node) : [];
      values.forEach((value, at) => {
        const other = values[(at + 1) % values.length];
        if (other !== undefined && other !== value && !found.has(value)) found.set(value, other);
      });
    });
  }
  return found;
}

function namesOf({ elements }: Node): string[] {
  const values = nodesIn(elements).map(({ value }) => value);
  const names = values.filter((value): value is string => typeof value === "string");
  return names.length === values.length ? names : [];
}
