import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { FEWEST_CASES } from "#domain/rfq/response-rate.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { devMailbox, notices, outbox } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqLines } from "#drizzle/schema/rfq.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { m } from "#i18n/paraglide/messages.js";
import { mailProof } from "#worker/platform/secrets.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans, OF_MATCHING } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { invitationsOf, manyCompanies, openRfq, publish, rfqOf, supplierIdOf } from "./trade.ts";

const NAMES = ["buyer A", "approved A", "approved B", "suspended", "pending"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
const ids = () => [supplierIdOf(actors["approved A"]), supplierIdOf(actors["approved B"])] as const;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
});

describe("matching", () => {
  it("asks approved sellers of the goods, the better one first, with reasons, notice and mail", async () => {
    const [a, b] = ids();
    await publish(db, a);
    await publish(db, b, { subcategory: "dairy", moq: 9000 }, "تمر مجدول");
    await publish(db, supplierIdOf(actors.suspended));
    await publish(db, supplierIdOf(actors.pending));
    await db.update(suppliers).set({ verifiedAt: 1 }).where(eq(suppliers.id, a));
    const markets = { item: "markets" as const, countries: ["SA", "QA"] };
    await db
      .insert(supplierChecklist)
      .values({ supplierId: b, item: "markets", state: "accepted", answer: markets, updatedAt: 1 });
    const context = contextOf(db, actors["buyer A"]);
    const { reference } = await callerOf(context).rfq.submit(
      forms.rfq({ subcategory: "dates", destinationCountry: "SA" }),
    );
    await context.settled();
    const { id } = await rfqOf(db, reference);
    expect(await invitationsOf(db, id)).toMatchObject([
      {
        supplierId: a,
        status: "invited",
        wave: 1,
        // Category, sub-category, all that is asked for, MOQ, verified, a new one's half.
        score: 20 + 25 + 32 + 8 + 10 + 5,
        reasons: ["category", "subcategory", "terms", "moq", "verified"],
      },
      { supplierId: b, score: 20 + 32 + 15 + 5, reasons: ["category", "terms", "destination"] },
    ]);
    const told = await db.select().from(notices);
    expect(told.map(({ userId, template }) => `${userId} ${template}`).sort()).toEqual([
      "usr_approved-a rfq_invited",
      "usr_approved-b rfq_invited",
    ]);
    expect(told[0]?.path).toMatch(/^\/inbox\/inv_[0-9a-f]{32}$/);
    expect(told[0]?.data).toEqual({ reference });
    const mails = await db.select().from(devMailbox);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      "approved-a@people.example",
      "approved-b@people.example",
      "buyer-a@people.example",
    ]);
    expect(mails.find(({ recipient }) => recipient.startsWith("approved-a"))?.html).toContain("/inbox/inv_");
    // Who is signed in has sent it: the mail doubts nobody.
    const received = mails.find(({ recipient }) => recipient.startsWith("buyer-a"))?.html;
    const reasons = LOCALES.map((locale) => m.mails_layout_reason_request({}, { locale }));
    expect(reasons.some((reason) => received?.includes(reason))).toBe(true);
  });

  it("keeps to each one's settings", async () => {
    await publish(db, ids()[0]);
    const silent = { ...DEFAULT_NOTICES, requests: { app: false, email: false } };
    await db.update(users).set({ notices: silent }).where(eq(users.id, actors["approved A"].userId));
    const rfq = await openRfq(db, actors["buyer A"]);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(1);
    expect(await db.select().from(notices)).toEqual([]);
    expect((await db.select().from(outbox)).map(({ template }) => template)).toEqual(["rfq-received"]);
  });

  it("never asks the buyer's own company, nor one that nobody runs", async () => {
    const [a, b] = ids();
    await publish(db, a);
    await publish(db, b);
    await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, b));
    const rfq = await openRfq(db, actors["approved A"]);
    expect(await invitationsOf(db, rfq.id)).toEqual([]);
  });

  it("prefers who answers in time, and says so once its rate of answers is shown to everybody", async () => {
    const [a, b] = ids();
    await publish(db, a);
    await publish(db, b);
    const told: unknown[] = [];
    for (let asked = 0; asked <= FEWEST_CASES; asked += 1) {
      const { id } = await openRfq(db, actors["buyer A"]);
      const found = await invitationsOf(db, id);
      const answering = found.find(({ supplierId }) => supplierId === b);
      told.push([
        ...found.map(({ score }) => score).sort(),
        answering?.score,
        answering?.reasons.includes("responsive"),
      ]);
      await db
        .update(rfqInvitations)
        .set({ respondedAt: (answering?.createdAt ?? 0) + 3_600_000 })
        .where(eq(rfqInvitations.id, answering?.id ?? ""));
    }
    expect(told[1]).toEqual([60, 70, 70, false]);
    expect(told[FEWEST_CASES]).toEqual([60, 70, 70, true]);
  });

  it("asks twenty at most", async () => {
    for (const id of await manyCompanies(db, 25)) await publish(db, id);
    const rfq = await openRfq(db, actors["buyer A"]);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(20);
  });

  it("asks the product's supplier alone, once, where it is asked from a product's page", async () => {
    const [a, b] = ids();
    const productId = await publish(db, a);
    await publish(db, b);
    const rfq = await openRfq(db, actors["buyer A"], { productId });
    expect(await invitationsOf(db, rfq.id)).toMatchObject([{ supplierId: a, reasons: ["direct"], wave: 1 }]);
    const own = await openRfq(db, actors["approved A"], { productId });
    expect(await invitationsOf(db, own.id)).toEqual([]);
  });

  it("runs for a guest when the mail's link confirms, and once", async () => {
    await publish(db, ids()[0]);
    const caller = callerOf(testContext(db)).rfq;
    const { reference, accessKey } = await caller.submit(forms.rfq());
    const { id } = await rfqOf(db, reference);
    expect(await invitationsOf(db, id)).toEqual([]);
    const proof = mailProof(testContext(db).settings, accessKey);
    const first = await caller.confirm({ reference, key: accessKey, proof });
    expect(await invitationsOf(db, id)).toHaveLength(1);
    expect(await caller.confirm({ reference, key: accessKey, proof })).toEqual(first);
    expect(await invitationsOf(db, id)).toHaveLength(1);
    expect(await db.select().from(notices)).toHaveLength(1);
  });

  it("reads no table from end to end", async () => {
    await publish(db, ids()[0]);
    const scans = await fullScans(db, () => openRfq(db, actors["buyer A"]));
    expect(scans.filter((scan) => !OF_MATCHING.test(scan))).toEqual([]);
  });
});

