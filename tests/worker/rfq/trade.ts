import { eq } from "drizzle-orm";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import type { Database } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { type Actor, callerAs } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
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

/** A request of a buyer that is open, as its row. */
export async function openRfq(db: Database, buyer: Actor, changes: Partial<SubmitRfqInput> = {}) {
  const { reference } = await callerAs(db, buyer).rfq.submit(forms.rfq(changes));
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
