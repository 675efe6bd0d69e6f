import { count } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { type LimitedProcedure, RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "./context.ts";
import { expectRefusal, refusalOf } from "./refusals.ts";

type Caller = ReturnType<typeof callerOf>;

interface WriteVerb<Input extends { idempotencyKey: string; email: string }> {
  procedure: LimitedProcedure;
  table: SQLiteTable;
  form: (changes?: Partial<Input>) => Input;
  call: (caller: Caller, input: Input) => Promise<unknown>;
  /** Mails of one success. */
  mails: 0 | 1 | 2;
}

/** The rules that every public write verb keeps (security 8, 22, 23). Each test has a database of its own. */
export function itKeepsTheWriteRules<Input extends { idempotencyKey: string; email: string }>(verb: WriteVerb<Input>) {
  let db: Database;
  const ctx = (overrides: Partial<TestContext> = {}) => testContext(db, overrides);
  const formOfAnother = () => ({ ...verb.form(), email: `${crypto.randomUUID()}@example.com` });
  const submit = (input: Input, context = ctx()) => verb.call(callerOf(context), input);
  const stored = async () => {
    const [rows, mails] = await db.batch([
      db.select({ rows: count() }).from(verb.table),
      db.select({ rows: count() }).from(outbox),
    ]);
    return [rows[0]?.rows, mails[0]?.rows];
  };
  const { max, windowMs } = RATE_LIMITS[verb.procedure];
  beforeEach(async () => {
    db = await freshDatabase();
  });

  it("writes its row and its mail in one database call; one more delivers the mail after the response", async () => {
    const calls = countCalls(db);
    const context = ctx();
    await submit(verb.form(), context);
    await context.settled();
    expect(calls()).toBe(1 + verb.mails);
    expect(await stored()).toEqual([1, verb.mails]);
  });

  it("answers a retry as the first time and writes nothing more", async () => {
    const form = verb.form();
    const first = await submit(form);
    expect(await submit(form)).toEqual(first);
    expect(await stored()).toEqual([1, verb.mails]);
  });

  it("makes one row of ten parallel calls with one key", async () => {
    const form = verb.form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(form)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored()).toEqual([1, verb.mails]);
  });

  it("refuses another body under a used key", async () => {
    const form = verb.form();
    await submit(form);
    await expectRefusal(submit({ ...form, email: "other@example.com" }), "KEY_REUSED");
    expect(await stored()).toEqual([1, verb.mails]);
  });

  it(`refuses call ${max + 1} of an address, still answers retries, and forgets when the window ends`, async () => {
    const forms = Array.from({ length: max + 1 }, formOfAnother);
    for (const form of forms.slice(0, max)) await submit(form);
    const refusal = await refusalOf(submit(forms[max] ?? formOfAnother()));
    expect([refusal.code, refusal.details.retryAfter]).toEqual(["RATE_LIMITED", windowMs / 1000]);
    expect(await stored()).toEqual([max, max * verb.mails]);
    await submit(forms[0] ?? formOfAnother());
    await submit(formOfAnother(), ctx({ clientAddress: "198.51.100.1" }));
    await submit(formOfAnother(), ctx({ now: () => TEST_NOW + windowMs }));
    expect((await stored())[0]).toBe(max + 2);
  });

  it("lets no more than the limit through when all calls come at once", async () => {
    const results = await Promise.allSettled(Array.from({ length: max * 3 }, () => submit(formOfAnother())));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(max);
    expect((await stored())[0]).toBe(max);
  });

  it("refuses unknown fields and a key that is none, and writes nothing", async () => {
    await expectRefusal(submit({ ...verb.form(), role: "admin" }), "BAD_INPUT", ":unrecognized_keys");
    await expectRefusal(submit({ ...verb.form(), idempotencyKey: "1" }), "BAD_INPUT", "idempotencyKey:invalid_format");
    expect(await stored()).toEqual([0, 0]);
  });
}