describe("rfq.submit with more than the simple form", () => {
  it("keeps each line with its quantity, product and target price", async () => {
    const productId = await publish(db, ids()[0]);
    const rfq = await openRfq(db, actors["buyer A"], {
      targetCurrency: "KWD",
      incoterm: "CIF",
      destinationCountry: "KW",
      destinationCity: "الكويت",
      lines: [
        { description: "تمر مجدول", quantity: "٥٠٠ كرتون", targetPrice: "1.250", productId },
        { description: "تمر سكري", quantity: "as needed" },
      ],
    });
    expect(rfq).toMatchObject({
      targetCurrency: "KWD",
      incoterm: "CIF",
      destinationCountry: "KW",
      openedAt: rfq.createdAt,
    });
    const lines = await db.select().from(rfqLines).where(eq(rfqLines.rfqId, rfq.id)).orderBy(rfqLines.position);
    expect(lines).toMatchObject([
      { position: 1, quantityMilli: 500_000, unit: "carton", targetPriceMinor: 1250, productNumber: 1 },
      {
        position: 2,
        quantity: "as needed",
        quantityMilli: null,
        unit: null,
        targetPriceMinor: null,
        productNumber: null,
      },
    ]);
  });

  it("makes one line of the simple form", async () => {
    const rfq = await openRfq(db, actors["buyer A"]);
    expect(await db.select().from(rfqLines).where(eq(rfqLines.rfqId, rfq.id))).toMatchObject([
      { position: 1, description: rfq.description, quantity: "500 كرتون", quantityMilli: 500_000, unit: "carton" },
    ]);
  });

  it("refuses on the server what a form should: too many lines, prices without currency or too fine, another's sub-category", async () => {
    const submit = (changes: object) => callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq(changes));
    const line = { description: "تمر", quantity: "5 kg" };
    await expectRefusal(submit({ lines: Array.from({ length: 21 }, () => line) }), "BAD_INPUT", "lines:too_big");
    await expectRefusal(submit({ lines: [] }), "BAD_INPUT", "lines:too_small");
    await expectRefusal(submit({ lines: [{ ...line, targetPrice: "5" }] }), "BAD_INPUT", "targetCurrency:required");
    const tooFine = { lines: [{ ...line, targetPrice: "5.125" }], targetCurrency: "AED" };
    await expectRefusal(submit(tooFine), "BAD_INPUT", "lines.0.targetPrice:precision");
    await expectRefusal(submit({ subcategory: "cables" }), "BAD_INPUT", "subcategory:mismatch");
    await expectRefusal(submit({ files: ["fil_of_nobody"] }), "BAD_INPUT", "files:gone");
    await expectRefusal(submit({ lines: [{ ...line, productId: "prd_none" }] }), "NOT_FOUND");
    expect(await db.select().from(rfqLines)).toEqual([]);
  });
});
