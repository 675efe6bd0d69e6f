import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { devMailbox, idempotencyKeys } from "#drizzle/schema/platform.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "./support/actors.ts";
import { callerOf, TEST_NOW } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { untilNothingRuns } from "./support/left-running.ts";
import { fullScans } from "./support/query-plans.ts";
import { expectRefusal } from "./support/refusals.ts";
import { wholeDatabase } from "./support/whole-database.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "unverified", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "unverified"]);
});
const rfqOf = (name: keyof typeof actors | null) => callerAs(db, name && actors[name]).rfq;

describe("rfq.submit of an account", () => {
  it("is open at once, belongs to it, and is acknowledged to its own mailbox: three calls, and the mails after the response", async () => {
    const calls = countCalls(db);
    const context = contextOf(db, actors["buyer A"]);
    const answer = await callerOf(context).rfq.submit(forms.rfq({ email: "typed@example.com" }));
    await context.settled();
    // Session, operators' words and write; one call delivers its own mail, one leases those of the invited.
    expect(calls()).toBe(5);
    expect(answer).toMatchObject({ status: "open", confirmBy: null, deadlineAt: TEST_NOW + 14 * DAY_MS });
    expect(await db.select().from(rfqs)).toMatchObject([
      { status: "open", buyerId: actors["buyer A"].userId, email: "typed@example.com", confirmBy: null },
    ]);
    expect(await db.select().from(rfqEvents)).toMatchObject([{ action: "submit", toStatus: "open", actor: "buyer" }]);
    const mails = await db.select().from(devMailbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual([actors["buyer A"].email]);
    expect(mails[0]?.html).toContain(`/rfq/${answer.reference}?key=${answer.accessKey}`);
    const keys = await db.select().from(idempotencyKeys);
    expect(keys.map(({ actor }) => actor)).toEqual([actors["buyer A"].userId]);
  });

  it("answers a retry as the first time, and takes the same key of another account for another intent", async () => {
    const form = forms.rfq();
    const first = await rfqOf("buyer A").submit(form);
    expect(await rfqOf("buyer A").submit(form)).toEqual(first);
    expect((await rfqOf("buyer B").submit(form)).reference).not.toBe(first.reference);
    expect(await db.$count(rfqs)).toBe(2);
  });

  it("is refused to an account whose e-mail is not proven, and writes nothing", async () => {
    const before = await wholeDatabase(db);
    await expectRefusal(rfqOf("unverified").submit(forms.rfq()), "UNVERIFIED");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("rfq.track without a key", () => {
  it("opens to the account that sent it; to others, visitors and a wrong key it is missing", async () => {
    const { reference, accessKey } = await rfqOf("buyer A").submit(forms.rfq());
    expect(await rfqOf("buyer A").track({ reference })).toMatchObject({ reference, status: "open" });
    expect(await rfqOf(null).track({ reference, key: accessKey })).toMatchObject({ reference });
    await expectRefusal(rfqOf("buyer B").track({ reference }), "NOT_FOUND");
    await expectRefusal(rfqOf(null).track({ reference }), "NOT_FOUND");
    await expectRefusal(rfqOf("buyer A").track({ reference, key: "A".repeat(43) }), "NOT_FOUND");
    await expectRefusal(rfqOf("buyer A").track({ reference, key: "" }), "BAD_INPUT", "key:invalid_format");
  });
});

describe("rfqs.mine", () => {
  it("lists one's own, newest first, as the scheduler has it, in two calls", async () => {
    await rfqOf("buyer B").submit(forms.rfq());
    const long = "تمور ".repeat(60);
    const first = await rfqOf("buyer A").submit(forms.rfq({ productDescription: long, deadlineDays: 1 }));
    const later = TEST_NOW + DAY_MS;
    const caller = callerAs(db, actors["buyer A"], { now: () => later }).rfq;
    const second = await caller.submit(forms.rfq());
    await untilNothingRuns(db);
    const calls = countCalls(db);
    const { items: mine } = await callerAs(db, actors["buyer A"], { now: () => later }).rfqs.mine({});
    expect(calls()).toBe(2);
    expect(mine.map(({ reference, status }) => [reference, status])).toEqual([
      [second.reference, "open"],
      [first.reference, "expired"],
    ]);
    expect(mine[1]?.description).toBe(long.slice(0, 140));
    expect(JSON.stringify(mine)).not.toContain("@");
  });

  it("pages, and is found by index", async () => {
    await rfqOf("buyer A").submit(forms.rfq());
    const [one] = await db.select().from(rfqs).where(eq(rfqs.buyerId, actors["buyer A"].userId));
    if (!one) throw new Error("no request");
    const more = Array.from({ length: 60 }, (_, turn) => ({ ...one, id: `rfq_${turn}`, reference: `R${turn}` }));
    await db.insert(rfqs).values(more);
    const mine = () => callerAs(db, actors["buyer A"]).rfqs.mine({ page: 2 });
    const { items, total, pageSize } = await mine();
    expect([items.length, total]).toEqual([pageSize, 61]);
    expect(await fullScans(db, mine)).toEqual([]);
  });
});
