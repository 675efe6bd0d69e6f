import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, openRfq, publish, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});
const operator = () => callerAs(db, actors.admin).admin;

describe("admin.removeRfq", () => {
  for (const status of RFQ_STATUSES) {
    const isLegal = (RFQ_TRANSITIONS.remove.from as readonly string[]).includes(status);
    it(`${status}: ${isLegal ? "removes with event, audit, notices and mails" : "is refused, and nothing is written"}`, async () => {
      const { id, reference, version } = await openRfq(db, actors["buyer A"]);
      await db.update(rfqs).set({ status }).where(eq(rfqs.id, id));
      await db.batch([db.delete(notices), db.delete(outbox)]);
      const before = await wholeDatabase(db);
      const removal = operator().removeRfq({ reference, version, reason: "weapons" });
      if (!isLegal) {
        expect(await refusalOf(removal)).toMatchObject({
          code: "CONFLICT",
          details: { state: status, action: "remove" },
        });
        expect(await wholeDatabase(db)).toEqual(before);
        return;
      }
      expect(await removal).toEqual({ status: "removed", version: version + 1 });
      expect(await rfqOf(db, reference)).toMatchObject({ status: "removed", closingNote: "weapons" });
      expect(await db.select().from(auditLog)).toMatchObject([
        {
          actorId: actors.admin.userId,
          action: "remove",
          entity: "rfq",
          entityId: id,
          reason: "weapons",
          before: { status },
        },
      ]);
      const events = (await eventsOf(db, id)).filter(({ action }) => action === "remove");
      expect(events).toMatchObject([{ fromStatus: status, toStatus: "removed", actor: "admin" }]);
      const [told, mails] = await db.batch([db.select().from(notices), db.select().from(outbox)]);
      const both = [actors["approved A"], actors["buyer A"]];
      const news = told.map(({ userId, template, data }) => [userId, template, data.note ?? null]).sort();
      // The reason is the buyer's to read alone.
      const notes = [null, "weapons"];
      expect(news).toEqual(both.map(({ userId }, at) => [userId, "rfq_removed", notes[at]]));
      const letters = mails.map(({ recipient, template, data }) => [recipient, template, data.note ?? null]).sort();
      expect(letters).toEqual(both.map(({ email }, at) => [email, "trade-rfq_removed", notes[at]]));
    });
  }
});

describe("the platform's own request", () => {
  it("is not removed by itself, and nothing is written", async () => {
    const { reference, version } = await openRfq(db, actors.admin);
    const before = await wholeDatabase(db);
    await expectRefusal(operator().removeRfq({ reference, version, reason: "mine" }), "FORBIDDEN");
    expect(await wholeDatabase(db)).toEqual(before);
    expect((await operator().requests({})).items).toMatchObject([{ reference, canRemove: false }]);
  });
});

describe("exchange rates", () => {
  it("keeps a rate from a day on, in any digits, and the audit of what was before", async () => {
    const euro = { currency: "EUR" as const, fromDay: "2026-11-01", source: "Central Bank" };
    await operator().addRate({ ...euro, rate: "٤٫٢٥" });
    await operator().addRate({ ...euro, rate: "4.261237" });
    const rates = await operator().rates();
    expect(rates[0]).toMatchObject({
      currency: "EUR",
      fromDay: "2026-11-01",
      rateToAed: 4_261_237,
      source: "Central Bank",
    });
    expect(rates).toHaveLength(7);
    const audit = await db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(audit.map(({ entity, before, after }) => [entity, before, after])).toEqual([
      ["exchange_rate", {}, { rateToAed: 4_250_000, source: "Central Bank" }],
      [
        "exchange_rate",
        { rateToAed: 4_250_000, source: "Central Bank" },
        { rateToAed: 4_261_237, source: "Central Bank" },
      ],
    ]);
  });

  it("keeps who wrote a rate where it comes once more unchanged", async () => {
    const euro = { currency: "EUR" as const, fromDay: "2026-11-01", source: "Central Bank", rate: "4.25" };
    await operator().addRate(euro);
    const isThatDay = eq(exchangeRates.fromDay, euro.fromDay);
    await db.update(exchangeRates).set({ createdBy: "usr_first", createdAt: 1 }).where(isThatDay);
    await operator().addRate(euro);
    const kept = () => db.select().from(exchangeRates).where(isThatDay);
    expect(await kept()).toMatchObject([{ createdBy: "usr_first", createdAt: 1 }]);
    await operator().addRate({ ...euro, source: "Reuters" });
    expect(await kept()).toMatchObject([{ createdBy: actors.admin.userId, source: "Reuters" }]);
    expect(await db.select().from(auditLog)).toHaveLength(2);
  });

  it("shows every currency's rate, however many days another one has", async () => {
    const day = (at: number) => new Date(Date.UTC(2024, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
    const kept = { currency: "EUR" as const, rateToAed: 4_000_000, source: "x", createdAt: 1 };
    const rows = Array.from({ length: 700 }, (_, at) => ({ ...kept, fromDay: day(at) }));
    await db.insert(exchangeRates).values(rows);
    const rates = await operator().rates();
    expect(new Set(rates.map(({ currency }) => currency))).toEqual(
      new Set(["AED", "EUR", "USD", "SAR", "QAR", "BHD", "OMR"]),
    );
    expect(rates.find(({ currency }) => currency === "EUR")?.fromDay).toBe(day(699));
    expect(await fullScans(db, () => operator().rates())).toEqual([]);
  });

  it("writes down what stood before, also where two rates of one day come at once", async () => {
    const euro = { currency: "EUR" as const, fromDay: "2026-11-01", source: "Central Bank" };
    await Promise.all(["4.1", "4.2", "4.3"].map((rate) => operator().addRate({ ...euro, rate })));
    const audit = await db.select().from(auditLog);
    const seen = audit.map(({ before, after }) => [before.rateToAed ?? null, after.rateToAed]);
    const first = seen.find(([before]) => before === null);
    const chain = [first?.[1]];
    while (chain.length < 3) chain.push(seen.find(([before]) => before === chain.at(-1))?.[1]);
    expect(chain.toSorted()).toEqual([4_100_000, 4_200_000, 4_300_000]);
  });

  it("refuses the dirham's own, a zero and too many decimals", async () => {
    const rate = { fromDay: "2026-11-01", source: "Central Bank", rate: "4" };
    await expectRefusal(
      operator().addRate({ ...rate, currency: "AED" as never }),
      "BAD_INPUT",
      "currency:invalid_value",
    );
    for (const wrong of ["0", "4.1234567", "-1", "x"]) {
      await expectRefusal(
        operator().addRate({ ...rate, currency: "EUR", rate: wrong }),
        "BAD_INPUT",
        "rate:invalid_format",
      );
    }
  });
});
