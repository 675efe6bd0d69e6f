import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { CONFIRM_WITHIN_MS } from "#domain/rfq/rfq-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { runJobs } from "#worker/schedule.ts";
import { freshDatabase } from "../support/database.ts";
import { makeActors } from "./support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { expectRefusal, refusalOf } from "./support/refusals.ts";

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});

const at = (now: number) => testContext(db, { now: () => now, clientAddress: crypto.randomUUID() });
const callerAt = (now: number) => callerOf(at(now)).rfq;

async function submitted(changes = {}) {
  const { reference, accessKey } = await callerAt(TEST_NOW).submit(
    forms.rfq({ email: `${crypto.randomUUID()}@example.com`, ...changes }),
  );
  const stored = async () => (await db.select().from(rfqs).where(eq(rfqs.reference, reference)))[0];
  const moves = async () => {
    const id = (await stored())?.id ?? "";
    const events = await db.select().from(rfqEvents).where(eq(rfqEvents.rfqId, id)).orderBy(rfqEvents.createdAt);
    return events.map(({ action, fromStatus, toStatus, actor }) => `${action} ${fromStatus} ${toStatus} ${actor}`);
  };
  const proof = mailProof(testContext(db).settings, accessKey);
  return { link: { reference, key: accessKey }, mail: { reference, key: accessKey, proof }, stored, moves };
}

describe("rfq.confirm", () => {
  it("opens the request, writes the event and moves the version", async () => {
    const { mail, stored, moves } = await submitted();
    const answer = await callerAt(TEST_NOW + 1).confirm(mail);
    expect(answer).toEqual({ reference: mail.reference, status: "open", deadlineAt: TEST_NOW + 1 + 14 * DAY_MS });
    expect(await stored()).toMatchObject({ status: "open", version: 2, updatedAt: TEST_NOW + 1 });
    expect(await moves()).toEqual(["submit null unconfirmed guest", "confirm unconfirmed open guest"]);
  });

  it("counts the days of the deadline from the confirmation, however late it comes", async () => {
    const { link, mail } = await submitted({ deadlineDays: 1 });
    const late = TEST_NOW + CONFIRM_WITHIN_MS - 3_600_000;
    expect(await callerAt(late).confirm(mail)).toMatchObject({ status: "open", deadlineAt: late + DAY_MS });
    expect((await callerAt(late + DAY_MS - 1).track(link)).status).toBe("open");
    expect((await callerAt(late + DAY_MS).track(link)).status).toBe("expired");
  });

  it("gives the request to the account that has proven the address, and to no other", async () => {
    const actors = await makeActors(db, ["unverified", "buyer A"]);
    const [mine, unproven] = [
      await submitted({ email: actors["buyer A"].email }),
      await submitted({ email: actors.unverified.email }),
    ];
    for (const { mail } of [mine, unproven]) await callerAt(TEST_NOW + 1).confirm(mail);
    expect((await mine.stored())?.buyerId).toBe(actors["buyer A"].userId);
    expect((await unproven.stored())?.buyerId).toBeNull();
  });

  it("does it once: the same link again is answered as the first time, until the request is over", async () => {
    const { mail, stored, moves } = await submitted();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => callerAt(TEST_NOW + 1).confirm(mail)));
    const answers = results.map((result) => (result.status === "fulfilled" ? result.value : result.reason));
    expect(answers).toEqual(Array(10).fill(expect.objectContaining({ reference: mail.reference, status: "open" })));
    expect(await callerAt(TEST_NOW + 2).confirm(mail)).toEqual(answers[0]);
    expect([await moves(), (await stored())?.version]).toEqual([expect.objectContaining({ length: 2 }), 2]);
    await db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.reference, mail.reference));
    const refusal = await refusalOf(callerAt(TEST_NOW + 3).confirm(mail));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "cancelled", action: "confirm" } });
  });

  it("takes the link until the last millisecond of its 72 hours", async () => {
    const [early, late] = [await submitted({ email: "a@example.com" }), await submitted()];
    await callerAt(TEST_NOW + CONFIRM_WITHIN_MS - 1).confirm(early.mail);
    await expectRefusal(callerAt(TEST_NOW + CONFIRM_WITHIN_MS).confirm(late.mail), "NOT_FOUND");
    expect(await late.moves()).toHaveLength(1);
  });

  it("answers a wrong key, another's key and an unknown reference alike, and writes nothing", async () => {
    const [one, other] = [await submitted(), await submitted()];
    const wrong = [
      { ...one.link, key: "A".repeat(43) },
      { ...one.link, key: other.link.key },
      { ...one.link, reference: "RFQ-2026-222222" },
    ];
    for (const link of wrong) {
      await expectRefusal(callerAt(TEST_NOW).confirm({ ...link, proof: one.mail.proof }), "NOT_FOUND");
      await expectRefusal(callerAt(TEST_NOW).track(link), "NOT_FOUND");
    }
    expect(await one.moves()).toHaveLength(1);
    await expectRefusal(
      callerAt(TEST_NOW).confirm({ ...one.mail, key: "' or 1=1" }),
      "BAD_INPUT",
      "key:invalid_format",
    );
    await expectRefusal(
      callerAt(TEST_NOW).confirm({ ...one.mail, reference: "RFQ-1" }),
      "BAD_INPUT",
      "reference:invalid_format",
    );
  });

  it("refuses who has the request's key but not its mail: the address would be unproven", async () => {
    const [one, other] = [await submitted(), await submitted()];
    await expectRefusal(callerAt(TEST_NOW).confirm({ ...one.link, proof: other.mail.proof }), "NOT_FOUND");
    await expectRefusal(callerAt(TEST_NOW).confirm({ ...one.link, proof: one.link.key }), "NOT_FOUND");
    expect(await one.moves()).toHaveLength(1);
  });

  it("reads the reference in any case, since people type it", async () => {
    const { link } = await submitted();
    const answer = await callerAt(TEST_NOW).track({ ...link, reference: link.reference.toLowerCase() });
    expect(answer.reference).toBe(link.reference);
  });
});

