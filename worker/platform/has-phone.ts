import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Holds where a phone number as it was written has these digits in it, whatever stands between them. */
export function hasPhone(phone: SQLWrapper, digits: string): SQL {
  const plain = [" ", "-", "(", ")"].reduce((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`${phone}`);
  return sql`instr(${plain}, ${digits}) > 0`;
}
