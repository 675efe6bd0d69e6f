import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles } from "../architecture/project-files.ts";
import { flawOfRegex, type Regex, regexesIn } from "./regexes.ts";

/** What runs in the Worker, in rooms and in browsers. */
const FOLDERS = ["domain", "worker", "party", "src", "i18n", "drizzle/schema"];
const uses = projectFiles(/\.(?:tsx?|js)$/, FOLDERS).map((path) => ({ path, ...regexesIn(path) }));

describe("every regular expression is linear (security 16, 31)", () => {
  it("that is written in the program, and those that its modules build of constants", {
    timeout: 600_000,
  }, async () => {
    const all = [...uses.flatMap(({ literals }) => literals), ...(await valuesOfConstants())];
    const once = new Map(all.map((regex) => [`/${regex.source}/${regex.flags}`, regex]));
    const flawed: string[] = [];
    const started = process.hrtime.bigint();
    for (const [written, regex] of once) {
      const flaw = await flawOfRegex(regex);
      if (flaw) flawed.push(`${regex.place} ${written} ${flaw}`);
    }
    const seconds = Math.round(Number(process.hrtime.bigint() - started) / 1e9);
    process.stdout.write(`regular expressions: ${all.length} written, ${once.size} different, ${seconds} s\n`);
    expect(flawed).toEqual([]);
    expect(once.size).toBeGreaterThan(150);
  });

  it("none is built at run time but as an exported constant, which is checked like one that is written", () => {
    expect(uses.flatMap(({ built }) => built)).toEqual([]);
  });
});

describe("the check itself", () => {
  const foreignTemplate = /attachedTemplate[^>]*TargetMode\s*=\s*["']External/i;

  it.each([
    ["of an archive that stopped the site for 27 s", foreignTemplate],
    ["blanks at an end", /\s+$/],
    ["one run in two", /^\d*\d*x$/],
    ["exponential", /^(?:a|a)*$/],
  ])("refuses a quadratic one or worse: %s", async (_, { source, flags }) => {
    expect(await flawOfRegex({ source, flags })).toMatch(/polynomial|exponential/);
  });

  it.each([/^\s+/, /\bTargetMode\s*=/, /^[a-z]+@[a-z]+\.[a-z]+$/])("passes %s", async ({ source, flags }) => {
    expect(await flawOfRegex({ source, flags })).toBeNull();
  });

  it("finds what is written, wherever it stands, and tells constants from what is built", () => {
    const text = `
      // /no comment/
      const text = "/no text/";
      const ratio = 1 / 2 / 3;
      type Of = { list: (typeof text)[] };
      export const CODE = new RegExp(\`^[\${text}]{6}$\`);
      const hidden = new RegExp(text);
      function inner(a = /default\\/value/gi) { return a.test("") ? text.replace(/x+$/u, "") : RegExp(text, "g"); }
      text.match("a+"); text.match(hidden); text.matchAll(\`\${text}\`); new globalThis.RegExp(text);
      const view = <p title={String(/[/]"/)}>it's /not/ one</p>;`;
    const { literals, constants, built } = regexesIn("sample.tsx", text);
    expect(literals.map(({ source, flags }) => [source, flags])).toEqual([
      ["default\\/value", "gi"],
      ["x+$", "u"],
      ['[/]"', ""],
    ]);
    expect(constants).toEqual(["CODE"]);
    expect(built).toEqual(["sample.tsx:7", "sample.tsx:8", "sample.tsx:9", "sample.tsx:9", "sample.tsx:9"]);
  });
});

/** Exported constants that are built when their module is loaded. */
async function valuesOfConstants(): Promise<Regex[]> {
  const found = uses.map(async ({ path, constants }) => {
    if (constants.length === 0) return [];
    const module: Record<string, unknown> = await import(/* @vite-ignore */ resolve(path));
    return constants.map((name) => {
      const value = module[name];
      if (!(value instanceof RegExp)) throw new Error(`${path}: ${name} is no regular expression`);
      return { place: `${path} ${name}`, source: value.source, flags: value.flags };
    });
  });
  return (await Promise.all(found)).flat();
}
