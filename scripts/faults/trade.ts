import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import type { Trader } from "../bench/traders.ts";
import type { Operation, Sender, Told } from "./operation.ts";

/** Two who trade, and what the seller has on sale. */
export interface Pair {
  buyer: Trader;
  seller: Trader;
  supplierId: string;
  productId: string;
  conversation: string;
}

interface Deal extends Pair {
  /** The database itself, to see what a page would show. */
  db: Database;
  sender: Sender;
  /** Tells this deal from all others wherever words are kept. */
  mark: string;
}

/** A killed database is there again by then. */
const BACK_WITHIN_MS = 60_000;
const place = { country: "AE", city: "دبي", address: "القوز الصناعية 3" };
const contact = { companyName: "شركة النخيل للتجارة", contactName: "سعيد المنصوري", phone: "+971 50 123 4567" };
const key = () => ({ idempotencyKey: crypto.randomUUID() });

const termsOf = (notes: string, unitPrice: string) => ({
  ...{ incoterm: "DAP", place: "Dubai", leadTimeDaysMin: 7, leadTimeDaysMax: 14 },
  ...{ paymentTerms: "30 % deposit, 70 % before shipment", freight: "0", insurance: "", discount: "", notes },
  lines: [{ line: 1, description: "كرتون 5 كغ", quantity: "300", unit: "carton", unitPrice }],
});
const quotedTerms = (notes: string, unitPrice: string) => ({
  ...{ currency: "AED", vatRate: 500, validUntil: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10) },
  ...termsOf(notes, unitPrice),
});

/** A request from its sending to its ratings, and beside it a cart, a product and a talk: each step waits for its verdict. */
export async function tradeOnce(deal: Deal): Promise<void> {
  await talk(deal);
  const order = await negotiate(deal);
  await buyFromCart(deal);
  await editProduct(deal);
  if (order) await fulfil(deal, order);
}

const send = ({ sender }: Deal, who: Trader, operation: Omit<Operation, "cookie">): Promise<Told> =>
  sender.send({ ...operation, cookie: who.cookie });

/** What a step left, also where the database is being killed meanwhile. */
async function one<T extends Record<string, unknown>>({ db }: Deal, query: ReturnType<typeof sql>): Promise<T> {
  const end = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const rows = await db.all<T>(query).catch((fault: unknown) => fault);
    if (Array.isArray(rows)) {
      if (rows.length === 0) throw new Error("a step left nothing to go on with");
      return rows[0];
    }
    if (Date.now() > end) throw rows;
    await sleep(200);
  }
}

async function talk(deal: Deal): Promise<void> {
  for (const who of [deal.buyer, deal.seller]) {
    const content = `${deal.mark} from ${who.userId}`;
    const clientId = crypto.randomUUID();
    await send(deal, who, {
      verb: "messages.send",
      input: { conversationId: deal.conversation, clientId, kind: "text", content },
      ...{ effect: "select count(*) from messages where content = ?", args: [content] },
    });
  }
}

async function negotiate(deal: Deal): Promise<string | undefined> {
  const { buyer, seller, supplierId, mark } = deal;
  const description = `${mark}: Medjool dates, monthly`;
  await send(deal, buyer, {
    verb: "rfq.submit",
    input: {
      ...{ ...contact, email: buyer.email, productCategory: "food-products", productDescription: description },
      ...{ quantity: "300 cartons", supplierId, locale: "ar", ...key() },
    },
    ...{ effect: "select count(*) from rfqs where description = ?", args: [description] },
  });
  const { id: invitationId } = await one<{ id: string }>(
    deal,
    sql`select i.id from rfq_invitations i join rfqs r on r.id = i.rfq_id where r.description = ${description}`,
  );
  const ofInvitation = { effect: "select count(*) from quotes where invitation_id = ?", args: [invitationId] };
  await send(deal, seller, { verb: "quotes.start", input: { invitationId }, ...ofInvitation });
  const seen = () =>
    one<{ id: string; version: number }>(
      deal,
      sql`select id, version from quotes where invitation_id = ${invitationId} and status <> 'withdrawn'`,
    );
  const put = async (who: Trader, verb: string, step: string, terms: (notes: string, price: string) => object) => {
    const notes = `${mark} ${step}`;
    const { id, version } = await seen();
    const input = { id, version, terms: terms(notes, "12.50"), ...key() };
    const effect = "select count(*) from quote_versions where notes = ?";
    return { verb, input, effect, args: [notes], who };
  };
  await sendOf(deal, await put(seller, "quotes.send", "sent", quotedTerms));
  await sendOf(deal, await put(buyer, "quotes.counter", "countered", termsOf));
  // The buyer has moved last: it may not counter again.
  await sendOf(deal, { ...(await put(buyer, "quotes.counter", "out of turn", termsOf)), isWrong: true });
  await sendOf(deal, await put(seller, "quotes.requote", "requoted", quotedTerms));
  const accepted = { ...(await seen()), ...place, ...key() };
  await send(deal, buyer, {
    verb: "quotes.accept",
    input: accepted,
    ...{ effect: "select count(*) from orders where quote_id = ?", args: [accepted.id] },
  });
  const { reference } = await one<{ reference: string }>(
    deal,
    sql`select reference from orders where quote_id = ${accepted.id}`,
  );
  return reference;
}

