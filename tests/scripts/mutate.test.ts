// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources are quoted as they are written
import { describe, expect, it } from "vitest";
import { withoutEquivalent } from "../../scripts/mutate/equivalent.ts";
import { mutated } from "../../scripts/mutate/mutation.ts";
import { NAMED, namedMutation } from "../../scripts/mutate/named.ts";
import { mutationsOf } from "../../scripts/mutate/operators.ts";
import { candidatesOf, sampleOf } from "../../scripts/mutate/population.ts";
import { probed, probesOf } from "../../scripts/mutate/probes.ts";
import { projectPaths } from "../../scripts/mutate/sources.ts";
import { UserFinder } from "../../scripts/mutate/users.ts";

const STATES = new Map([
  ["draft", "sent"],
  ["sent", "draft"],
]);

/** What a text becomes by each of its mutations. */
const become = (text: string) => mutationsOf("a.ts", text, STATES).map((one) => mutated(text, one));

describe("operators", () => {
  it.each([
    ["const x = a < b", ["const x = a <= b"]],
    ["const x = a === b", ["const x = a !== b"]],
    ["x = a && b", ["{}", "x = a || b"]],
    ["const x = c ? a : b", ["const x = !(c) ? a : b"]],
    ["const x = a - b", ["const x = a + b"]],
    ['const x = "a" + b', []],
    ["const x = 4", ["const x = 5"]],
    ["const x = true", ["const x = false"]],
    ['const x = { draft: "sent" }', ['const x = { draft: "draft" }']],
    ['const ALL = ["draft", "sent"] as const', []],
    ["const x = and(a, b)", ["const x = and(b)", "const x = and(a)"]],
    ["const x = q.where(a)", ["const x = q"]],
    ["const x = q.orderBy(a, b)", ["const x = q.orderBy(b)", "const x = q.orderBy(a)"]],
    ["const x = { rows: [a, b] }", ["const x = { rows: [b] }", "const x = { rows: [a] }"]],
    ["const x: 1 | 2 = y as 2", []],
  ])("make of %s what breaks its rule", (text, expected) => {
    expect(become(text)).toEqual(expected);
  });

  it("take guards away, and negate them", () => {
    const text = "function f(a) { if (!a) throw b; }";
    expect(become(text)).toEqual(["function f(a) { {} }", "function f(a) { if (!(!a)) throw b; }"]);
  });

  it("read conditions and orders of SQL, not assignments", () => {
    const text = "const x = sql`update t set a = 1 where ${t.b} = ${b} and (c <= 2 or d is null)`";
    expect(become(text)).toEqual([
      "const x = sql`update t set a = 1 where (c <= 2 or d is null)`",
      "const x = sql`update t set a = 1 where ${t.b} <> ${b} and (c <= 2 or d is null)`",
      "const x = sql`update t set a = 1 where ${t.b} = ${b}`",
      "const x = sql`update t set a = 1 where ${t.b} = ${b} and (c < 2 or d is null)`",
      "const x = sql`update t set a = 1 where ${t.b} = ${b} and (c <= 2 or d is not null)`",
    ]);
    expect(become("const x = sql`select a from t order by a desc, b`")).toEqual([
      "const x = sql`select a from t order by  b`",
      "const x = sql`select a from t order by a desc`",
    ]);
  });
});

