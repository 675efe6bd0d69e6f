import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { SUPPLIER_STATUSES, type SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Database } from "#drizzle/client.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { readMessageFile } from "#worker/messaging/files/read-file.ts";
import { readOrderDocument } from "#worker/orders/documents/read-document.ts";
import { readRfqFile } from "#worker/rfq/files/read-rfq-file.ts";
import { readDocument } from "#worker/suppliers/read-document.ts";
import { freshDatabase } from "../../support/database.ts";
import { say, startConversation } from "../messaging/conversation.ts";
import { orderIn } from "../orders/orders.ts";
import { publish, quoteIn, quoteOf, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { INPUTS } from "../support/inputs.ts";
import { givePassword, PASSWORD } from "../support/passwords.ts";
import { PROCEDURES } from "../support/procedures.ts";
import { wholeDatabase } from "../support/whole-database.ts";

/** By what the buyer could be reached, wherever it stands. */
const CONTACTS = ["reach-me@people.example", "+971509998877", "Marker Street 7", "Contact Marker"];
/** Tables that a suspended company moves nothing in. */
const TRADE = /^(orders|order_|payment_|dispute_|quotes|quote_v|quote_l|quote_e|rfq|messages|conversations|.*_ratings)/;

let db: Database;
let seller: Actor;
let ids: Record<string, string>;
let replies: Record<SupplierStatus, Record<string, string>>;

/** The owner's queries and mutations, with the inputs that name what the company has. */
function ownCalls(type: "query" | "mutation"): [path: string, input: unknown][] {
  return Object.entries(PROCEDURES)
    .filter(([, rule]) => rule.startsWith(type) && !/public|admin/.test(rule))
    .map(([path]) => [path, withIds(path, INPUTS[path])]);
}

function withIds(path: string, input: unknown): unknown {
  const text = JSON.stringify(input ?? null)
    .replaceAll(/ORD-2026-\w{6}/g, ids.order ?? "")
    .replaceAll(/RFQ-2026-\w{6}/g, ids.rfq ?? "")
    .replaceAll("inv_missing", ids.invitation ?? "")
    .replaceAll("quo_missing", ids.quote ?? "")
    .replaceAll("cnv_missing", ids.conversation ?? "")
    .replaceAll("prd_missing", ids.product ?? "");
  return path === "rfqs.one" || text !== "null" ? JSON.parse(text) : undefined;
}

async function call(path: string, input: unknown): Promise<string> {
  const [place = "", name = ""] = path.split(".");
  // Which procedure it is is known at run time only.
  const caller = callerAs(db, seller) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  const answer = caller[place]?.[name]?.(input) ?? Promise.reject(new Error(`no procedure ${path}`));
  return answer.then(
    (data) => JSON.stringify(data ?? null),
    (error: Error) => `refused: ${error.message}`,
  );
}

const setStatus = (status: SupplierStatus) =>
  db
    .update(suppliers)
    .set({ status })
    .where(eq(suppliers.id, supplierIdOf(seller)));

beforeAll(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  seller = actors["approved A"];
  await givePassword(db, seller);
  const product = await publish(db, supplierIdOf(seller));
  const [email = "", phone = "", address = "", contactName = ""] = CONTACTS;
  const quote = await quoteIn(db, actors["buyer A"], seller, "sent");
  await db.run(`update rfqs set email = '${email}', phone = '${phone}', contact_name = '${contactName}'`);
  const order = await orderIn(db, actors["buyer A"], seller, "shipped", { quoteId: quote.id });
  const [row] = await db.select().from(orders);
  await db.update(orders).set({ buyer: { ...(row?.buyer ?? expect.fail()), email, phone, address, contactName } });
  const conversation = await startConversation(db, actors["buyer A"], seller);
  await say(db, actors["buyer A"], conversation, "سلام");
  const file = { fileName: "a.pdf", mediaType: "application/pdf", bytes: 1, createdAt: 1 } as const;
  const byBuyer = { ...file, uploaderId: actors["buyer A"].userId };
  await db.batch([
    db.insert(orderDocuments).values({
      ...{ ...byBuyer, id: "odoc", orderId: order.id, kind: "payment_proof", side: "buyer", fileKey: "o" },
    }),
    db.insert(rfqFiles).values({ ...byBuyer, id: "rdoc", rfqId: quote.rfq.id, fileKey: "r" }),
    db.insert(messageFiles).values({
      ...{ ...byBuyer, id: "mdoc", conversationId: conversation, kind: "document", fileKey: "m" },
      messageId: ((await db.$client.execute("select id from messages limit 1")).rows[0]?.id as string) ?? null,
    }),
    db.insert(supplierDocuments).values({
      ...{ ...file, id: "sdoc", supplierId: supplierIdOf(seller), item: "trade_licence", fileKey: "s" },
    }),
  ]);
  ids = {
    order: order.reference,
    rfq: quote.rfq.reference,
    invitation: quote.invitationId,
    quote: quote.id,
    quoteReference: (await quoteOf(db, quote.id)).reference,
    conversation,
    product,
  };
  const read: typeof replies = {} as typeof replies;
  for (const status of SUPPLIER_STATUSES) {
    await setStatus(status);
    read[status] = {};
    // The export asks for the password, so it is called as a write.
    const reads = [...ownCalls("query"), ["account.exportData", { password: PASSWORD }] as const];
    for (const [path, input] of reads) read[status][path] = await call(path, input);
  }
  replies = read;
}, 120_000);

