import { sql } from "drizzle-orm";
import { normalise } from "#domain/catalogue/search/words.ts";
import type { Database } from "#drizzle/client.ts";

/** A supplier with its names in all languages. */
export interface IndexableSupplier {
  id: string;
  names: string[];
}

/** The statements that write the suggestions of suppliers: each name from each of its words on. */
export function supplierStatements(db: Database, suppliers: IndexableSupplier[]) {
  const ids = JSON.stringify(suppliers.map((supplier) => supplier.id));
  const keys = JSON.stringify(suppliers.flatMap(({ id, names }) => names.flatMap(wordStarts).map((key) => [key, id])));
  return [
    db.run(sql`DELETE FROM search_suppliers WHERE supplier_id IN (SELECT value FROM json_each(${ids}))`),
    db.run(sql`INSERT OR IGNORE INTO search_suppliers (key, supplier_id)
      SELECT value ->> 0, value ->> 1 FROM json_each(${keys})`),
  ] as const;
}

function wordStarts(name: string): string[] {
  const words = normalise(name).split(" ");
  return words.map((_, at) => words.slice(at).join(" ")).filter((key) => key !== "");
}
