import { expect, test } from "vitest";
import { CLOSE, post, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();
const GOOD = "SELECT 1";
const BAD = "SELECT nothing";

interface Step {
  sql: string;
  condition?: unknown;
}

async function run(steps: Step[], version: "v2" | "v3" = "v3") {
  const batch = { steps: steps.map(({ sql, condition }) => ({ stmt: { sql }, condition })) };
  return endpoint.pipeline([{ type: "batch", batch }, CLOSE], { version });
}

/** What became of each step: ok, its error's code, or skipped. */
async function outcomes(steps: Step[]) {
  const result = (await run(steps)).results[0]?.response?.result;
  return result?.step_results.map((each, index) => {
    if (each) return "ok";
    return result.step_errors[index]?.code ?? "skipped";
  });
}

const ok = (step: number) => ({ type: "ok", step });
const error = (step: number) => ({ type: "error", step });
const not = (cond: unknown) => ({ type: "not", cond });
const and = (...conds: unknown[]) => ({ type: "and", conds });
const or = (...conds: unknown[]) => ({ type: "or", conds });
const autocommit = { type: "is_autocommit" };

test("a step that fails does not stop those without a condition", async () => {
  expect(await outcomes([{ sql: GOOD }, { sql: BAD }, { sql: GOOD }])).toEqual(["ok", "SQLITE_ERROR", "ok"]);
});

test.each([
  ["ok of a good step", ok(0), true],
  ["ok of a bad step", ok(1), false],
  ["ok of a skipped step", ok(2), false],
  ["error of a good step", error(0), false],
  ["error of a bad step", error(1), true],
  ["error of a skipped step", error(2), false],
  ["not", not(ok(1)), true],
  ["and of all", and(ok(0), error(1)), true],
  ["and of some", and(ok(0), ok(1)), false],
  ["and of none", and(), true],
  ["or of some", or(ok(1), ok(0)), true],
  ["or of none", or(), false],
  ["nested", and(not(or(ok(1), ok(2))), not(not(ok(0)))), true],
  ["is_autocommit", autocommit, true],
  ["no condition", null, true],
])("%s", async (_name, condition, runs) => {
  const steps = [{ sql: GOOD }, { sql: BAD }, { sql: GOOD, condition: ok(1) }, { sql: GOOD, condition }];
  expect((await outcomes(steps))?.[3]).toBe(runs ? "ok" : "skipped");
});

test("is_autocommit sees the transaction that an error has ended", async () => {
  const steps = [
    { sql: "CREATE TABLE once (a UNIQUE)" },
    { sql: "BEGIN" },
    { sql: GOOD, condition: not(autocommit) },
    { sql: "INSERT INTO once VALUES (1), (2)" },
    { sql: "INSERT OR ROLLBACK INTO once VALUES (1)" },
    { sql: "INSERT INTO once VALUES (3)", condition: not(autocommit) },
  ];
  expect(await outcomes(steps)).toEqual(["ok", "ok", "ok", "ok", "SQLITE_CONSTRAINT", "skipped"]);
});

test.each([
  ["of the step itself", ok(0)],
  ["of a later step", error(5)],
  ["of no step", ok(-1)],
  ["of a kind nobody knows", { type: "maybe" }],
  ["without its part", { type: "not" }],
])("refuses a condition %s", async (_name, condition) => {
  expect(await run([{ sql: GOOD, condition }])).toMatchObject({ status: 400, code: "PROTOCOL_ERROR" });
});

test("refuses conditions nested without end, and version 3 in version 2", async () => {
  let condition: unknown = autocommit;
  for (let depth = 0; depth < 1000; depth += 1) condition = not(condition);
  expect(await run([{ sql: GOOD, condition }])).toMatchObject({ status: 400, code: "TOO_MANY" });
  expect(await run([{ sql: GOOD, condition: autocommit }], "v2")).toMatchObject({ status: 400 });
});

test("tells a batch line by line to a client with a cursor", async () => {
  const steps = [GOOD, BAD, "SELECT 2"].map((sql, step) => ({ stmt: { sql }, condition: step === 2 ? ok(1) : null }));
  const body = JSON.stringify({ baton: null, batch: { steps } });
  const response = await fetch(`${endpoint.url}v3/cursor`, { method: "POST", body });
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { baton: expect.any(String), base_url: null },
    { type: "step_begin", step: 0, cols: [{ name: "1" }] },
    { type: "row", row: [{ type: "integer", value: "1" }] },
    { type: "step_end", affected_row_count: 0 },
    { type: "step_error", step: 1, error: { code: "SQLITE_ERROR" } },
  ]);
  expect((await post(`${endpoint.url}v2/cursor`, body)).status).toBe(404);
});
