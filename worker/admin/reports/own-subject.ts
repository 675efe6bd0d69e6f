import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/**
 * Holds where what is reported is the caller's own company, its product, or a conversation that it takes part in: nobody judges
 * that, nor learns who reported it.
 */
export function isOwnSubject({ caller }: Pick<SignedInContext, "caller">, kind: AnyColumn, id: AnyColumn): SQL {
  const { userId } = caller;
  const isCompanys = sql`${suppliers.ownerId} = ${userId}`;
  return sql`case ${kind}
    when 'supplier' then exists (select 1 from ${suppliers} where ${suppliers.id} = ${id} and ${isCompanys})
    when 'product' then exists (select 1 from ${products} inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
      where ${products.id} = ${id} and ${isCompanys})
    when 'conversation' then exists (select 1 from ${conversations}
      inner join ${suppliers} on ${suppliers.id} = ${conversations.supplierId}
      where ${conversations.id} = ${id} and (${conversations.buyerId} = ${userId} or ${isCompanys}))
    else 0 end`;
}
