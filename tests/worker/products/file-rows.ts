import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import type { Database } from "#drizzle/client.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let made = 0;
/** A row of a product that nobody has yet. */
export function row(changes: OwnCells = {}): OwnCells {
  made += 1;
  return {
    sku: `N-${made}`,
    name_ar: "تمر سكري",
    name_en: "Sukkari dates",
    category: "food-products",
    subcategory: "dates",
    price: "12.50",
    currency: "AED",
    min_order: "100",
    unit: "carton",
    price_tiers: "500=11",
    origin: "SA",
    certifications: "halal",
    ...changes,
  };
}

/** The whole database but the answers that are kept for retries. */
export async function catalogueOf(db: Database) {
  const { idempotency_keys: _, ...others } = await wholeDatabase(db);
  return others;
}
