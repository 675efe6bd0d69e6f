import { eq, inArray, sql } from "drizzle-orm";
import type { ProductTerms } from "#domain/catalogue/product-terms.ts";
import { priceTiers, productEvents, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";
import { tierCells } from "./part-cells.ts";

export interface TermsChange {
  product: ManagedProduct;
  terms: ProductTerms;
  eventId: string;
}

/**
 * Writes terms of products in one atomic batch of a dozen statements, whatever their number: events where the products
 * are as they were seen and their company may still change them, all else where the events are.
 * @returns the numbers of the products that were written
 */
export async function writeTerms(ctx: SignedInContext, changes: TermsChange[]): Promise<Set<number>> {
  const { db } = ctx;
  const rows = sql`json_each(${JSON.stringify(changes.map(rowOf))})`;
  const eventIds = sql`(select value from json_each(${JSON.stringify(changes.map(({ eventId }) => eventId))}))`;
  const written = sql`(select ${productEvents.productNumber} from ${productEvents} where ${productEvents.id} in ${eventIds})`;
  const indexed = changes
    .filter(({ product }) => product.status === "published" || product.status === "paused")
    .map(({ product, terms }) => ({ ...product, content: { ...product.content, ...terms } }));
  const isRowWritten = sql`value ->> 1 in (select ${products.sku} from ${products} where ${products.number} in ${written})`;
  const [, done] = await db.batch([
    db.run(insertEvents(ctx, rows)),
    db.select({ number: productEvents.productNumber }).from(productEvents).where(inArray(productEvents.id, eventIds)),
    db
      .update(products)
      .set({ ...TERMS, version: sql`${products.version} + 1`, updatedAt: ctx.now() })
      .from(sql`${rows} v`)
      .where(sql`${products.number} = v.value ->> 'number' and ${products.number} in ${written}`),
    db.delete(priceTiers).where(inArray(priceTiers.productNumber, written)),
    db.run(
      insertEach(
        priceTiers,
        { productNumber: sql`v.value ->> 'number'`, ...tierCells("t") },
        sql`${rows} v cross join json_each(v.value, '$.tiers') t`,
        sql`v.value ->> 'number' in ${written}`,
      ),
    ),
    ...indexManaged(ctx, indexed, sql`exists ${written}`, isRowWritten),
  ]);
  return new Set(done.map(({ number }) => number));
}

function rowOf({ product, terms, eventId }: TermsChange) {
  const { leadTime, ...others } = terms;
  const { number, version, status } = product;
  const lead = { leadTimeDaysMin: leadTime.min, leadTimeDaysMax: leadTime.max };
  return { eventId, number, version, status, ...lead, ...others };
}

const TERMS = jsonCells(products, "v", ["priceMinor", "currency", "moq", "leadTimeDaysMin", "leadTimeDaysMax"]);

function insertEvents({ caller, now }: SignedInContext, rows: ReturnType<typeof sql>) {
  const isLive = sql`${products.status} in ('published', 'paused')`;
  const status = sql`${products.status}`;
  return insertEach(
    productEvents,
    {
      id: sql`v.value ->> 'eventId'`,
      productNumber: sql`${products.number}`,
      action: "terms",
      fromStatus: status,
      toStatus: status,
      actorId: caller.userId,
      createdAt: now(),
    },
    sql`${rows} v cross join ${products} on ${products.number} = v.value ->> 'number'
      cross join ${suppliers} on ${eq(suppliers.id, products.supplierId)}`,
    sql`${products.version} = v.value ->> 'version' and ${products.status} = v.value ->> 'status'
      and ${suppliers.ownerId} = ${caller.userId} and (not ${isLive} or ${suppliers.status} = 'approved')`,
  );
}
