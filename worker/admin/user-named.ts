import { type SQL, sql } from "drizzle-orm";
import { phoneDigits } from "#domain/kernel/phone-digits.ts";
import { users } from "#drizzle/schema/identity.ts";
import { hasPhone } from "#worker/platform/has-phone.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

/** Holds for accounts that have the words in their name, their e-mail or their phone number, or that id. */
export function isUserNamed(q: string): SQL {
  if (q.includes("@")) return isReachedBy(q);
  return sql`(${isReachedBy(q)} or ${isWrittenAlike(users.name, q)} or ${users.id} = ${q})`;
}

/** Holds for accounts that have the words in their e-mail or their phone number. E-mails are stored in small letters. */
export function isReachedBy(q: string): SQL {
  const isMail = sql`instr(${users.email}, ${q.toLowerCase()}) > 0`;
  const number = phoneDigits(q);
  return number === null ? isMail : sql`(${isMail} or ${hasPhone(users.phone, number)})`;
}
