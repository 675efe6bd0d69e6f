import { eq } from "drizzle-orm";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import type { Database } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { type Actor, callerAs, contextOf } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";

export const supplierIdOf = ({ userId }: Actor) => `sup_${userId}`;

/** A published product of a company, found by search. */
export async function publish(
  db: Database,
  supplierId: string,
  changes: Partial<typeof products.$inferInsert> = {},
  name = "تمر مجدول فاخر",
): Promise<string> {
  const id = `prd_${crypto.randomUUID()}`;
  const [{ number } = { number: 0 }] = await db
    .insert(products)
    .values({
      id,
      supplierId,
      sku: id,
      slug: id.toLowerCase().replace("_", "-"),
      category: "food-products",
      subcategory: "dates",
      status: "published",
      origin: "AE",
      priceMinor: 1200,
      currency: "AED",
      unit: "carton",
      moq: 10,
      publishedAt: TEST_NOW - 1000,
      createdAt: TEST_NOW - 1000,
      updatedAt: TEST_NOW - 1000,
      ...changes,
    })
    .returning({ number: products.number });
  await db
    .insert(productTranslations)
    .values({ productNumber: number, locale: "ar", name, description: "من المزرعة", specs: [] });
  await db
    .insert(supplierTranslations)
    .values({ supplierId, locale: "ar", name: `شركة ${supplierId}`, city: "", specialization: "", description: "" })
    .onConflictDoNothing();
  await reindexProducts(db, [number]);
  return id;
}

/** Approved companies with an owner each. @returns their ids */
export async function manyCompanies(db: Database, count: number): Promise<string[]> {
  const many = Array.from({ length: count }, (_, at) => at);
  const times = { createdAt: 1, updatedAt: 1 };
  const owner = { passwordHash: "x", name: "x", userType: "supplier", locale: "en", emailVerifiedAt: 1 } as const;
  const company = { status: "approved", businessType: "distribution", country: "AE", city: "x" } as const;
  await db.batch([
    db
      .insert(users)
      .values(
        many.map((at) => ({ ...owner, ...times, id: `usr_${at}`, email: `${at}@s.example`, notices: DEFAULT_NOTICES })),
      ),
    db
      .insert(suppliers)
      .values(many.map((at) => ({ ...company, ...times, id: `sup_${at}`, ownerId: `usr_${at}`, slug: `s-${at}` }))),
  ]);
  return many.map((at) => `sup_${at}`);
}

/** A request of a buyer that is open, as its row. */
export async function openRfq(db: Database, buyer: Actor, changes: Partial<SubmitRfqInput> = {}) {
  const context = contextOf(db, buyer);
  const { reference } = await callerOf(context).rfq.submit(forms.rfq(changes));
  await context.settled();
  return rfqOf(db, reference);
}

export async function rfqOf(db: Database, reference: string) {
  const [rfq] = await db.select().from(rfqs).where(eq(rfqs.reference, reference));
  if (!rfq) throw new Error(`no request ${reference}`);
  return rfq;
}

export function invitationsOf(db: Database, rfqId: string) {
  return db.select().from(rfqInvitations).where(eq(rfqInvitations.rfqId, rfqId)).orderBy(rfqInvitations.supplierId);
}

export function eventsOf(db: Database, rfqId: string) {
  return db.select().from(rfqEvents).where(eq(rfqEvents.rfqId, rfqId)).orderBy(rfqEvents.createdAt);
}

export async function quoteOf(db: Database, id: string) {
  const [quote] = await db.select().from(quotes).where(eq(quotes.id, id));
  if (!quote) throw new Error(`no quote ${id}`);
  return quote;
}

/** A draft of a supplier on an open request that asked it. */
export async function startedQuote(db: Database, buyer: Actor, supplier: Actor, changes: Partial<SubmitRfqInput> = {}) {
  const rfq = await openRfq(db, buyer, changes);
  const invitation = (await invitationsOf(db, rfq.id)).find(({ supplierId }) => supplierId === supplierIdOf(supplier));
  const { id } = await callerAs(db, supplier).quotes.start({ invitationId: invitation?.id ?? "" });
  return { rfq, id, invitationId: invitation?.id ?? "" };
}

const key = () => crypto.randomUUID();

/** A counter-offer that binds its buyer, whose goods go to a place of their own. */
export async function bindingQuote(db: Database, buyer: Actor, supplier: Actor, bindingUntil = "2026-11-24") {
  const sent = await quoteIn(db, buyer, supplier, "sent");
  const { version } = await callerAs(db, buyer).quotes.counter({
    id: sent.id,
    version: sent.version,
    terms: forms.counter({ freight: "0" }),
    binding: { bindingUntil, country: "OM", city: "صحار", address: "الميناء، بوابة 4", trn: "" },
    idempotencyKey: key(),
  });
  return { ...sent, version };
}

/** A quote in a state, brought there by the procedures themselves; states that other verbs or the scheduler make are set. */
export async function quoteIn(db: Database, buyer: Actor, supplier: Actor, status: QuoteStatus) {
  const { rfq, id, invitationId } = await startedQuote(db, buyer, supplier);
  const seen = async () => ({ id, version: (await quoteOf(db, id)).version });
  const send = async () =>
    callerAs(db, supplier).quotes.send({ ...(await seen()), terms: forms.quote(), idempotencyKey: key() });
  const set = () => db.update(quotes).set({ status }).where(eq(quotes.id, id));
  if (status !== "draft") await send();
  if (status === "countered") {
    const terms = forms.counter({ freight: "0" });
    await callerAs(db, buyer).quotes.counter({ ...(await seen()), terms, idempotencyKey: key() });
  }
  if (status === "rejected")
    await callerAs(db, buyer).quotes.reject({ ...(await seen()), reason: "price", note: null });
  if (status === "withdrawn") await callerAs(db, supplier).quotes.withdraw({ ...(await seen()), reason: "sold out" });
  if (status === "expired" || status === "accepted" || status === "not_selected") await set();
  return { rfq, id, invitationId, version: (await quoteOf(db, id)).version };
}

/** Another supplier's quote to the same request, sent. */
export async function rivalQuote(
  db: Database,
  supplier: Actor,
  rfqId: string,
  waitUntil: (work: Promise<unknown>) => void = () => undefined,
): Promise<{ id: string; version: number }> {
  const own = supplierIdOf(supplier);
  const invitation = (await invitationsOf(db, rfqId)).find(({ supplierId }) => supplierId === own);
  const { quotes: caller } = callerAs(db, supplier, { waitUntil });
  const { id } = await caller.start({ invitationId: invitation?.id ?? "" });
  const { version } = await caller.send({
    ...{ id, version: 1, terms: forms.quote(), idempotencyKey: crypto.randomUUID() },
  });
  return { id, version };
}
