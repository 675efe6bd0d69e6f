import { describe, expect, it } from "vitest";
import { Judge } from "../../scripts/mutate/judge.ts";
import { mutationOf } from "../../scripts/mutate/mutation.ts";
import type { Candidate } from "../../scripts/mutate/population.ts";
import type { Reach } from "../../scripts/mutate/reach.ts";
import { isEnough, summaryText } from "../../scripts/mutate/summary.ts";
import { secondsOf } from "../../scripts/mutate/test-client.ts";
import type { Ask, Failure, Found, NoEnd } from "../../scripts/mutate/test-run.ts";

const WHOLE = "const rule = 1;";
const BROKEN = "const rule = 2;";

function candidateOf(file: string): Candidate {
  const edit = { operator: "number", start: 13, end: 14, after: "2" };
  return { group: "money", mutation: mutationOf(file, WHOLE, edit) };
}

function reachOf(file: string, ...functions: number[]): Reach {
  return { file, project: "worker", milliseconds: 1000, functions };
}

const failureIn = (file: string | null, cause: Failure["cause"] = "assertion"): Found => ({
  failure: { text: `${file} > rule`, file, cause },
  modules: [],
});
const PASSED: Found = { failure: null, modules: [] };

/** What the tests answer, by the files that are broken as they have loaded them. */
type Answer = (ask: Ask, broken: readonly string[], nth: number) => Found | NoEnd;

/** A judge over files that all say the same, whose tests see of a change what they are told of it. */
function judgeOf(reaches: Reach[], answer: Answer, tests: Record<string, string[]> = {}) {
  const files = new Map<string, string>();
  const loaded = new Map<string, string>();
  const asked: Ask[] = [];
  const judge = new Judge({
    scratch: { read: (file) => files.get(file) ?? WHOLE, write: (file, text) => void files.set(file, text) },
    client: {
      run: async (ask) => {
        for (const file of ask.changed) loaded.set(file, files.get(file) ?? WHOLE);
        asked.push(ask);
        const broken = [...loaded].filter(([, text]) => text === BROKEN).map(([file]) => file);
        return answer(ask, broken, asked.length);
      },
    },
    reaches,
    users: { usersOf: (file) => ({ functions: new Set([1]), tests: new Set(tests[file] ?? []) }) },
  });
  return { judge, asked, files };
}

describe("a mutation", () => {
  const A = reachOf("tests/a.test.ts", 1);
  const B = reachOf("tests/b.test.ts", 1, 2);
  const C = reachOf("tests/c.test.ts", 1, 2, 3);

  it("is killed by a test that fails with it and passes without it", async () => {
    const { judge, files } = judgeOf([A], (_, broken) => (broken.length > 0 ? failureIn(A.file) : PASSED));
    expect(await judge.try(candidateOf("x.ts"))).toMatchObject({ outcome: "killed", by: "tests/a.test.ts > rule" });
    expect(files.get("x.ts")).toBe(WHOLE);
  });

  it("survives where all tests pass, and where none reaches it", async () => {
    expect(await judgeOf([A], () => PASSED).judge.try(candidateOf("x.ts"))).toMatchObject({ outcome: "survived" });
    expect(await judgeOf([], () => PASSED).judge.try(candidateOf("x.ts"))).toMatchObject({
      outcome: "survived",
      tests: 0,
    });
  });

  it("is not killed by the one before, also where one without tests came between them", async () => {
    const tests = { "x.ts": [A.file], "z.ts": [C.file] };
    const { judge } = judgeOf(
      [A, C].map((reach) => ({ ...reach, functions: [] })),
      ({ files }, broken) => (files[0] === C.file && broken.includes("x.ts") ? failureIn(C.file) : PASSED),
      tests,
    );
    for (const file of ["x.ts", "y.ts", "z.ts"]) {
      expect(await judge.try(candidateOf(file))).toMatchObject({ outcome: "survived" });
    }
  });

  it("is not killed by a failure that does not come again when its file runs by itself", async () => {
    const { judge, asked } = judgeOf([A, B], (ask) => (ask.files.length === 2 ? failureIn(B.file) : PASSED));
    expect((await judge.try(candidateOf("x.ts"))).outcome).toBe("survived");
    expect(asked.map(({ files }) => files.length)).toEqual([2, 1]);
  });

  it("is not killed by a test that fails without it: alone that ends everything", async () => {
    const { judge, files } = judgeOf([A], () => failureIn(A.file));
    expect((await judge.try(candidateOf("x.ts"))).outcome).toBe("late");
    await expect(judge.tryAlone(candidateOf("x.ts"))).rejects.toThrow("without the mutation of x.ts: tests/a.test.ts");
    expect(files.get("x.ts")).toBe(WHOLE);
  });

  it("is not killed by a test that fails now and then without it", async () => {
    const { judge } = judgeOf([A], (_, broken, nth) => (broken.length > 0 || nth === 2 ? failureIn(A.file) : PASSED));
    expect((await judge.try(candidateOf("x.ts"))).outcome).toBe("survived");
  });

  it.each<[string, Found | NoEnd]>([
    ["that does not end", { busy: 1 }],
    ["whose process ends", failureIn(null, "other")],
    ["in which a test runs out of time", failureIn(A.file, "time")],
  ])("of a run %s is tried again alone", async (_, answer) => {
    const { judge } = judgeOf([A, B], (__, broken) => (broken.length > 0 ? answer : PASSED));
    expect((await judge.try(candidateOf("x.ts"))).outcome).toBe("late");
  });
});

