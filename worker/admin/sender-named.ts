import { or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { phoneDigits } from "#domain/kernel/phone-digits.ts";
import { hasPhone } from "#worker/platform/has-phone.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";

interface Sender {
  email: SQLWrapper;
  /** Absent where none is asked for. */
  phone?: SQLWrapper;
  /** Names, and what was written. */
  texts: readonly SQLWrapper[];
}

/**
 * Holds for what a visitor sent that has the words in its texts, its e-mail or its phone number; for everything where no words
 * are asked for. E-mails are stored in small letters.
 */
export function isSentBy({ email, phone, texts }: Sender, q: string | null): SQL | undefined {
  if (q === null) return undefined;
  const digits = phoneDigits(q);
  return or(
    sql`instr(${email}, ${q.toLowerCase()}) > 0`,
    ...(phone && digits !== null ? [hasPhone(phone, digits)] : []),
    ...texts.map((text) => isWrittenAlike(text, q)),
  );
}
