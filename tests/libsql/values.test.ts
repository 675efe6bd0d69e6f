import { expect, test } from "vitest";
import { CLOSE, execute, integer, serveForTests, text } from "./endpoint.ts";

const endpoint = serveForTests();

async function roundTrip(value: unknown) {
  const answer = await endpoint.pipeline([execute("SELECT ?, typeof(?1)", [value]), CLOSE]);
  return answer.results[0]?.response?.result.rows[0];
}

test.each([9223372036854775807n, -9223372036854775808n, 9007199254740993n, 0n, -1n])(
  "keeps the integer %s whole",
  async (value) => {
    expect(await roundTrip(integer(value))).toEqual([integer(value), text("integer")]);
  },
);

test.each([0.5, -1e300, 5e-324, 1, 0])("keeps %s a float", async (value) => {
  expect(await roundTrip({ type: "float", value })).toEqual([{ type: "float", value }, text("real")]);
});

test("tells infinity in a number that JSON parsers read as such", async () => {
  const answer = await endpoint.pipeline([execute("SELECT 9e999, -9e999"), CLOSE]);
  expect(answer.results[0]?.response?.result.rows).toEqual([
    [
      { type: "float", value: Number.POSITIVE_INFINITY },
      { type: "float", value: Number.NEGATIVE_INFINITY },
    ],
  ]);
});

test.each(["", "تمر مجدول «فاخر»", 'quotes " and \\ and \n', "😀", "\u2028"])("keeps the text %j", async (value) => {
  expect(await roundTrip(text(value))).toEqual([text(value), text("text")]);
});

test("keeps null and blobs, padded or not, empty or large", async () => {
  expect(await roundTrip({ type: "null" })).toEqual([{ type: "null" }, text("null")]);
  const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
  for (const base64 of ["", "AP8=", bytes.toString("base64")]) {
    expect(await roundTrip({ type: "blob", base64 })).toEqual([{ type: "blob", base64 }, text("blob")]);
  }
  expect(await roundTrip({ type: "blob", base64: "AP8" })).toEqual([{ type: "blob", base64: "AP8=" }, text("blob")]);
});

test("tells a rowid beyond 2^53 exactly", async () => {
  const answer = await endpoint.pipeline([
    execute("CREATE TABLE far (id INTEGER PRIMARY KEY, a)"),
    execute("INSERT INTO far VALUES (9007199254740993, 1)"),
    execute("INSERT INTO far VALUES (?, 2) RETURNING id", [integer(9223372036854775807n)]),
    CLOSE,
  ]);
  const ids = answer.results.map((result) => result.response?.result?.last_insert_rowid);
  expect(ids.slice(1, 3)).toEqual(["9007199254740993", "9223372036854775807"]);
});

test.each([
  { type: "integer", value: "9223372036854775808" },
  { type: "integer", value: 5 },
  { type: "integer", value: "0x10" },
  { type: "float", value: "1" },
  { type: "text", value: 1 },
  { type: "blob", base64: "%%" },
  { type: "date", value: "x" },
  "x",
  null,
])("refuses the value %j", async (value) => {
  const answer = await endpoint.pipeline([execute("SELECT ?", [value]), CLOSE]);
  expect(answer).toMatchObject({ status: 400, code: "PROTOCOL_ERROR" });
});
