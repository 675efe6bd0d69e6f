import { expect, test } from "vitest";
import { CLOSE, errorOf, execute, integer, rowsOf, serveForTests, text } from "./endpoint.ts";

const endpoint = serveForTests();

function ask(sql: string, args: unknown[], named: Record<string, unknown> = {}) {
  const named_args = Object.entries(named).map(([name, value]) => ({ name, value }));
  return endpoint.pipeline([execute(sql, args, { named_args }), CLOSE]);
}

test("binds by position, number and name", async () => {
  const [one, two] = [text("one"), text("two")];
  expect(rowsOf(await ask("SELECT ?2, ?1, ?", [one, two, text("three")]))).toEqual([["two", "one", "three"]]);
  expect(rowsOf(await ask("SELECT :b, @a, $c, :b", [], { a: one, ":b": two, c: integer(3) }))).toEqual([
    ["two", "one", "3", "two"],
  ]);
  expect(rowsOf(await ask("SELECT :b, ?1", [], { b: one }))).toEqual([["one", "one"]]);
  expect(rowsOf(await ask("SELECT :b, ?2", [two, two], { b: one }))).toEqual([["one", "two"]]);
});

test("takes nothing in quotes or comments for a parameter", async () => {
  const sql = `SELECT ':a' AS ":b", ? AS [c?] -- ?
    /* :d */`;
  expect(rowsOf(await ask(sql, [integer(1)]))).toEqual([[":a", "1"]]);
});

test.each([
  ["too few", "SELECT ?, ?", [integer(1)], {}],
  ["too many", "SELECT ?", [integer(1), integer(2)], {}],
  ["a name that is missing", "SELECT :a", [], { b: integer(1) }],
  ["a name too many", "SELECT :a", [], { a: integer(1), b: integer(1) }],
])("refuses %s", async (_what, sql, args, named) => {
  expect(errorOf(await ask(sql, args, named))?.code).toBe("ARGS_INVALID");
});

test("never shows the values of an earlier request", async () => {
  await ask("SELECT ?1, ?2", [text("secret"), text("secret")]);
  expect(errorOf(await ask("SELECT ?1, ?2", [text("mine")]))?.code).toBe("ARGS_INVALID");
});
