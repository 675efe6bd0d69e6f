import { eq, type SQL, sql } from "drizzle-orm";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { phoneDigits } from "#domain/kernel/phone-digits.ts";
import { referencePart } from "#domain/rfq/reference-part.ts";
import { REFERENCE_PATTERN } from "#domain/rfq/rfq-reference.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { hasPhone } from "#worker/platform/has-phone.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/**
 * Holds for the request of that number; else where the words stand in its number, the e-mail, the phone number, the company's
 * or the person's name, or in what is asked for. E-mails are stored in small letters. Names and texts are read through: it is
 * for the platform's lists.
 */
export function isRequestNamed(q: string): SQL {
  const reference = toLatinDigits(q.trim()).toUpperCase();
  if (REFERENCE_PATTERN.test(reference)) return eq(rfqs.reference, reference);
  if (q.includes("@")) return sql`instr(${rfqs.email}, ${q.toLowerCase()}) > 0`;
  const number = phoneDigits(q);
  const isCalled = number === null ? sql`false` : hasPhone(rfqs.phone, number);
  const part = referencePart(q);
  const isSaid = part === null ? sql`false` : sql`instr(${rfqs.reference}, ${part}) > 0`;
  return sql`(${isCalled} or ${isSaid} or ${isWrittenAlike(rfqs.companyName, q)} or ${isWrittenAlike(rfqs.contactName, q)}
    or ${isWrittenAlike(rfqs.description, q)})`;
}
