import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { phoneFrom } from "#domain/kernel/phone.ts";
import type { Database } from "#drizzle/client.ts";
import { contactMessages, leads } from "#drizzle/schema/content.ts";
import { users } from "#drizzle/schema/identity.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/** Where phones stand, and whose country decides for those without a calling code. Orders keep theirs as they were written. */
const PLACES = [
  {
    table: users,
    columns: users,
    country: sql`(select ${suppliers.country} from ${suppliers} where ${suppliers.ownerId} = ${users.id})`,
  },
  { table: rfqs, columns: rfqs, country: rfqs.destinationCountry },
  { table: leads, columns: leads, country: sql`null` },
  { table: contactMessages, columns: contactMessages, country: sql`null` },
] satisfies Place[];

interface Place {
  table: SQLiteTable;
  columns: { id: SQLiteColumn; phone: SQLiteColumn };
  country: SQL | SQLiteColumn;
}

const CHUNK = 200;

interface PhonesRead {
  read: number;
  /** Stay as they were written, and are shown without a link to call them. */
  unread: number;
}

/**
 * Reads the phones that were stored before they were kept as E.164; what can't be read stays. Safe to do twice and beside people
 * who write: a phone that changed meanwhile is left alone.
 * @param isDryRun counts alone
 */
export async function readPhonesAgain(db: Database, isDryRun: boolean): Promise<PhonesRead> {
  const counts: PhonesRead = { read: 0, unread: 0 };
  for (const place of PLACES) {
    let after = "";
    for (;;) {
      const rows = await selectOld(db, place, after);
      const changes = rows.map((row) => ({ ...row, now: phoneFrom(row.country, row.phone) }));
      const changed = changes.filter(({ phone, now }) => now !== phone);
      if (!isDryRun) await Promise.all(changed.map((change) => writeRead(db, place, change)));
      counts.read += changed.length;
      counts.unread += rows.length - changed.length;
      after = rows.at(-1)?.id ?? "";
      if (rows.length < CHUNK) break;
    }
  }
  return counts;
}

/** The next phones that are no E.164 yet, by id. */
function selectOld(db: Database, { table, columns, country }: Place, after: string) {
  const isOld = sql`${columns.phone} <> '' and (${columns.phone} not glob '+[1-9]*' or substr(${columns.phone}, 2) glob '*[^0-9]*')`;
  return db
    .select({
      id: sql<string>`${columns.id}`,
      phone: sql<string>`${columns.phone}`,
      country: sql<string | null>`${country}`,
    })
    .from(table)
    .where(and(sql`${columns.id} > ${after}`, isOld))
    .orderBy(columns.id)
    .limit(CHUNK);
}

function writeRead(
  db: Database,
  { table, columns }: Place,
  { id, phone, now }: { id: string; phone: string; now: string },
) {
  return db
    .update(table)
    .set({ phone: now })
    .where(and(eq(columns.id, id), eq(columns.phone, phone)));
}
