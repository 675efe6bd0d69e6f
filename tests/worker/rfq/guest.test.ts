import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { accepting, guestQuote, key, seenQuote, visitorOf } from "./guest-quote.ts";
import { publish, quoteOf, rfqOf, supplierIdOf } from "./trade.ts";

const NAMES = ["approved A", "approved B"] as const;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const as = (context = visitorOf(db)) => callerOf(context);
const quoted = (email?: string) => guestQuote(db, actors["approved A"], email);
const mailsTo = (recipient: string) =>
  db.select().from(devMailbox).where(eq(devMailbox.recipient, recipient)).orderBy(devMailbox.createdAt);

describe("mails to guests", () => {
  it("lead to the request with a key that stands in no row, and call each number by its name", async () => {
    const { link, id } = await quoted();
    const { reference: number } = await quoteOf(db, id);
    const mail = (await mailsTo("guest@coast.test")).find(({ subject }) => subject.includes(number));
    expect(mail?.text).toContain(`/rfq/${link.reference}?lang=ar&key=${link.key}`);
    expect(mail?.text).toContain(`رقم العرض: ${number}`);
    expect(mail?.text).toContain(`الرقم المرجعي: ${link.reference}`);
    expect(mail?.text).not.toContain("الإعدادات");
    const everything = (await wholeDatabase(db)) as Record<string, unknown>;
    const { dev_mailbox: _, ...rows } = everything;
    expect(JSON.stringify(rows)).not.toContain(link.key);
  });

  it("stop for one request where its guest says so, and come again", async () => {
    const { link, id } = await quoted();
    const countOf = async () => (await db.select().from(outbox).where(eq(outbox.recipient, "guest@coast.test"))).length;
    const revise = async () =>
      callerAs(db, actors["approved A"]).quotes.revise({
        ...(await seenQuote(db, id)),
        terms: forms.quote({ freight: "5" }),
        idempotencyKey: key(),
      });
    const before = await countOf();
    await as().guest.setMails({ ...link, wanted: false });
    expect((await as().rfq.track(link)).areMailsStopped).toBe(true);
    await revise();
    expect(await countOf()).toBe(before);
    await as().guest.setMails({ ...link, wanted: true });
    await revise();
    expect(await countOf()).toBe(before + 1);
  });

  it("send the link that acts to the mailbox alone, three times an hour, also for who only reads", async () => {
    const { link, sent } = await quoted();
    for (let time = 0; time < 3; time += 1) {
      const context = visitorOf(db);
      const answer = await as(context).guest.sendLink({ ...sent, idempotencyKey: key() });
      await context.settled();
      expect(JSON.stringify(answer)).not.toContain(link.key);
    }
    await expectRefusal(as().guest.sendLink({ ...link, idempotencyKey: key() }), "RATE_LIMITED");
    const linked = (await mailsTo("guest@coast.test")).filter(({ subject }) => subject.startsWith("رابط طلبك"));
    expect(linked).toHaveLength(3);
    expect(linked[0]?.text).toContain(link.key);
  });
});

