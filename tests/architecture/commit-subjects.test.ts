import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const MOST = 72;
const LOOKED_AT = "-20";
const CONVENTIONAL = /^(?:feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert)(?:\([a-z0-9, :/-]+\))?!?: \S/;

const faultsOf = (subjects: readonly string[]) =>
  subjects.filter((subject) => subject.length > MOST || !CONVENTIONAL.test(subject));

/** None where the sources lie without their history, as in an archive. */
function latestSubjects(): string[] {
  const { status, stdout } = spawnSync("git", ["log", LOOKED_AT, "--no-merges", "--format=%s"], { encoding: "utf8" });
  return status === 0 ? stdout.trim().split("\n") : [];
}

it("the latest commits have conventional subjects of 72 characters at most (style 22)", () => {
  expect(faultsOf(latestSubjects())).toEqual([]);
});

it("names a subject that is too long, and one without a kind", () => {
  const long = `feat(search): ${"x".repeat(MOST)}`;
  expect(faultsOf(["fix(cart): a sum", long, "a sum is right"])).toEqual([long, "a sum is right"]);
});
