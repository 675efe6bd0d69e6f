import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { quoteLines } from "#drizzle/schema/quotes.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { publish, startedQuote, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

describe("a quote to a request of several lines", () => {
  const asked = { description: "تمر", quantity: "5 kg" };
  const [line] = forms.counter().lines;

  it("names each of them, and no other", async () => {
    if (!line) return expect.fail("no line");
    const lines = [asked, { ...asked, description: "تمر سكري" }];
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"], { lines });
    const send = (positions: number[]) =>
      callerAs(db, actors["approved A"]).quotes.send({
        ...{ id, version: 1, idempotencyKey: crypto.randomUUID() },
        terms: forms.quote({ lines: positions.map((position) => ({ ...line, line: position })) }),
      });
    await expectRefusal(send([1]), "BAD_INPUT", "terms.lines:missing_line");
    await expectRefusal(send([2]), "BAD_INPUT", "terms.lines:missing_line");
    await expectRefusal(send([1, 2, 3]), "BAD_INPUT", "terms.lines.2.line:unknown");
    expect(await db.$count(quoteLines)).toBe(0);
    await send([1, 2]);
    expect(await db.$count(quoteLines)).toBe(2);
  });
});
