import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { flawOf } from "./cpu-time.ts";
import type { Measured } from "./measure-hostile.ts";

interface Report {
  count: number;
  slowest: Measured;
  flawed: Measured[];
}

const SCRIPT = resolve("tests/security/measure-hostile.ts");
/** Room for what was just made, so that tidying up is not counted as reading. */
const NODE = ["--max-semi-space-size=128", "--import", "tsx"];

async function measured(corpus: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE, SCRIPT, corpus]);
  return JSON.parse(stdout) as Report;
}

/** The one place where tests look at time: what must not happen here is measured in nothing else (security 31). */
describe("what is hostile costs no more than its length", { timeout: 300_000 }, () => {
  it.each([
    ["files", 100],
    ["fields", 30_000],
    ["texts", 3000],
    ["cells", 1500],
  ])("%s", async (corpus, fewest) => {
    const { count, slowest, flawed } = await measured(corpus);
    process.stdout.write(
      `hostile ${corpus}: ${count}; the slowest: ${slowest.name}, ${slowest.cpu.toFixed(1)} ms of CPU\n`,
    );
    expect(flawed).toEqual([]);
    expect(count).toBeGreaterThan(fewest);
  });

  it("a quadratic reader is refused", async () => {
    const { flawed } = await measured("refused");
    process.stdout.write(`refused: ${flawed.map(({ name, flaw }) => `${name}, ${flaw}`).join()}\n`);
    expect(flawed).toEqual([expect.objectContaining({ flaw: expect.stringMatching(/not linear|too slow/) })]);
  });

  it("so is what is slow", () => {
    expect(flawOf({ half: 10, whole: 40, slowness: 1 })).toMatch("not linear");
    expect(flawOf({ half: 80, whole: 160, slowness: 1 })).toMatch("too slow");
    expect(flawOf({ half: 80, whole: 160, slowness: 1.5 })).toMatch("too slow");
    expect(flawOf({ half: 80, whole: 140, slowness: 1.5 })).toBeNull();
    expect(flawOf({ half: 0.1, whole: 15, slowness: 1 })).toBeNull();
  });
});
