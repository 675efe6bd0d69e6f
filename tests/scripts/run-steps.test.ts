import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runSteps, type Step } from "../../scripts/run-steps.ts";

const step = (name: string, code: string): Step => ({ name, command: process.execPath, args: ["-e", code] });

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "log").mockImplementation((text) => void told.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

it("shows what steps at once print each as a whole, and how long each took", async () => {
  const pause = "setTimeout(() => console.log('end'), 50)";
  await runSteps([[step("one", `console.log('begin'); ${pause}`), step("two", `console.log('begin'); ${pause}`)]]);
  for (const name of ["one", "two"]) expect(told).toContain(`\n▸ ${name}\nbegin\nend\n`);
  expect(told.at(-1)).toMatch(/one +\d+\.\d s\n|two +\d+\.\d s\n/);
});

it("ends with the name of what failed, at once with others or by itself, and begins nothing behind it", async () => {
  const never = step("never", "console.log('too far')");
  for (const failing of [step("bad", "process.exit(3)"), [step("bad", "process.exit(3)")]]) {
    await expect(runSteps([failing, never])).rejects.toThrow("bad failed (exit code 3)");
  }
  expect(told.join()).not.toContain("too far");
  expect(told.at(-1)).toMatch(/bad +\d/);
});
