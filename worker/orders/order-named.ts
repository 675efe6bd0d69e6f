import { eq, type SQL, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { phoneDigits } from "#domain/kernel/phone-digits.ts";
import { DOCUMENT_NUMBER, referenceOfDocument, referenceOfPart } from "#domain/orders/order-reference.ts";
import { referencePart } from "#domain/rfq/reference-part.ts";
import { type OrderParty, orders } from "#drizzle/schema/orders.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { hasPhone } from "#worker/platform/has-phone.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/**
 * Holds for the order of that number, or of that pro-forma invoice or purchase order; else where its number or either side's
 * name has the words in it, however they are written, or the buyer's e-mail or phone number has them. Names are read through: it is for
 * the platform's lists.
 */
export function isOrderNamed(q: string): SQL {
  const number = toLatinDigits(q.trim()).toUpperCase();
  if (DOCUMENT_NUMBER.test(number)) return eq(orders.reference, referenceOfDocument(number));
  if (q.includes("@")) return sql`instr(lower(${buyersOwn("email")}), ${q.toLowerCase()}) > 0`;
  const digits = phoneDigits(q);
  const isCalled = digits === null ? sql`false` : hasPhone(buyersOwn("phone"), digits);
  const part = referencePart(q);
  const isSaid = part === null ? sql`false` : sql`instr(${orders.reference}, ${referenceOfPart(part)}) > 0`;
  const { name, supplierId } = supplierTranslations;
  return sql`(${isCalled} or ${isSaid} or ${isWrittenAlike(buyersOwn("companyName"), q)} or ${isWrittenAlike(buyersOwn("contactName"), q)}
    or ${orders.supplierId} in (select ${supplierId} from ${supplierTranslations} where ${isWrittenAlike(name, q)}))`;
}

function buyersOwn(field: keyof OrderParty): SQL {
  return sql`(${orders.buyer} ->> ${`$.${field}`})`;
}
