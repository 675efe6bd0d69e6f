import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { QUOTE_TRANSITIONS, type QuoteAction } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import type { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { publish, quoteIn, startedQuote, supplierIdOf } from "./trade.ts";

let db: Database;
// The buyer runs an approved company too: no guard keeps it from the supplier's verbs.
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const key = () => crypto.randomUUID();
/** What verbs left running is not to be seen as written by the next one. */
const everything = async () => ({ ...(await wholeDatabase(db)), dev_mailbox: [] });

describe("the other side's verbs", () => {
  type Quotes = ReturnType<typeof callerOf>["quotes"];
  type Seen = { id: string; version: number };
  const put = (seen: Seen) => ({ ...seen, terms: forms.quote(), idempotencyKey: key() });
  const ofSupplier: [QuoteAction, (quotes: Quotes, seen: Seen) => Promise<unknown>][] = [
    ["send", (it, seen) => it.send(put(seen))],
    ["revise", (it, seen) => it.revise(put(seen))],
    ["requote", (it, seen) => it.requote(put(seen))],
    ["accept_counter", (it, seen) => it.acceptCounter({ ...seen, idempotencyKey: key() })],
    ["accept_binding", (it, seen) => it.acceptBinding({ ...seen, idempotencyKey: key() })],
    ["decline_counter", (it, seen) => it.declineCounter(seen)],
    ["withdraw", (it, seen) => it.withdraw({ ...seen, reason: "no" })],
  ];
  const ofBuyer: typeof ofSupplier = [
    ["counter", (it, seen) => it.counter({ ...seen, terms: forms.counter(), idempotencyKey: key() })],
    ["withdraw_counter", (it, seen) => it.withdrawCounter(seen)],
    ["reject", (it, seen) => it.reject({ ...seen, reason: "price", note: null })],
    ["accept", (it, seen) => it.accept({ ...seen, idempotencyKey: key() })],
  ];

  it.each(ofSupplier)(
    "%s is not the buyer's, though it runs a company too: nothing is written",
    async (action, call) => {
      const { id } = await startedQuote(db, actors["approved B"], actors["approved A"]);
      const [status = "draft"] = QUOTE_TRANSITIONS[action].from;
      await db.update(quotes).set({ status }).where(eq(quotes.id, id));
      const before = await everything();
      await expectRefusal(call(callerAs(db, actors["approved B"]).quotes, { id, version: 1 }), "NOT_FOUND");
      expect(await everything()).toEqual(before);
    },
  );

  it.each(ofBuyer)("%s is not the supplier's: nothing is written", async (action, call) => {
    const [from = "sent"] = QUOTE_TRANSITIONS[action].from;
    const { id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], from);
    const before = await everything();
    await expectRefusal(call(callerAs(db, actors["approved A"]).quotes, { id, version }), "NOT_FOUND");
    expect(await everything()).toEqual(before);
  });
});