describe("rfq.track", () => {
  it("shows the request and its moves, and neither e-mail nor phone", async () => {
    const terms = {
      destinationCountry: "KE",
      destinationCity: "Mombasa",
      incoterm: "CIF",
      targetCurrency: "USD",
    } as const;
    const { link, mail } = await submitted({ additionalNotes: "حلال", subcategory: "dates", ...terms });
    await callerAt(TEST_NOW + 5).confirm(mail);
    const seen = await callerAt(TEST_NOW + 6).track(link);
    expect(seen).toMatchObject({
      status: "open",
      companyName: "شركة النخيل",
      category: "food-products",
      quantity: "500 كرتون",
      notes: "حلال",
      subcategory: "dates",
      ...terms,
      product: null,
      answers: [],
      events: [
        { action: "submit", toStatus: "unconfirmed", createdAt: TEST_NOW },
        { action: "confirm", toStatus: "open", createdAt: TEST_NOW + 5 },
      ],
    });
    expect(JSON.stringify(seen)).not.toMatch(/@example\.com|123 4567|hash|sup_/i);
  });

  it("applies what is due before the scheduler's job has run", async () => {
    const { link, mail } = await submitted({ deadlineDays: 1 });
    await callerAt(TEST_NOW).confirm(mail);
    expect((await callerAt(TEST_NOW + DAY_MS).track(link)).status).toBe("expired");
  });
});

describe("the clock", () => {
  it("drops what nobody confirmed and expires what is overdue, with an event, once", async () => {
    db = await freshDatabase();
    const [unconfirmed, open, later] = [
      await submitted(),
      await submitted({ deadlineDays: 1 }),
      await submitted({ deadlineDays: 60 }),
    ];
    await callerAt(TEST_NOW).confirm(open.mail);
    await callerAt(TEST_NOW).confirm(later.mail);
    const clock = at(TEST_NOW + CONFIRM_WITHIN_MS);
    // One dropped, one expired, and the one that is still open widened: nobody has quoted for days.
    expect((await runJobs(clock)).requests).toBe(3);
    expect((await runJobs(clock)).requests).toBe(0);
    expect([await unconfirmed.stored(), (await open.stored())?.status, (await later.stored())?.status]).toEqual([
      undefined,
      "expired",
      "open",
    ]);
    expect(await open.moves()).toContain("expire open expired clock");
    expect(await db.select().from(rfqEvents)).toHaveLength(6);
  });
});
