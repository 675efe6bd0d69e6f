import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REQUIREMENTS } from "./asvs-numbers.ts";

const VERDICTS = ["pass", "not applicable", "deviation"] as const;
const CHAPTERS = [...new Set(REQUIREMENTS.map(({ chapter }) => chapter))];
const ROOTS = readdirSync(".");

/** The rows of a table whose first cell matches, by their cells. */
function rowsOf(path: string, first: RegExp): string[][] {
  const lines = readFileSync(path, "utf8").split("\n");
  const rows = lines.filter((line) => line.startsWith("| ")).map((line) => line.slice(2, -2).split(" | "));
  return rows.filter(([cell = ""]) => first.test(cell));
}

const rows = CHAPTERS.flatMap((chapter) =>
  rowsOf(`docs/security/asvs-${chapter.toLowerCase()}.md`, /^V\d/).map(
    ([number = "", level = "", asks = "", verdict = "", why = "", ...more]) => ({
      ...{ number, level, asks, verdict, why, more, chapter },
      paths: pathsIn(why),
    }),
  ),
);

/** What stands in back-quotes and begins with a folder or file of ours. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => ROOTS.some((root) => path === root || path.startsWith(`${root}/`)));
}

const isTest = (path: string) => /^tests\/.+\.(test|spec)\.tsx?$/.test(path);
const numbers = (some: { number: string }[]) => some.map(({ number }) => number);

describe("docs/security", () => {
  test("has every requirement of levels 1 and 2 once, in the order of the standard", () => {
    expect(REQUIREMENTS.filter(({ level }) => level === "1")).toHaveLength(70);
    expect(REQUIREMENTS.filter(({ level }) => level === "2")).toHaveLength(183);
    const told = rows.map(({ number, chapter, level }) => ({ number, chapter, level }));
    expect(told).toEqual(REQUIREMENTS);
  });

  test("says of each what it asks, one of three verdicts, and why", () => {
    expect(numbers(rows.filter(({ verdict }) => !VERDICTS.some((known) => known === verdict)))).toEqual([]);
    expect(numbers(rows.filter(({ asks, why, more }) => !asks.trim() || !why.trim() || more.length > 0))).toEqual([]);
  });

  test("names files that exist", () => {
    const missing = rows.flatMap(({ number, paths }) =>
      paths.filter((path) => !existsSync(path)).map((path) => `${number} ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test("names code for what passes, and the test that holds it, or says that it was read", () => {
    const passes = rows.filter(({ verdict }) => verdict === "pass");
    expect(numbers(passes.filter(({ paths }) => paths.every(isTest)))).toEqual([]);
    expect(numbers(passes.filter(({ paths, why }) => !paths.some(isTest) && !/by reading/i.test(why)))).toEqual([]);
  });

  test("names what would be needed for what deviates", () => {
    const deviations = rows.filter(({ verdict }) => verdict === "deviation");
    expect(numbers(deviations.filter(({ why }) => !why.includes("Needed: ")))).toEqual([]);
  });
});

describe("SECURITY.md", () => {
  const counted = (some: typeof rows) => [
    some.length,
    ...VERDICTS.map((verdict) => some.filter((row) => row.verdict === verdict).length),
  ];
  const summary = (first: RegExp) => rowsOf("SECURITY.md", first);

  test("counts the verdicts of each chapter and of all", () => {
    const told = summary(/^(\[V\d|all$)/).map(([chapter = "", ...counts]) => [
      /^\[(V\d+) /.exec(chapter)?.[1] ?? chapter,
      ...counts.map(Number),
    ]);
    const chapters = CHAPTERS.map((chapter) => [chapter, ...counted(rows.filter((row) => row.chapter === chapter))]);
    expect(told).toEqual([...chapters, ["all", ...counted(rows)]]);
  });

  test("lists all that deviates, and nothing else", () => {
    const deviations = rows.filter(({ verdict }) => verdict === "deviation");
    const told = summary(/^V\d/).map(([number = "", asks = "", needed = ""]) => ({
      number,
      asks,
      isSaid: needed !== "",
    }));
    expect(told).toEqual(deviations.map(({ number, asks }) => ({ number, asks, isSaid: true })));
    const ofLevel1 = numbers(deviations.filter(({ level }) => level === "1"));
    expect(readFileSync("SECURITY.md", "utf8")).toContain(`Of level 1: ${ofLevel1.join(", ")}.`);
  });

  test("counts what passes by reading alone", () => {
    const read = rows.filter(({ verdict, why }) => verdict === "pass" && /by reading/i.test(why));
    expect(readFileSync("SECURITY.md", "utf8")).toContain(`${read.length} passes say "by reading"`);
  });
});
