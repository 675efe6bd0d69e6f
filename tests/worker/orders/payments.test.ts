import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { PAYABLE_STATUSES, PAYMENT_STATUSES } from "#domain/orders/payments.ts";
import type { Database } from "#drizzle/client.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { paymentEvents, paymentRecords } from "#drizzle/schema/payments.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { orderIn, writtenOf } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"]);
});
beforeEach(async () => {
  await db.batch([db.delete(notices), db.delete(outbox), db.delete(orderDocuments), db.delete(orders)]);
});

const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const buyer = () => callerAs(db, actors["buyer A"], { waitUntil }).orders;
const seller = () => callerAs(db, actors["approved A"], { waitUntil }).orders;
const make = (...given: [Parameters<typeof orderIn>[3], Parameters<typeof orderIn>[4]?]) =>
  orderIn(db, actors["buyer A"], actors["approved A"], ...given);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const form = (reference: string, amount: string, changes: object = {}) =>
  ({ reference, amount, method: "bank_transfer", paidOn: "2026-11-20", ...key(), ...changes }) as const;
const pay = (reference: string, amount: string, changes: object = {}) =>
  buyer().recordPayment(form(reference, amount, changes));
/** Terms of thirty and seventy parts over a total of 1,050.00. */
const TERMS = { paymentTerms: "٣٠٪ مقدمًا و70% قبل الشحن" };

async function proofOf(orderId: string) {
  const id = `doc_${crypto.randomUUID()}`;
  await db.insert(orderDocuments).values({
    id,
    orderId,
    side: "buyer",
    kind: "payment_proof",
    fileKey: `orders/${id}`,
    fileName: "proof.pdf",
    mediaType: "application/pdf",
    bytes: 10,
    uploaderId: actors["buyer A"].userId,
    createdAt: TEST_NOW,
  });
  return id;
}

describe("what an order is paid", () => {
  it("is what its records come to, never what somebody called them (never again: 8,490 of 28,300 read as full)", async () => {
    const { id, reference } = await make("confirmed", { ...TERMS, totalMinor: 2_830_000 });
    await pay(reference, "8490");
    expect((await writtenOf(db, id)).order.payment).toBe("deposit_recorded");
    const page = await buyer().one({ reference });
    expect(page.sums).toEqual({ recordedMinor: 849_000, confirmedMinor: 0, outstandingMinor: 1_981_000 });
    expect(page.schedule).toEqual([
      { percent: 30, dueMinor: 849_000, recordedMinor: 849_000 },
      { percent: 70, dueMinor: 1_981_000, recordedMinor: 0 },
    ]);
    await pay(reference, "١٩٨١٠");
    expect((await writtenOf(db, id)).order.payment).toBe("paid_recorded");
    expect((await buyer().one({ reference })).actions).not.toContain("record_payment");
  });

  it("is answered by the supplier, once: received, or refused with a reason and counted no more", async () => {
    const { id, reference } = await make("confirmed");
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const first = await callerOf(context).orders.recordPayment(form(reference, "300"));
    // Session, order and write; the fourth sends the mails after the response.
    expect(calls()).toBe(4);
    await context.settled();
    const second = await pay(reference, "750");
    await seller().confirmPayment({ reference, id: first.id, ...key() });
    expect(await seller().refusePayment({ reference, id: second.id, reason: "وصل ناقصًا", ...key() })).toEqual({
      id: second.id,
      status: "refused",
    });
    const { order, events } = await writtenOf(db, id);
    expect(order.payment).toBe("deposit_recorded");
    expect(events.map(({ action, note }) => [action, note]).sort()).toEqual([
      ["confirm_payment", null],
      ["record_payment", null],
      ["record_payment", null],
      ["refuse_payment", "وصل ناقصًا"],
    ]);
    const page = await buyer().one({ reference });
    expect(page.sums).toEqual({ recordedMinor: 30_000, confirmedMinor: 30_000, outstandingMinor: 75_000 });
    expect(page.payments.map(({ status, refusalReason }) => [status, refusalReason])).toEqual([
      ["confirmed", null],
      ["refused", "وصل ناقصًا"],
    ]);
    const told = await db.select({ template: notices.template }).from(notices);
    expect(told.map(({ template }) => template).sort()).toEqual([
      "order_payment_confirmed",
      "order_payment_recorded",
      "order_payment_recorded",
      "order_payment_refused",
    ]);
    await pay(reference, "750");
    expect((await writtenOf(db, id)).order.payment).toBe("paid_recorded");
  });

  it("is less again once freight is agreed on top", async () => {
    const { id, reference } = await make("confirmed");
    await pay(reference, "1050");
    await seller().proposeFreight({ reference, version: 2, freight: "100" });
    await buyer().agreeToFreight({ reference, version: 3, freightMinor: 10_000 });
    expect((await writtenOf(db, id)).order).toMatchObject({ payment: "deposit_recorded", totalMinor: 115_500 });
  });

  it("never goes over the total, whoever records how much at the same time", async () => {
    const { id, reference } = await make("confirmed");
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => pay(reference, "400")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const rows = await db.select().from(paymentRecords).where(eq(paymentRecords.orderId, id));
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([40_000, 40_000]);
    expect(await refusalOf(pay(reference, "250.01"))).toMatchObject({
      code: "BAD_INPUT",
      details: { issues: [{ path: "amount", code: "above_outstanding", maximum: 250, currency: "AED" }] },
    });
    await pay(reference, "250");
    expect((await writtenOf(db, id)).order.payment).toBe("paid_recorded");
  });
});

