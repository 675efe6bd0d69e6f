import { eq, type SQL, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { DOCUMENT_NUMBER, referenceOfDocument } from "#domain/orders/order-reference.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/**
 * Holds for the order of that number, or of that pro-forma invoice or purchase order; else where either side's name has the
 * words in it, however they are written. Names are read through: it is for the platform's lists.
 */
export function isOrderNamed(q: string): SQL {
  const number = toLatinDigits(q.trim()).toUpperCase();
  if (DOCUMENT_NUMBER.test(number)) return eq(orders.reference, referenceOfDocument(number));
  const { name, supplierId } = supplierTranslations;
  return sql`(${isWrittenAlike(sql`${orders.buyer} ->> '$.companyName'`, q)}
    or ${orders.supplierId} in (select ${supplierId} from ${supplierTranslations} where ${isWrittenAlike(name, q)}))`;
}
