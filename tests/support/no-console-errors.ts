import { afterEach, beforeEach, expect } from "vitest";

/** A test that makes the program complain fails; one that means to, says so with `expectConsoleErrors`. */
let expected = 0;
let complaints: string[] = [];
const original = console.error;

/** Says how many `console.error` calls this test means to cause. */
export function expectConsoleErrors(count: number): void {
  expected = count;
}

beforeEach(() => {
  expected = 0;
  complaints = [];
  console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(" "));
});

afterEach(() => {
  console.error = original;
  if (complaints.length !== expected) {
    expect.fail(`${expected} console.error expected, got ${complaints.length}: ${complaints.join("\n")}`);
  }
});
