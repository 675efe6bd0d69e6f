import { afterEach, beforeEach, expect } from "vitest";

interface Complaining {
  expected: number;
  complaints: string[];
  original: typeof console.error;
}

/**
 * A test that makes the program complain fails; one that means to, says so with `expectConsoleErrors`. Kept with the process: files
 * that share one read this setup again, and a helper that an earlier file loaded has that one's.
 */
const kept = globalThis as { consoleOfTests?: Complaining };
kept.consoleOfTests ??= { expected: 0, complaints: [], original: console.error };
const state = kept.consoleOfTests;

/** Says how many `console.error` calls this test means to cause. */
export function expectConsoleErrors(count: number): void {
  state.expected = count;
}

beforeEach(() => {
  state.expected = 0;
  state.complaints = [];
  console.error = (...parts: unknown[]) => state.complaints.push(parts.map(String).join(" "));
});

afterEach(() => {
  const { expected, complaints, original } = state;
  console.error = original;
  if (complaints.length !== expected) {
    expect.fail(`${expected} console.error expected, got ${complaints.length}: ${complaints.join("\n")}`);
  }
});
