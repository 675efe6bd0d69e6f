import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#drizzle/client.ts";
import { toAppError } from "#worker/platform/errors.ts";

let answer = { status: 200, body: "" };
const server = createServer((_, response) => {
  response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
});
let url: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

const CLOSED = { type: "ok", response: { type: "close" } };
/** An answer of the protocol to one statement that failed. */
const failed = (code: string) =>
  JSON.stringify({ baton: null, base_url: null, results: [{ type: "error", error: { message: "no", code } }, CLOSED] });

describe("a database whose disk is full or broken", () => {
  it.each(["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_BUSY"])(
    "reads as out of reach: %s",
    async (code) => {
      answer = { status: 200, body: failed(code) };
      const fault = await openDatabase({ url })
        .run(sql`select 1`)
        .then(
          () => expect.fail("taken"),
          (thrown: unknown) => thrown,
        );
      expect(toAppError(fault)).toMatchObject({ code: "UNAVAILABLE" });
    },
  );

  it("is told from a statement of ours that is wrong", async () => {
    answer = { status: 200, body: failed("SQLITE_CONSTRAINT") };
    const fault = await openDatabase({ url })
      .run(sql`select 1`)
      .then(
        () => expect.fail("taken"),
        (thrown: unknown) => thrown,
      );
    expect(toAppError(fault)).toMatchObject({ code: "UNEXPECTED" });
  });
});

describe("a database that answers nonsense", () => {
  const NONSENSE: [string, typeof answer][] = [
    ["half an answer", { status: 200, body: '{"results":[{"typ' }],
    ["no JSON", { status: 200, body: "<h1>Bad gateway</h1>" }],
    ["other JSON", { status: 200, body: '{"hello":1}' }],
    ["an error of its host", { status: 500, body: "the machine is gone" }],
  ];
  it.each(NONSENSE)("with %s reads as out of reach, for one call and for a batch", async (_, said) => {
    answer = said;
    const db = openDatabase({ url });
    for (const call of [db.run(sql`select 1`), db.batch([db.run(sql`select 1`)])]) {
      const fault: unknown = await Promise.resolve(call).then(
        () => expect.fail("it was taken for an answer"),
        (thrown: unknown) => thrown,
      );
      expect(toAppError(fault)).toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 1 } });
    }
  });
});
