import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readProjectFile } from "./project-files.ts";

/** As many as docs/never-again.md lists. */
const RULES = Array.from({ length: 12 }, (_, rule) => String(rule + 1));

const rows = readFileSync("docs/never-again.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, rule = "", file = "", name = ""] = /^\| (\d+) \| `([^`]+)` \| (.+) \|$/.exec(line) ?? [];
    return rule === "" ? [] : [{ rule, file, name }];
  });

describe("docs/never-again.md", () => {
  test("has a test for every rule", () => {
    expect(RULES.filter((rule) => !rows.some((row) => row.rule === rule))).toEqual([]);
    expect(rows.filter(({ rule }) => !RULES.includes(rule))).toEqual([]);
  });

  test.each(rows)("$rule: $file has the test $name", ({ file, name }) => {
    const quoted = [`"${name}"`, `\`${name}\``];
    const lines = readProjectFile(file).split("\n");
    const held = lines.filter((line) => quoted.some((one) => line.includes(one)));
    expect(held, name).toHaveLength(1);
    expect(held.filter((line) => /\b(skip|todo|fails)\b\(/.test(line))).toEqual([]);
  });
});