describe("the page of a guest's link", () => {
  it("shows quotes with lines and terms, who was asked, and what may be done", async () => {
    const { link } = await quoted();
    const seen = await as().rfq.track(link);
    expect(seen).toMatchObject({
      reader: "mailbox",
      actKey: link.key,
      email: "guest@coast.test",
      asked: { invited: 1, viewed: 1, waiting: 0, declined: 0 },
      answers: [
        { status: "sent", actions: ["accept", "reject"], order: null, terms: { paymentTerms: expect.any(String) } },
      ],
    });
    expect(seen.answers[0]?.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toMatch(/\+971|@approved|hash/i);
  });

  it("lets the sender's own browser and a forwarded page read, and no more, until the mail is opened", async () => {
    const { sent, proof, link } = await quoted();
    const seen = await as().rfq.track(sent);
    expect(seen).toMatchObject({ reader: "link", actKey: null, email: null, answers: [{ actions: [] }] });
    expect(JSON.stringify(seen)).not.toContain(link.key);
    expect((await as().rfq.track({ ...sent, proof })).actKey).toBe(link.key);
    expect((await as().rfq.track({ ...sent, proof: link.key })).actKey).toBeNull();
  });
});

describe("a guest acts", () => {
  it("accepts once: ten parallel tries make one order, held without an account and followed on the page", async () => {
    const { link, id } = await quoted();
    const input = await accepting(db, id);
    const context = visitorOf(db);
    const tries = await Promise.all(Array.from({ length: 10 }, () => as(context).guest.accept({ ...link, ...input })));
    await context.settled();
    expect(new Set(tries.map(({ reference }) => reference)).size).toBe(1);
    const [order, ...others] = await db.select().from(orders).where(eq(orders.quoteId, id));
    expect(others).toEqual([]);
    expect(order).toMatchObject({ buyerId: null, status: "confirmed", locale: "ar" });
    expect(order?.buyer).toMatchObject({ email: "guest@coast.test", country: "KE", address: "Quay 3" });
    expect((await rfqOf(db, link.reference)).status).toBe("awarded");
    const seen = await as().rfq.track(link);
    expect(seen.answers).toMatchObject([
      { status: "accepted", actions: [], order: { reference: order?.reference, status: "confirmed" } },
    ]);
    const mail = (await mailsTo("guest@coast.test")).at(-1);
    expect(mail?.text).toContain(`رقم الطلبية: ${order?.reference}`);
    expect(mail?.text).toContain(link.key);
  });

  it("is told of its order's steps by mails that lead to the page", async () => {
    const { link, id } = await quoted();
    const { reference } = await as().guest.accept({ ...link, ...(await accepting(db, id)) });
    const context = contextOf(db, actors["approved A"]);
    const { order } = await callerOf(context).orders.one({ reference });
    await callerOf(context).orders.startProduction({ reference, version: order.version });
    await context.settled();
    const mail = (await mailsTo("guest@coast.test")).at(-1);
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`/rfq/${link.reference}?lang=ar&key=${link.key}`);
    expect((await as().rfq.track(link)).answers[0]?.order).toMatchObject({ status: "in_production" });
  });

  it("declines with a reason that the supplier reads", async () => {
    const { link, id } = await quoted();
    await as().guest.reject({ ...link, ...(await seenQuote(db, id)), reason: "price", note: "غالٍ" });
    expect(await quoteOf(db, id)).toMatchObject({ status: "rejected", closingReason: "price", closingNote: "غالٍ" });
    const again = await refusalOf(
      as().guest.reject({ ...link, ...(await seenQuote(db, id)), reason: "price", note: null }),
    );
    expect(again).toMatchObject({ code: "CONFLICT", details: { state: "rejected" } });
  });

  it("answers a supplier's question, and asks the supplier of a quote, who answers once", async () => {
    const { link, id, invitationId } = await quoted();
    const supplier = callerAs(db, actors["approved A"]);
    await as().guest.ask({ ...link, quoteId: id, question: "هل السعر شامل التغليف؟", idempotencyKey: key() });
    const { questions } = await supplier.inbox.one({ id: invitationId });
    expect(questions).toMatchObject([{ asker: "buyer", question: "هل السعر شامل التغليف؟", answer: null }]);
    const questionId = questions[0]?.id ?? "";
    const isTheirs = { quote: { isAsked: true, status: "sent" }, questions };
    expect(await supplier.quotes.thread({ id })).toMatchObject(isTheirs);
    expect((await supplier.quotes.mine({ page: 1 })).items).toMatchObject([{ id, isAsked: true }]);
    await expectRefusal(callerAs(db, actors["approved B"]).inbox.answer({ questionId, answer: "no" }), "NOT_FOUND");
    const context = contextOf(db, actors["approved A"]);
    await callerOf(context).inbox.answer({ questionId, answer: "نعم" });
    await context.settled();
    await expectRefusal(supplier.inbox.answer({ questionId, answer: "لا" }), "NOT_FOUND");
    expect(await supplier.quotes.thread({ id })).toMatchObject({
      quote: { isAsked: false },
      questions: [{ id: questionId, answer: "نعم" }],
    });
    expect((await as().rfq.track(link)).questions).toMatchObject([{ asker: "buyer", answer: "نعم", isOpen: false }]);
    expect((await mailsTo("guest@coast.test")).at(-1)?.subject).toContain("أجاب المورّد");

    const asked = { id: "qst_one", invitationId, question: "Which size?", createdAt: TEST_NOW };
    await db.insert(rfqQuestions).values(asked);
    await db.update(rfqInvitations).set({ status: "info_requested" }).where(eq(rfqInvitations.id, invitationId));
    await expectRefusal(supplier.inbox.answer({ questionId: "qst_one", answer: "mine" }), "NOT_FOUND");
    expect((await as().rfq.track(link)).questions[1]).toMatchObject({ asker: "supplier", isOpen: true });
    await as().guest.answer({ ...link, questionId: "qst_one", answer: "60 × 60" });
    expect((await as().rfq.track(link)).questions[1]).toMatchObject({ answer: "60 × 60", isOpen: false });
    const written = { ...(await wholeDatabase(db)), rate_limits: [], outbox: [], dev_mailbox: [] };
    await as().guest.answer({ ...link, questionId: "qst_one", answer: "60 × 60" });
    expect({ ...(await wholeDatabase(db)), rate_limits: [], outbox: [], dev_mailbox: [] }).toEqual(written);
    await expectRefusal(as().guest.answer({ ...link, questionId: "qst_one", answer: "30 × 30" }), "NOT_FOUND");
  });

  it("lets three questions wait for one supplier, not four", async () => {
    const { link, id } = await quoted();
    const ask = () => as().guest.ask({ ...link, quoteId: id, question: "Why so?", idempotencyKey: key() });
    for (let time = 0; time < 3; time += 1) await ask();
    const refusal = await refusalOf(ask());
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "too_many_questions", action: "ask" } });
  });

  it.each(["removed", "cancelled", "expired"] as const)(
    "says of a request that is %s why it takes no question",
    async (status) => {
      const { link, id, rfq } = await quoted();
      await db.update(rfqs).set({ status }).where(eq(rfqs.id, rfq.id));
      const refusal = await refusalOf(
        as().guest.ask({ ...link, quoteId: id, question: "Why so?", idempotencyKey: key() }),
      );
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action: "ask" } });
      expect(await db.select().from(rfqQuestions)).toEqual([]);
    },
  );
});
