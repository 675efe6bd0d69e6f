import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, publish, startedQuote, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});
const key = () => crypto.randomUUID();
const supplier = () => callerAs(db, actors["approved A"]).quotes;

describe("quote slots", () => {
  it("the tenth quote closes the request, tells its buyer and ends what others were asked", async () => {
    const { id, rfq } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    await publish(db, supplierIdOf(actors["approved B"]));
    await db.update(rfqs).set({ quotesCount: 9 }).where(eq(rfqs.id, rfq.id));
    await supplier().send({ id, version: 1, terms: forms.quote(), idempotencyKey: key() });
    const [now] = await db.select().from(rfqs).where(eq(rfqs.id, rfq.id));
    expect(now).toMatchObject({ status: "closed", quotesCount: 10, version: rfq.version + 1 });
    const events = await eventsOf(db, rfq.id);
    expect(events.find(({ action }) => action === "close")).toMatchObject({ actor: "system", toStatus: "closed" });
    const told = await db.select().from(notices).where(eq(notices.userId, actors["buyer A"].userId));
    expect(told.map(({ template }) => template).sort()).toEqual(["quote_sent", "rfq_closed"]);
  });

  it("a supplier holds one, however often it withdraws and quotes again", async () => {
    const { id, rfq, invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const terms = forms.quote();
    await supplier().send({ id, version: 1, terms, idempotencyKey: key() });
    await supplier().withdraw({ id, version: 2, reason: "sold out" });
    const again = await supplier().start({ invitationId });
    await supplier().send({ id: again.id, version: again.version, terms, idempotencyKey: key() });
    const [now] = await db.select().from(rfqs).where(eq(rfqs.id, rfq.id));
    expect(now).toMatchObject({ status: "open", quotesCount: 1 });
    expect(again.id).not.toBe(id);
  });

  it("a request that is closed, over or called off takes no quote", async () => {
    for (const status of ["closed", "awarded", "cancelled", "removed"] as const) {
      const { id, rfq } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
      await db.update(rfqs).set({ status }).where(eq(rfqs.id, rfq.id));
      const before = await wholeDatabase(db);
      const refusal = await refusalOf(supplier().send({ id, version: 1, terms: forms.quote(), idempotencyKey: key() }));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action: "send" } });
      expect(await wholeDatabase(db)).toEqual(before);
    }
  });
});