describe("a late mutation", () => {
  const A = reachOf("tests/a.test.ts", 1);
  const B = reachOf("tests/b.test.ts", 1, 2);
  const alone = (answer: Answer) => judgeOf([A, B], answer).judge.tryAlone(candidateOf("x.ts"));

  it("survives where its tests end when they have the machine for themselves", async () => {
    expect((await alone(() => PASSED)).outcome).toBe("survived");
  });

  it("is killed where a test runs out of time again", async () => {
    const found = await alone((_, broken) => (broken.length > 0 ? failureIn(A.file, "time") : PASSED));
    expect(found.outcome).toBe("killed");
  });

  it("loops where the processor is at work to the end, only with the mutation", async () => {
    expect((await alone((_, broken) => (broken.length > 0 ? { busy: 0.9 } : PASSED))).outcome).toBe("loops");
    await expect(alone(() => ({ busy: 0.9 }))).rejects.toThrow("without the mutation");
  });

  it("is undecided where it only waits, unless another test notices", async () => {
    const waits: Answer = ({ files }, broken) => (broken.length > 0 && files[0] === A.file ? { busy: 0.1 } : PASSED);
    expect((await alone(waits)).outcome).toBe("undecided");
    const found = await alone((ask, broken, nth) =>
      broken.length > 0 && ask.files[0] === B.file ? failureIn(B.file) : waits(ask, broken, nth),
    );
    expect(found.outcome).toBe("killed");
  });
});

describe("the summary", () => {
  const verdict = (outcome: "killed" | "survived" | "undecided" | "loops") => ({
    ...candidateOf("x.ts"),
    outcome,
    by: "it",
    tests: 1,
    seconds: 1,
  });

  it("leaves out of the share what is undecided, and says so", () => {
    const nineteen = Array.from({ length: 18 }, () => verdict("killed")).concat(verdict("loops"));
    const verdicts = [...nineteen, verdict("survived"), verdict("undecided")];
    expect(isEnough(verdicts)).toBe(true);
    expect(isEnough([...verdicts, verdict("survived")])).toBe(false);
    const text = summaryText(verdicts, "1", "abc1234");
    expect(text).toMatch(/all +19 of 20 killed, 95.0 %, 1 by an endless loop, 1 undecided, at abc1234/);
    expect(text).toContain("undecided, not counted:\n  x.ts:1 number: 1 → 2: it");
  });

  it.each([
    ["00:00:07", 7],
    ["1-02:03:04", 93_784],
    ["1:02.50", 62.5],
  ])("reads a processor's time of %s", (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });
});