const sendOf = (deal: Deal, { who, ...operation }: Omit<Operation, "cookie"> & { who: Trader }) =>
  send(deal, who, operation);

async function buyFromCart(deal: Deal): Promise<void> {
  const address = `${deal.mark}, Gate 4`;
  const { price, moq } = await one<{ price: number; moq: number }>(
    deal,
    sql`select price_minor as price, moq from products where id = ${deal.productId}`,
  );
  const form = (unitPriceMinor: number, where: string) => ({
    ...{ lines: [{ productId: deal.productId, quantity: moq, unitPriceMinor, currency: "AED" }] },
    ...{ ...contact, ...place, address: where, trn: "", locale: "ar", ...key() },
  });
  const effect = "select count(*) from orders where buyer ->> '$.address' = ?";
  const wrong = `${address} (cheaper)`;
  const cheaper = { verb: "orders.checkout", input: form(1, wrong), effect, args: [wrong], isWrong: true };
  await send(deal, deal.buyer, cheaper);
  await send(deal, deal.buyer, { verb: "orders.checkout", input: form(price, address), effect, args: [address] });
}

async function editProduct(deal: Deal): Promise<void> {
  const name = `${deal.mark} Ajwa`;
  const product = { category: "food-products", subcategory: "dates", locale: "en", name };
  await send(deal, deal.seller, {
    verb: "products.create",
    input: { ...product, ...key() },
    ...{ effect: "select count(*) from product_translations where name = ?", args: [name] },
  });
  const { id, version } = await one<{ id: string; version: number }>(
    deal,
    sql`select p.id, p.version from products p join product_translations t on t.product_number = p.number
      where t.name = ${name}`,
  );
  const terms = { moq: 10, currency: "AED", price: "120", tiers: [], leadTime: "7-12" };
  await send(deal, deal.seller, {
    verb: "products.saveTerms",
    input: { id, version, terms },
    ...{ effect: "select version - ? from products where id = ? and price_minor = 12000", args: [version, id] },
  });
}

async function fulfil(deal: Deal, reference: string): Promise<void> {
  const steps: [who: Trader, verb: string, action: string, more?: object][] = [
    [deal.seller, "orders.startProduction", "start_production"],
    [deal.seller, "orders.makeReady", "make_ready"],
    [deal.seller, "orders.ship", "ship", { carrier: "Gulf Line", trackingReference: "GL-1" }],
    [deal.buyer, "orders.deliver", "deliver"],
    [deal.buyer, "orders.complete", "complete"],
  ];
  const effect = `select count(*) from order_events where action = ?
    and order_id = (select id from orders where reference = ?)`;
  for (const [who, verb, action, more] of steps) {
    const { version } = await one<{ version: number }>(
      deal,
      sql`select version from orders where reference = ${reference}`,
    );
    await send(deal, who, { verb, input: { reference, version, ...more }, effect, args: [action, reference] });
  }
  const review = `${deal.mark}: as agreed`;
  const stars = { supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 4 };
  await send(deal, deal.buyer, {
    verb: "ratings.rateSupplier",
    input: { reference, ...stars, review, locale: "ar", ...key() },
    ...{ effect: "select count(*) from supplier_ratings where review = ?", args: [review] },
  });
}
