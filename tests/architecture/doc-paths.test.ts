import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { SOURCE_FOLDERS } from "./project-files.ts";

const DOCUMENTS = [
  "README.md",
  "SECURITY.md",
  ...[...SOURCE_FOLDERS].map((tier) => `${tier}/README.md`),
  ...markdownIn("docs"),
];

/** Made while running or building, so a clean copy has none. */
const MADE_LATER = /^(node_modules|dist|\.data|\.wrangler|\.dev\.vars|coverage)\b/;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

describe.each(DOCUMENTS)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  test("names files that exist", () => {
    const missing = pathsIn(text).filter((path) => !MADE_LATER.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });

  test("links to files that exist", () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target ?? "");
    expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** What stands in back-quotes and begins with a folder or file of ours; patterns and place-holders are no paths. */
function pathsIn(text: string): string[] {
  const roots = readdirSync(".").filter((name) => name !== "node_modules");
  return [...text.matchAll(/`([\w@.$/-]+)`/g)]
    .map(([, path]) => path ?? "")
    .filter((path) => roots.some((root) => path === root || path.startsWith(`${root}/`)));
}

function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".md")).map((name) => join(folder, name));
}
