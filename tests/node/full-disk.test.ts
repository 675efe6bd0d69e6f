import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { messages } from "#drizzle/schema/messaging.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { writePairs } from "../../scripts/bench/conversation-pairs.ts";
import { type LibsqlEndpoint, startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { migrateDatabase } from "../../scripts/local-stack.ts";
import { databaseAt } from "../support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
let endpoint: LibsqlEndpoint;
let db: Database;
beforeAll(async () => {
  endpoint = await startLibsqlEndpoint({ file: join(folder, "main.db"), port: 0 });
  db = databaseAt(endpoint.url, 120_000);
  await migrateDatabase(db);
  await writePairs(db, 1, Date.now());
});
afterAll(async () => {
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
});

let told = 0;
/** A write of two rows, of which the second takes the room. */
async function write(): Promise<unknown> {
  const seq = told + 1;
  const row = { id: `msg_${seq}`, conversationId: "cnv_0", seq, senderId: "usr_buyer_0", clientId: `c${seq}` };
  const content = "تمر ".repeat(800);
  try {
    await db.batch([
      db.run(sql`update conversations set last_seq = ${seq} where id = 'cnv_0'`),
      db.insert(messages).values({ ...row, side: "buyer", kind: "text", content, createdAt: seq }),
    ]);
    told = seq;
    return undefined;
  } catch (fault) {
    return fault;
  }
}

/** Both rows of each write, or neither: the last number of the conversation is that of its last message. */
async function kept() {
  const [row] = await db.all<{ last: number; written: number; newest: number }>(sql`
    select c.last_seq as last, count(m.id) as written, max(m.seq) as newest
    from conversations c left join messages m on m.conversation_id = c.id where c.id = 'cnv_0'`);
  return row;
}

it("a disk that is full refuses writes by name, halves none, goes on reading, and takes them again when it has room", async () => {
  for (let n = 0; n < 5; n += 1) expect(await write()).toBeUndefined();
  endpoint.setFull(true);
  // What is free within the file is used up first.
  let fault: unknown;
  for (let n = 0; n < 200 && !fault; n += 1) fault = await write();
  expect(toAppError(fault)).toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 1 } });
  expect(await kept()).toEqual({ last: told, written: told, newest: told });
  for (let n = 0; n < 3; n += 1) expect(toAppError(await write())).toMatchObject({ code: "UNAVAILABLE" });
  expect(await kept()).toEqual({ last: told, written: told, newest: told });
  endpoint.setFull(false);
  const before = told;
  for (let n = 0; n < 20; n += 1) expect(await write()).toBeUndefined();
  expect(await kept()).toEqual({ last: before + 20, written: before + 20, newest: before + 20 });
  const { rows } = await db.$client.execute("pragma integrity_check");
  expect(rows.map((row) => row.integrity_check)).toEqual(["ok"]);
});
