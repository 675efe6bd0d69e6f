import { eq, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { putQuoteSchema } from "#domain/rfq/quote-verbs.ts";
import { type SubmitRfqInput, submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { putQuote } from "#worker/rfq/quotes/put-quote.ts";
import { startQuote } from "#worker/rfq/quotes/start-quote.ts";
import { submitRfq } from "#worker/rfq/submit-rfq.ts";
import type { Trader } from "./traders.ts";

/** What is asked for: goods that somebody sells, in their own words. */
export interface Goods {
  category: CategorySlug;
  locale: Locale;
  name: string;
}

/** Goods from all over the catalogue, in mixed order, the same at every run. */
export function someGoods(db: Database, count: number): Promise<Goods[]> {
  return db.all<Goods>(sql`select p.category, t.locale, t.name from products p
    inner join product_translations t on t.product_number = p.number
    where p.status = 'published' order by p.number * 7919 % 10007, t.locale limit ${count}`);
}

/** A request for a quote as a buyer's form holds it. */
export function requestFor({ category, locale, name }: Goods, email: string): SubmitRfqInput {
  return {
    companyName: "شركة النخيل للتجارة",
    contactName: "سعيد المنصوري",
    email,
    phone: "+971 50 123 4567",
    productCategory: category,
    productDescription: `${name}, monthly, with delivery to our store`,
    quantity: "500 cartons",
    destinationCountry: "AE",
    lines: [
      { description: name, quantity: "300 cartons" },
      { description: `${name} (small)`, quantity: "200 cartons" },
    ],
    locale,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** What the verbs ask of a request: database, clock, secrets, and who calls. Ends what they leave running with `settled`. */
function contextOf(db: Database, { userId, email }: Pick<Trader, "userId" | "email">, supplierId?: string) {
  const running: Promise<unknown>[] = [];
  const supplier = supplierId ? { id: supplierId, status: "approved" } : null;
  const caller = { userId, email, locale: "ar", isVerified: true, supplier };
  const secret = "secret-of-the-benchmark-0123456789";
  const vars = { MAIL_FROM: "Mawrid <hello@bench.example>", WHATSAPP_NUMBER: "971501234567", APP_SECRET: secret };
  const context = {
    ...{ db, caller, origin: "https://bench.example", clientAddress: "203.0.113.7", now: () => Date.now() },
    settings: parseSettings({ ...vars, APP_ENV: "development" } as unknown as Env),
    viewer: async () => caller,
    waitUntil: (work: Promise<unknown>) => void running.push(work),
  } as unknown as SignedInContext;
  return { context, settled: () => Promise.all(running) };
}

/** Sends a request by the verb itself; its mails leave behind it. */
export async function ask(db: Database, buyer: Trader, goods: Goods): Promise<string> {
  const { context } = contextOf(db, buyer);
  const { reference } = await submitRfq(context, submitRfqSchema.parse(requestFor(goods, buyer.email)));
  return reference;
}

/** A quote that waits for its buyer. */
export interface Offer {
  id: string;
  version: number;
}

/** Has so many of the invited quote on a request, by their own verbs; ten seats are no bound here. */
export async function quoteOn(db: Database, reference: string, count: number): Promise<Offer[]> {
  const [rfq] = await db.select({ id: rfqs.id }).from(rfqs).where(eq(rfqs.reference, reference));
  const invited = await db
    .select({ id: rfqInvitations.id, supplierId: suppliers.id, userId: suppliers.ownerId })
    .from(rfqInvitations)
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(eq(rfqInvitations.rfqId, rfq?.id ?? ""))
    .limit(count);
  const offers: Offer[] = [];
  for (const [at, { id, supplierId, userId }] of invited.entries()) {
    const { context, settled } = contextOf(db, { userId: userId ?? "", email: "" }, supplierId);
    const draft = await startQuote(context, { invitationId: id });
    const put = { id: draft.id, version: draft.version, terms: termsOf(at), idempotencyKey: crypto.randomUUID() };
    const { version } = await putQuote(context, "send", putQuoteSchema.parse(put));
    offers.push({ id: draft.id, version });
    await settled();
    await db.update(rfqs).set({ quotesCount: 1 }).where(eq(rfqs.reference, reference));
  }
  if (offers.length < count) throw new Error(`only ${offers.length} were asked for ${reference}`);
  return offers;
}

function termsOf(at: number) {
  const bases = [
    { currency: "AED", incoterm: "DAP", vatRate: 500 },
    { currency: "USD", incoterm: "FOB", vatRate: 0 },
    { currency: "SAR", incoterm: "CIF", vatRate: 0 },
    { currency: "SAR", incoterm: "EXW", vatRate: 0 },
  ] as const;
  const line = (position: number) => ({
    ...{ line: position, description: "كرتون 5 كغ", quantity: "300", unit: "carton" },
    unitPrice: `${10 + at}.25`,
  });
  return {
    ...bases[at % bases.length],
    ...{ place: "Dubai", leadTimeDaysMin: 7, leadTimeDaysMax: 14 + at, paymentTerms: "30 % deposit, 70 % on delivery" },
    ...{ freight: "150", insurance: "", discount: "", notes: null, lines: [line(1), line(2)] },
    validUntil: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
  };
}

/** True while mails that somebody took are not out yet. */
export async function isPostBusy(db: Database): Promise<boolean> {
  const [row] = await db.all<{ busy: number }>(
    sql`select exists (select 1 from outbox where status = 'waiting' and leased_until > ${Date.now()}) as busy`,
  );
  return row?.busy === 1;
}
