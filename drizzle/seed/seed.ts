import { sql } from "drizzle-orm";
import { DAY_MS, dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "../client.ts";
import {
  exchangeRates,
  priceTiers,
  productCertifications,
  productImages,
  products,
  productTranslations,
  supplierCertifications,
  supplierChecklist,
  supplierEvents,
  suppliers,
  supplierTranslations,
} from "../schema/all.ts";
import { PRODUCTS } from "./catalogue/products.ts";
import { contentInserts } from "./content/content-inserts.ts";

import { productRows, supplierRows } from "./seed-rows.ts";
import { SUPPLIERS, type SupplierId } from "./suppliers/all.ts";

/** Writes the search documents of these products; given by the caller, because drizzle/ may not import worker/. */
export type ReindexProducts = (db: Database, productNumbers: number[]) => Promise<void>;

export interface SeedResult {
  products: number;
  suppliers: number;
}

/**
 * Writes the whole demo data in one atomic batch, then the search index. Ids and numbers never change between runs.
 * @param now milliseconds; all dates of the data lie before it
 */
export async function seedDemoData(db: Database, now: number, reindex: ReindexProducts): Promise<SeedResult> {
  const ids = Object.keys(SUPPLIERS) as SupplierId[];
  const companies = ids.map((id, place) => supplierRows(id, SUPPLIERS[id], publishedCount(id), now, place + 1));
  const goods = PRODUCTS.map((draft, place) => productRows(draft, place + 1, now));
  await db.batch([
    db.insert(suppliers).values(companies.map((rows) => rows.supplier)),
    db.insert(supplierTranslations).values(companies.flatMap((rows) => rows.translations)),
    db.insert(supplierCertifications).values(companies.flatMap((rows) => rows.certifications)),
    db.insert(supplierEvents).values(companies.flatMap((rows) => rows.events)),
    db.insert(supplierChecklist).values(companies.flatMap((rows) => rows.items)),
    db.insert(products).values(goods.map((rows) => rows.product)),
    db.insert(productTranslations).values(goods.flatMap((rows) => rows.translations)),
    db.insert(productImages).values(goods.flatMap((rows) => rows.images)),
    db.insert(productCertifications).values(goods.flatMap((rows) => rows.certifications)),
    db.insert(priceTiers).values(goods.flatMap((rows) => rows.tiers)),
    db.insert(exchangeRates).values(demoRates(now)).onConflictDoNothing(),
    ...contentInserts(db, now),
  ]);
  await reindex(
    db,
    goods.map((rows) => rows.product.number ?? 0),
  );
  return { products: goods.length, suppliers: companies.length };
}

/**
 * Rates of the currencies that have no peg to the dollar, so that the demo can quote in them. Round figures that say what
 * they are: an operator enters those that hold.
 */
function demoRates(now: number): (typeof exchangeRates.$inferInsert)[] {
  const same = { fromDay: dayInDubai(now - 100 * DAY_MS), source: "demo", createdAt: now };
  return [
    { ...same, currency: "KWD", rateToAed: 12_000_000 },
    { ...same, currency: "EUR", rateToAed: 4_250_000 },
  ];
}

/** Seeds a database that holds neither suppliers nor products; null when it left one with data alone. */
export async function seedIfEmpty(db: Database, now: number, reindex: ReindexProducts): Promise<SeedResult | null> {
  const [row] = await db
    .select({ rows: sql<number>`(select count(*) from ${suppliers}) + (select count(*) from ${products})` })
    .from(sql`(select 1)`);
  return row && row.rows > 0 ? null : seedDemoData(db, now, reindex);
}

function publishedCount(id: SupplierId): number {
  return PRODUCTS.filter((draft) => draft.by === id && draft.status === "published").length;
}
