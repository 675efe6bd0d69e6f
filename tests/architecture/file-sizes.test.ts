import { parseSync } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** Lists of data, where length is no complexity. */
const DATA = /^(drizzle\/seed|domain\/catalogue\/search\/(synonyms|stop-words))/;

const files = projectFiles(/\.tsx?$/).filter((path) => !DATA.test(path));
const program = files.filter((path) => !path.startsWith("tests/"));

describe("files are short", () => {
  const lines = new Map(files.map((path) => [path, readProjectFile(path).trimEnd().split("\n").length]));

  test("none has more than 250 lines", () => {
    expect([...lines].filter(([, count]) => count > 250)).toEqual([]);
  });

  test("half have at most 60, nine of ten at most 150", () => {
    const counts = program.map((path) => lines.get(path) ?? 0);
    expect(quantile(counts, 0.5)).toBeLessThanOrEqual(60);
    expect(quantile(counts, 0.9)).toBeLessThanOrEqual(150);
  });
});

describe("functions are short", () => {
  let functions: { name: string; lines: number }[] = [];
  beforeAll(() => {
    functions = program.flatMap(functionsIn);
  });

  test("half have at most 15 lines, nine of ten at most 40", () => {
    const counts = functions.map(({ lines }) => lines);
    expect(counts.length).toBeGreaterThan(500);
    expect(quantile(counts, 0.5)).toBeLessThanOrEqual(15);
    expect(quantile(counts, 0.9)).toBeLessThanOrEqual(40);
  });

  test("none has more than 60", () => {
    expect(functions.filter(({ lines }) => lines > 60)).toEqual([]);
  });
});

function quantile(counts: readonly number[], share: number): number {
  const sorted = [...counts].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Every function with a body of its own, with the lines from its head to its end. */
function functionsIn(path: string): { name: string; lines: number }[] {
  const source = readProjectFile(path);
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (offset: number) => ends.findLastIndex((end) => end < offset) + 2;
  const found: { name: string; lines: number }[] = [];
  visit(parseSync(path, source).program, (node) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
    const [first, last] = [lineAt(node.start), lineAt(node.end)];
    found.push({ name: `${path}:${first}`, lines: last - first + 1 });
  });
  return found;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

function visit(value: unknown, meet: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, meet);
  } else if (typeof value === "object" && value !== null) {
    if ("type" in value && "start" in value && "end" in value) meet(value as SyntaxNode);
    for (const child of Object.values(value)) visit(child, meet);
  }
}
