import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SourceFile } from "./project.ts";

const WRITTEN = /(?:\bfrom|\bimport)\s*\(?\s*"((?:#|\.)[^"]+)"/g;
const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Each file with those of the project that it imports: values and types, also on demand. */
export function importsOf(sources: readonly SourceFile[]): Map<string, Set<string>> {
  return new Map(
    sources.map(({ path, text }) => {
      const targets = [...text.matchAll(WRITTEN)].map(([, target = ""]) => resolve(path, target));
      return [path, new Set(targets.filter((target) => target !== path))];
    }),
  );
}

/** The other way round: each file with those that import it. */
export function importersOf(graph: Map<string, Set<string>>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  return importers;
}

function resolve(path: string, target: string): string {
  if (target.startsWith(".")) return join(dirname(path), target);
  const alias = Object.keys(imports).find((key) => target.startsWith(key.slice(0, -1))) ?? "";
  return join(imports[alias]?.slice(0, -1) ?? "", target.slice(alias.length - 1));
}