describe("the sample", () => {
  const texts = ["const a = 1", "const b = 2", "const c = 3", "const d = 4"];
  const population = (lines: string[]) => new Map([["money", mutationsOf("a.ts", lines.join("\n"), STATES)] as const]);
  const sampled = (lines: string[], seed = "1") =>
    sampleOf(population(lines), seed, 8)
      .get("money")
      ?.map(({ written }) => written) ?? [];

  it("is the same for a seed, also when other lines come and go", () => {
    const taken = sampled(texts);
    expect(taken).toHaveLength(2);
    expect(sampled(["const first = 9", ...texts].filter((text) => taken.includes(text)))).toEqual(taken);
    expect(new Set(["1", "2", "3", "4", "5"].map((seed) => sampled(texts, seed).join())).size).toBeGreaterThan(1);
  });

  it("of the project has thirty of each area and every mutation with a name", () => {
    const groups = candidatesOf(projectPaths(), "1", 120).map(({ group }) => group);
    const count = (of: string) => groups.filter((group) => group === of).length;
    expect(["machines", "money", "access", "parsing", "named"].map(count)).toEqual([30, 30, 30, 30, NAMED.length]);
    expect(new Set(NAMED.map(({ name }) => name)).size).toBe(9);
  });

  it("refuses a named mutation, and an equivalent one, that no longer apply", () => {
    const named = { name: "x", file: "a.ts", before: "a", after: "b" };
    expect(() => namedMutation(named, "b")).toThrow("does not apply");
    expect(() => namedMutation(named, "a a")).toThrow("does not apply");
    const [one] = mutationsOf("a.ts", "const a = 1", STATES);
    if (!one) return expect.fail("no mutation");
    expect(withoutEquivalent([one], [{ ...one, reason: "" }])).toEqual([]);
    expect(() => withoutEquivalent([one], [{ ...one, after: "7", reason: "" }])).toThrow("stale");
  });
});

describe("who uses a value", () => {
  const sources = new Map([
    [
      "domain/table.ts",
      "export const LIMIT = 5;\nexport const TABLE = { most: LIMIT };\nexport const other = () => 1;",
    ],
    ["worker/verb.ts", 'import { TABLE } from "#domain/table.ts";\nexport function verb() { return TABLE.most; }'],
    ["tests/table.test.ts", 'import { LIMIT } from "#domain/table.ts";\nit("x", () => LIMIT);'],
  ]);
  const probes = [...sources].flatMap(([file, text], at) => probesOf(file, text, at * 10));

  it("follows names from module to module, to functions and tests", () => {
    const { functions, tests } = new UserFinder(sources, probes).usersOf("domain/table.ts", 21);
    expect([...functions]).toEqual([10]);
    expect([...tests]).toEqual(["tests/table.test.ts"]);
  });

  it("follows what a list is turned into when its module is loaded", () => {
    const text = 'const LIST = ["a"];\nconst names = LIST.map((one) => one);\nexport function verb() { return names; }';
    const [, verb] = probesOf("worker/list.ts", text, 0);
    const { functions } = new UserFinder(
      new Map([["worker/list.ts", text]]),
      probesOf("worker/list.ts", text, 0),
    ).usersOf("worker/list.ts", text.indexOf('"a"'));
    expect(functions).toContain(verb?.id);
  });

  it("finds the tests of a router for the limits of its inputs, not all that its procedures run", () => {
    const router =
      'import { form } from "#domain/form.ts";\nexport const router = { send: p.input(form).mutation(() => 1) };';
    const all = new Map([
      ["domain/form.ts", "export const form = text(500);"],
      ["worker/router.ts", router],
      ["worker/serve.ts", 'import { router } from "./router.ts";\nexport function serve() { return router; }'],
      ["tests/limits.test.ts", 'import { router } from "#worker/router.ts";\nit("x", () => router);'],
    ]);
    const found = [...all].flatMap(([file, text], at) => probesOf(file, text, at * 10));
    const { functions, tests } = new UserFinder(all, found).usersOf("domain/form.ts", 25);
    expect([[...functions], [...tests]]).toEqual([[10], ["tests/limits.test.ts"]]);
  });

  it("is asked by functions that note that they ran", () => {
    const text = "const f = (a) => ({ a }); function g() { return f(() => 2); }";
    expect(probed("a.ts", text, 7)).toBe(
      "const f = (a) => (globalThis.__reachedFunctions?.add(7), (({ a }))); " +
        "function g() { globalThis.__reachedFunctions?.add(8); return f(() => (globalThis.__reachedFunctions?.add(9), (2))); }",
    );
  });
});
