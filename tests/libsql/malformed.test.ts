import { expect, test } from "vitest";
import { CLOSE, execute, post, sequence, serveForTests } from "./endpoint.ts";

const endpoint = serveForTests();

test.each([
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "{}",
  '{"requests":{}}',
  '{"requests":[1]}',
  '{"requests":[{"type":"execute"}]}',
  '{"requests":[{"type":"execute","stmt":{}}]}',
  '{"requests":[{"type":"execute","stmt":{"sql":1}}]}',
  '{"requests":[{"type":"execute","stmt":{"sql":"SELECT 1","sql_id":1}}]}',
  '{"requests":[{"type":"execute","stmt":{"sql":"SELECT 1","args":{}}}]}',
  '{"requests":[{"type":"batch","batch":{"steps":[{}]}}]}',
  '{"requests":[{"type":"store_sql","sql_id":"a","sql":"SELECT 1"}]}',
  '{"requests":[{"type":"toString"}]}',
  '{"baton":5,"requests":[]}',
  `{"requests":${"[".repeat(100_000)}`,
])("answers body %# with 400 and a JSON error", async (body) => {
  const answer = await post(`${endpoint.url}v2/pipeline`, body);
  expect(answer).toMatchObject({ status: 400, message: expect.any(String), code: expect.any(String) });
});

test("a body beyond the bound is refused, and the next request served", async () => {
  expect(await post(`${endpoint.url}v2/pipeline`, `"${"x".repeat(64 * 1024 * 1024)}"`)).toMatchObject({
    status: 413,
    code: "BODY_TOO_LARGE",
  });
  expect((await endpoint.pipeline([execute("SELECT 1"), CLOSE])).status).toBe(200);
});

test("large bodies within the bound are read", async () => {
  const blob = { type: "blob", base64: Buffer.alloc(20 * 1024 * 1024, 7).toString("base64") };
  const answer = await endpoint.pipeline([execute("SELECT length(?)", [blob]), CLOSE]);
  expect(answer.results[0]?.response?.result.rows).toEqual([[{ type: "integer", value: String(20 * 1024 * 1024) }]]);
});

test("too many requests, too many rows", async () => {
  const many = await endpoint.pipeline(Array.from({ length: 10_001 }, () => CLOSE));
  expect(many).toMatchObject({ status: 400, code: "TOO_MANY" });
  const counting = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)";
  const long = `${counting} SELECT hex(zeroblob(1000000)) FROM n, t`;
  const answer = await endpoint.pipeline([
    sequence("CREATE TABLE t (a); INSERT INTO t VALUES (1)"),
    execute(long),
    execute("DROP TABLE t"),
    CLOSE,
  ]);
  expect(answer.results.map((result) => result.error?.code)).toEqual([
    undefined,
    "RESPONSE_TOO_LARGE",
    undefined,
    undefined,
  ]);
});

test.each([
  ["GET", "", 200],
  ["GET", "health", 200],
  ["GET", "name/health", 200],
  ["GET", "v2", 200],
  ["GET", "v3", 200],
  ["GET", "v3-protobuf", 404],
  ["GET", "v1", 404],
  ["POST", "v1/execute", 404],
  ["POST", "elsewhere", 404],
  ["GET", "v2/pipeline", 405],
  ["POST", "v2", 405],
])("%s /%s → %i", async (method, path, status) => {
  expect((await fetch(endpoint.url + path, { method })).status).toBe(status);
});

test("a page in a browser gets nothing", async () => {
  const headers = { origin: "http://localhost:8787" };
  const response = await fetch(`${endpoint.url}v2/pipeline`, { method: "POST", headers, body: '{"requests":[]}' });
  expect(response.status).toBe(403);
});
