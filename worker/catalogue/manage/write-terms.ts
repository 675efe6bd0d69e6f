import { eq, inArray, sql } from "drizzle-orm";
import type { ProductTerms } from "#domain/catalogue/product-terms.ts";
import { priceTiers, productEvents, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { indexManaged } from "./index-managed.ts";
import type { ManagedProduct } from "./managed-product.ts";

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
    db.run(sql`update ${products} set price_minor = v.value ->> 'priceMinor', currency = v.value ->> 'currency',
        moq = v.value ->> 'moq', lead_time_days_min = v.value ->> 'leadTimeMin',
        lead_time_days_max = v.value ->> 'leadTimeMax', version = version + 1, updated_at = ${ctx.now()}
      from ${rows} v where ${products.number} = v.value ->> 'number' and ${products.number} in ${written}`),
    db.delete(priceTiers).where(inArray(priceTiers.productNumber, written)),
    db.run(sql`insert into ${priceTiers} (product_number, min_quantity, price_minor)
      select v.value ->> 'number', t.value ->> 'minQuantity', t.value ->> 'priceMinor'
      from ${rows} v cross join json_each(v.value, '$.tiers') t where v.value ->> 'number' in ${written}`),
    ...indexManaged(ctx, indexed, sql`exists ${written}`, isRowWritten),
  ]);
  return new Set(done.map(({ number }) => number));
}

function rowOf({ product, terms, eventId }: TermsChange) {
  const { leadTime, ...others } = terms;
  const { number, version, status } = product;
  return { eventId, number, version, status, leadTimeMin: leadTime.min, leadTimeMax: leadTime.max, ...others };
}

function insertEvents({ caller, now }: SignedInContext, rows: ReturnType<typeof sql>) {
  const isLive = sql`${products.status} in ('published', 'paused')`;
  return sql`insert into ${productEvents} (id, product_number, action, from_status, to_status, actor_id, created_at)
    select v.value ->> 'eventId', ${products.number}, 'terms', ${products.status}, ${products.status},
      ${caller.userId}, ${now()}
    from ${rows} v
      cross join ${products} on ${products.number} = v.value ->> 'number'
      cross join ${suppliers} on ${eq(suppliers.id, products.supplierId)}
    where ${products.version} = v.value ->> 'version' and ${products.status} = v.value ->> 'status'
      and ${suppliers.ownerId} = ${caller.userId} and (not ${isLive} or ${suppliers.status} = 'approved')`;
}
