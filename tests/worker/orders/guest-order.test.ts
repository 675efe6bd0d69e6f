import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orderDocuments, orderEvents, orders } from "#drizzle/schema/orders.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { claimGuestRecords } from "#worker/identity/claim-guest-records.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { accepting, guestQuote, visitorOf } from "../rfq/guest-quote.ts";
import { publish, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let fetchSite: ReturnType<typeof siteOver>;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  fetchSite = siteOver(url);
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const guest = () => callerOf(visitorOf(db)).guest;
const seller = () => callerAs(db, actors["approved A"]).orders;

/** A guest's order, with what names it to the guest's verbs. */
async function ordered(email?: string) {
  const quoted = await guestQuote(db, actors["approved A"], email);
  const { reference } = await guest().accept({ ...quoted.link, ...(await accepting(db, quoted.id)) });
  const [order] = await db.select().from(orders).where(eq(orders.reference, reference));
  if (!order) throw new Error("no order");
  return { ...quoted, order, seen: { ...quoted.link, order: reference, version: order.version } };
}

const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const trackedOf = async (link: { reference: string; key: string }) =>
  (await callerOf(visitorOf(db)).rfq.track(link)).answers[0]?.order;

describe("a guest's order is cancelled by consent", () => {
  it("the guest asks and says why; the supplier agrees", async () => {
    const { order, seen, link } = await ordered();
    expect((await trackedOf(link))?.cancel).toBe("ask");
    await guest().askToCancel({ ...seen, reason: "Ordered twice" });
    expect(await trackedOf(link)).toMatchObject({ cancel: "waits", cancelNote: "Ordered twice", status: "confirmed" });
    await seller().consentToCancel({ reference: order.reference, version: order.version + 1 });
    expect(await trackedOf(link)).toMatchObject({ cancel: null, status: "cancelled", closingReason: "Ordered twice" });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.action, "ask_to_cancel"));
    expect(events).toMatchObject([{ actor: "buyer", actorId: `guest:${link.reference}`, note: "Ordered twice" }]);
  });

  it("the supplier asks; the guest reads why by mail and on the page, and agrees, refuses, or takes back its own", async () => {
    const { order, seen, link, sent } = await ordered();
    await seller().askToCancel({ reference: order.reference, version: order.version, reason: "The mill stopped" });
    const mails = await db.select().from(outbox).where(eq(outbox.template, "order-cancel_asked"));
    expect(mails).toMatchObject([{ recipient: "guest@coast.test", data: { note: "The mill stopped" } }]);
    expect(await trackedOf(link)).toMatchObject({ cancel: "answer", cancelNote: "The mill stopped" });
    const passedOn = await trackedOf(sent);
    expect(passedOn).toMatchObject({ version: 0, cancel: null, cancelNote: null, closingReason: null });
    expect(passedOn).not.toHaveProperty("cancelAskedBy");
    await expectRefusal(guest().consentToCancel(seen), "CONFLICT");
    await guest().refuseToCancel({ ...seen, version: order.version + 1 });
    expect(await orderOf(order.id)).toMatchObject({ status: "confirmed", cancelAskedBy: null });
    await guest().askToCancel({ ...seen, version: order.version + 2, reason: "Too late" });
    await expectRefusal(guest().consentToCancel({ ...seen, version: order.version + 3 }), "CONFLICT");
    await guest().refuseToCancel({ ...seen, version: order.version + 3 });
    await seller().askToCancel({ reference: order.reference, version: order.version + 4, reason: "No yarn" });
    await guest().consentToCancel({ ...seen, version: order.version + 5 });
    expect(await orderOf(order.id)).toMatchObject({ status: "cancelled", closingReason: "No yarn" });
  });

  it("not by another's key, the browser's, of another order, when it left the mill, or once an account has it", async () => {
    const [one, other] = [await ordered(), await ordered("other@coast.test")];
    const before = await wholeDatabase(db);
    const links = [one.sent, { ...one.link, key: other.link.key }, other.link];
    for (const link of links) {
      const seen = { ...one.seen, ...link };
      for (const call of [
        () => guest().askToCancel({ ...seen, reason: "mine" }),
        () => guest().consentToCancel(seen),
        () => guest().refuseToCancel(seen),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
      }
    }
    expect({ ...(await wholeDatabase(db)), rate_limits: [] }).toEqual({ ...before, rate_limits: [] });
    await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, one.order.id));
    await expectRefusal(guest().askToCancel({ ...one.seen, reason: "late" }), "CONFLICT");
    expect((await trackedOf(one.link))?.cancel).toBeNull();
    const account = { userId: actors["buyer A"].userId, email: "other@coast.test" };
    await db.batch(claimGuestRecords(testContext(db), account, sql`true`));
    await expectRefusal(guest().askToCancel({ ...other.seen, reason: "again" }), "NOT_FOUND");
  });
});

describe("the documents of a guest's order", () => {
  const FILE = { kind: "invoice", side: "supplier", fileName: "فاتورة.pdf", mediaType: "application/pdf" } as const;

  it("are listed and opened by the key of its mails, in headers, and by no other", async () => {
    const [one, other] = [await ordered(), await ordered("other@coast.test")];
    const fileKey = `private/orders/${crypto.randomUUID()}`;
    await env.FILES.put(fileKey, "%PDF-1.4");
    const uploaderId = actors["approved A"].userId;
    const row = { ...FILE, id: "doc_one", orderId: one.order.id, uploaderId, fileKey, bytes: 8, createdAt: TEST_NOW };
    await db.insert(orderDocuments).values(row);
    expect((await trackedOf(one.link))?.documents).toMatchObject([{ id: "doc_one", name: "فاتورة.pdf" }]);
    expect((await trackedOf(one.sent))?.documents).toEqual([]);
    expect((await trackedOf(other.link))?.documents).toEqual([]);
    const open = (link?: { reference: string; key: string }, id = "doc_one") =>
      fetchSite(`/files/private/guest-orders/${id}`, {
        headers: link ? { "X-Request": link.reference, "X-Request-Key": link.key } : {},
      });
    const answer = await open(one.link);
    expect([answer.status, await answer.text()]).toEqual([200, "%PDF-1.4"]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    for (const link of [undefined, one.sent, other.link, { ...one.link, key: other.link.key }]) {
      expect((await open(link)).status).toBe(404);
    }
    expect((await open(one.link, "doc_missing")).status).toBe(404);
  });
});