describe("a payment is refused", () => {
  it("in every state that is not payable", async () => {
    for (const status of ORDER_STATUSES) {
      const { reference } = await make(status);
      if ((PAYABLE_STATUSES as readonly string[]).includes(status)) await pay(reference, "1050");
      else await expectRefusal(pay(reference, "1050"), "CONFLICT");
    }
  });

  it("with decimals that the currency lacks, and with a proof of nothing or of another order", async () => {
    const { id, reference } = await make("confirmed");
    const other = await make("confirmed");
    const [own, foreign] = [await proofOf(id), await proofOf(other.id)];
    const before = await wholeDatabase(db);
    await expectRefusal(pay(reference, "1.005"), "BAD_INPUT", "amount:precision");
    await expectRefusal(pay(reference, "100", { documentId: "doc_missing" }), "BAD_INPUT", "documentId:unknown");
    await expectRefusal(pay(reference, "100", { documentId: foreign }), "BAD_INPUT", "documentId:unknown");
    expect(await wholeDatabase(db)).toEqual(before);
    await pay(reference, "100", { documentId: own });
  });

  it("from whoever is not its order's buyer, and answered by nobody but its supplier", async () => {
    const { reference } = await make("confirmed");
    await expectRefusal(callerAs(db, actors["buyer B"]).orders.recordPayment(form(reference, "100")), "NOT_FOUND");
    await expectRefusal(seller().recordPayment(form(reference, "100")), "CONFLICT");
    const { id } = await pay(reference, "100");
    const other = await make("confirmed");
    await expectRefusal(buyer().confirmPayment({ reference, id, ...key() }), "FORBIDDEN");
    const stranger = callerAs(db, actors["approved B"]).orders;
    await expectRefusal(stranger.confirmPayment({ reference, id, ...key() }), "NOT_FOUND");
    await expectRefusal(stranger.refusePayment({ reference, id, reason: "no", ...key() }), "NOT_FOUND");
    await expectRefusal(seller().confirmPayment({ reference, id: "pay_missing", ...key() }), "NOT_FOUND");
    await expectRefusal(seller().confirmPayment({ reference: other.reference, id, ...key() }), "NOT_FOUND");
  });

  it("to be answered twice, from each of its states, also by ten at the same time", async () => {
    for (const status of PAYMENT_STATUSES) {
      const { reference } = await make("confirmed");
      const { id } = await pay(reference, "100");
      await db.update(paymentRecords).set({ status }).where(eq(paymentRecords.id, id));
      const answers = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          at % 2
            ? seller().confirmPayment({ reference, id, ...key() })
            : seller().refusePayment({ reference, id, reason: "no", ...key() }),
        ),
      );
      const made = status === "recorded" ? 1 : 0;
      expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(made);
      expect(await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id))).toHaveLength(made);
    }
  });
});
