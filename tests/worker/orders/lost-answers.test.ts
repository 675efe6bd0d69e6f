import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqQuestions } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { bindingQuote, publish, quoteIn, startedQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { orderIn } from "./orders.ts";
import { stock } from "./shop.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await stock(db, actors["approved A"], { id: "prd_tea", moq: 1 });
});

const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const buyer = () => callerAs(db, actors["buyer A"], { waitUntil });
const seller = () => callerAs(db, actors["approved A"], { waitUntil });
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const quote = (status: Parameters<typeof quoteIn>[3]) => quoteIn(db, actors["buyer A"], actors["approved A"], status);
const order = (status: Parameters<typeof orderIn>[3]) => orderIn(db, actors["buyer A"], actors["approved A"], status);
const put = async (status: Parameters<typeof quoteIn>[3]) => {
  const { id, version } = await quote(status);
  return { id, version, terms: forms.quote(), ...key() };
};
const starsOf = (reference: string) => ({
  reference,
  supplierRating: 5,
  productQuality: 4,
  deliveryTime: 3,
  communication: 5,
});

/** A recorded payment of an order. */
async function paid() {
  const { reference } = await order("confirmed");
  const payment = { amount: "1050", method: "bank_transfer", paidOn: "2026-11-20" } as const;
  const { id } = await buyer().orders.recordPayment({ reference, ...payment, ...key() });
  return { reference, id };
}

/** A question that waits for its answer. */
async function asked(invitationId: string, asker: "buyer" | "supplier"): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(rfqQuestions).values({ id, invitationId, asker, question: "Which size?", createdAt: TEST_NOW });
  if (asker === "supplier") {
    await db.update(rfqInvitations).set({ status: "info_requested" }).where(eq(rfqInvitations.id, invitationId));
  }
  return id;
}

/** Each verb that a lost answer must not do twice, made ready: what it gives is called twice with the very same input. */
const VERBS: Record<string, () => Promise<() => Promise<unknown>>> = {
  "rfq.submit": async () => {
    const form = forms.rfq();
    return () => buyer().rfq.submit(form);
  },
  "rfqs.resubmit": async () => {
    const { rfq } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const { reference, version } = await buyer().rfqs.one({ reference: rfq.reference });
    await buyer().rfqs.cancel({ reference, version, reason: "later" });
    const form = { reference, ...key() };
    return () => buyer().rfqs.resubmit(form);
  },
  "quotes.start": async () => {
    const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    return () => seller().quotes.start({ invitationId });
  },
  "quotes.saveDraft": async () => {
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    return () => seller().quotes.saveDraft({ id, version: 1, draft: { place: "دبي", lines: [{ unitPrice: "1" }] } });
  },
  "quotes.saveTemplate": async () => {
    const form = { name: "DAP Dubai", content: { incoterm: "DAP" }, ...key() };
    return () => seller().quotes.saveTemplate(form);
  },
  "quotes.send": async () => {
    const form = await put("draft");
    return () => seller().quotes.send(form);
  },
  "quotes.revise": async () => {
    const form = await put("sent");
    return () => seller().quotes.revise(form);
  },
  "quotes.requote": async () => {
    const form = await put("countered");
    return () => seller().quotes.requote(form);
  },
  "quotes.counter": async () => {
    const form = { ...(await put("sent")), terms: forms.counter() };
    return () => buyer().quotes.counter(form);
  },
  "quotes.acceptCounter": async () => {
    const { id, version } = await quote("countered");
    const form = { id, version, ...key() };
    return () => seller().quotes.acceptCounter(form);
  },
  "quotes.acceptBinding": async () => {
    const { id, version } = await bindingQuote(db, actors["buyer A"], actors["approved A"]);
    const form = { id, version, ...key() };
    return () => seller().quotes.acceptBinding(form);
  },
  "quotes.accept": async () => {
    const { id, version } = await quote("sent");
    const form = { id, version, ...key() };
    return () => buyer().quotes.accept(form);
  },
  "orders.checkout": async () => {
    const line = { productId: "prd_tea", quantity: 3, unitPriceMinor: 1250, currency: "AED" as const };
    const form = forms.checkout({ lines: [line] });
    return () => buyer().orders.checkout(form);
  },
  "orders.recordPayment": async () => {
    const { reference } = await order("confirmed");
    const payment = { amount: "1050", method: "bank_transfer", paidOn: "2026-11-20" } as const;
    const form = { reference, ...payment, ...key() };
    return () => buyer().orders.recordPayment(form);
  },
  "orders.confirmPayment": async () => {
    const { reference, id } = await paid();
    const form = { reference, id, ...key() };
    return () => seller().orders.confirmPayment(form);
  },
  "orders.refusePayment": async () => {
    const { reference, id } = await paid();
    const form = { reference, id, reason: "not there", ...key() };
    return () => seller().orders.refusePayment(form);
  },
  "rfqs.answer": async () => {
    const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const form = { questionId: await asked(invitationId, "supplier"), answer: "60 × 60" };
    return () => buyer().rfqs.answer(form);
  },
  "inbox.answer": async () => {
    const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const form = { questionId: await asked(invitationId, "buyer"), answer: "Yes" };
    return () => seller().inbox.answer(form);
  },
  "orders.addToDispute": async () => {
    const { reference } = await order("disputed");
    const form = { reference, text: "photos", ...key() };
    return () => buyer().orders.addToDispute(form);
  },
  "ratings.rateSupplier": async () => {
    const { reference } = await order("completed");
    const form = { ...starsOf(reference), locale: "ar" as const, ...key() };
    return () => buyer().ratings.rateSupplier(form);
  },
  "ratings.rateBuyer": async () => {
    const { reference } = await order("completed");
    const form = { reference, rating: 4, ...key() };
    return () => seller().ratings.rateBuyer(form);
  },
};

describe("an answer that was lost on its way", () => {
  it.each(Object.entries(VERBS))(
    "%s, sent again, is answered as the first time and writes nothing more",
    async (_, ready) => {
      await db.delete(rateLimits);
      const send = await ready();
      const first = await send();
      await Promise.all(running);
      const written = await wholeDatabase(db);
      expect(await send()).toEqual(first);
      await Promise.all(running);
      expect(await wholeDatabase(db)).toEqual(written);
    },
  );

  it("is another buyer's still, whoever says the same words", async () => {
    const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const form = { questionId: await asked(invitationId, "supplier"), answer: "60 × 60" };
    await buyer().rfqs.answer(form);
    await expectRefusal(callerAs(db, actors["buyer B"]).rfqs.answer(form), "NOT_FOUND");
  });
});