const saying = (status: SupplierStatus, what: readonly string[]) =>
  Object.entries(replies[status])
    .filter(([, reply]) => what.some((one) => reply.includes(one)))
    .map(([path]) => path)
    .sort();

describe("what an owner reads, by the state of the company", () => {
  it("tells contacts to an approved one, in the order, the quote and the export", () => {
    expect(saying("approved", CONTACTS)).toEqual(
      expect.arrayContaining(["account.exportData", "orders.one", "quotes.thread"]),
    );
  });

  it.each(SUPPLIER_STATUSES.filter((status) => status !== "approved"))("tells no contacts to a %s one", (status) => {
    expect(saying(status, CONTACTS)).toEqual([]);
  });

  it("leaves a suspended one its orders, the quote that it sent, and their printed documents", () => {
    expect(saying("suspended", [ids.order ?? "-"])).toEqual(expect.arrayContaining(["orders.one", "orders.sold"]));
    expect(saying("suspended", [ids.quoteReference ?? "-"])).toContain("quotes.thread");
    expect(JSON.parse(replies.suspended["orders.one"] ?? "")).toMatchObject({
      ...{ side: "supplier", actions: [], documents: [], hidesContacts: true },
      buyer: { companyName: "شركة النخيل", email: "", phone: "", address: "", contactName: "" },
      order: { verifyCode: "ABCDEFGHJK" },
    });
    expect(JSON.parse(replies.suspended["quotes.thread"] ?? "")).toMatchObject({ actions: [], draft: null });
  });

  it("leaves a terminated one its export and nothing else of its trade", () => {
    const ofTrade = [ids.order, ids.quoteReference, ids.conversation, ids.product, ids.rfq].map((id) => id ?? "-");
    // What the account was told before stays its own; it names no contacts.
    expect(saying("terminated", ofTrade)).toEqual(["account.exportData", "notices.list"]);
  });

  it("leaves a rejected one its reasons and the way back", () => {
    expect(JSON.parse(replies.rejected["company.mine"] ?? "")).toMatchObject({ actions: ["resubmit"] });
  });
});

describe("what an owner opens and moves, by the state of the company", () => {
  it.each(SUPPLIER_STATUSES)("files of a %s one", async (status) => {
    await setStatus(status);
    const opened = async () => {
      const ctx = contextOf(db, seller);
      const caller = (await ctx.viewer()) ?? expect.fail();
      const of = { ...ctx, caller };
      const found = {
        order: await readOrderDocument(of, "odoc"),
        request: await readRfqFile(of, "rdoc"),
        message: await readMessageFile(of, "mdoc"),
        own: await readDocument(of, "sdoc"),
      };
      return Object.entries(found).flatMap(([name, file]) => (file ? [name] : []));
    };
    const expected = status === "approved" ? ["order", "request", "message", "own"] : ["own"];
    expect(await opened()).toEqual(status === "terminated" ? [] : expected);
  });

  it.each(["suspended", "terminated"] as const)(
    "nothing by a %s one, whatever it calls",
    async (status) => {
      await setStatus(status);
      const before = await wholeDatabase(db);
      for (const [path, input] of ownCalls("mutation")) {
        if (/^(orders|quotes|inbox|ratings|messages|products)\./.test(path)) await call(path, input);
      }
      const after = await wholeDatabase(db);
      const ofTrade = Object.keys(before).filter((table) => TRADE.test(table));
      expect(ofTrade.length).toBeGreaterThan(12);
      for (const table of ofTrade) expect({ [table]: after[table] }).toEqual({ [table]: before[table] });
      const [quote] = await db.select().from(quotes);
      expect(quote?.status).toBe("sent");
    },
    60_000,
  );
});
