import { notInArray, sql } from "drizzle-orm";
import { MAX_NAMED } from "#domain/catalogue/named-product.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Localized } from "#domain/kernel/localized.ts";
import { statusesThatAre } from "#domain/orders/order-facts.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { cardsOf, selectCards } from "#worker/catalogue/select-cards.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isPublicSupplier } from "#worker/suppliers/supplier-columns.ts";

/** Older orders are looked up in their list. */
const ORDERS_LOOKED_AT = 50;

/**
 * The products that the caller ordered last and that are still on sale, each once and twelve at most; those of orders that came
 * to nothing are left out. One database call besides the session's.
 */
export async function boughtProducts(ctx: SignedInContext, { locale }: Localized): Promise<{ items: ProductCard[] }> {
  const numbers = sql`select ${products.number} as number
    from (select ${orders.id}, ${orders.createdAt} from ${orders}
      where ${orders.buyerId} = ${ctx.caller.userId} and ${notInArray(orders.status, statusesThatAre("void"))}
      order by ${orders.createdAt} desc limit ${ORDERS_LOOKED_AT}) bought
    cross join ${orderLines} on ${orderLines.orderId} = bought.id
    cross join ${products} on ${products.number} = ${orderLines.productNumber} and ${products.status} = 'published'
    cross join ${suppliers} on ${suppliers.id} = ${products.supplierId} and ${isPublicSupplier}
    group by ${products.number} order by max(bought.created_at) desc, ${products.number} limit ${MAX_NAMED}`;
  return { items: cardsOf(await selectCards(ctx.db, numbers, { locale, now: ctx.now() })) };
}
