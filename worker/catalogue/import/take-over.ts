import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { productAddresses, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import { excludedCells, jsonCells } from "#worker/platform/row-cells.ts";
import { packIndex, writeIndex } from "../search/index-sql.ts";
import { ImportRefused } from "./import-error.ts";
import { FOUND_NUMBER, found, rewriteCertificates, rewriteTexts, rewriteTiers } from "./import-parts.ts";
import type { stageStatements } from "./stage-products.ts";
import { BROKEN, clearRun, refuseChanged, staged } from "./stage-sql.ts";

/**
 * Takes staged products over into the catalogue: one atomic batch. New ones are published; those the supplier has keep
 * their address, status and pictures.
 * @throws ImportRefused `changed` where a product is in another version than the one that was read; nothing is written then
 */
export async function takeOver(db: Database, run: string, now: number): Promise<void> {
  await write(db, [...takeOverStatements(db, run, now), packIndex(db), clearRun(db, run)]);
}

/** The same of products that are staged in the same batch; the index is packed behind the last of them. */
export async function takeOverBlock(
  db: Database,
  { run, stage, now }: { run: string; stage: ReturnType<typeof stageStatements>; now: number },
): Promise<void> {
  await write(db, [...stage, ...takeOverStatements(db, run, now), clearRun(db, run)]);
}

function takeOverStatements(db: Database, run: string, now: number) {
  const rows = staged(run, "products");
  return [
    refuseChanged(db, rows),
    keepAddresses(db, rows),
    writeProducts(db, rows, now),
    ...rewriteParts(db, rows),
    ...writeIndex(db, { docs: staged(run, "docs"), texts: staged(run, "texts"), words: staged(run, "words") }),
    recountProducts(db, rows),
  ] as const;
}

async function write(db: Database, statements: Parameters<Database["batch"]>[0]): Promise<void> {
  await db.batch(statements).catch((fault: unknown) => {
    throw String(fault instanceof Error ? fault.cause : fault).includes(BROKEN) ? new ImportRefused("changed") : fault;
  });
}

/** Links to products that change their category still lead to them (worker/catalogue/manage/old-address.ts). */
function keepAddresses(db: Database, rows: SQL) {
  const address = { category: sql`p.category`, slug: sql`p.slug`, productNumber: FOUND_NUMBER };
  const moves = sql`p.category <> v.value ->> 'category'`;
  return db.run(sql`${insertEach(productAddresses, address, foundStaged(rows), moves)}
    on conflict (category, slug) do update set product_number = excluded.product_number`);
}

/** What an import writes of a product, by the names of the staged row's fields. */
const CONTENT = [
  "category",
  "subcategory",
  "origin",
  "priceMinor",
  "currency",
  "unit",
  "moq",
  "leadTimeDaysMin",
  "leadTimeDaysMax",
] as const;

function writeProducts(db: Database, rows: SQL, now: number) {
  const made = { status: "published" as const, publishedAt: now, createdAt: now, updatedAt: now };
  const cells = { ...made, ...jsonCells(products, "v", ["id", "supplierId", "sku", "slug", ...CONTENT]) };
  return db.run(sql`${insertEach(products, cells, sql`${rows} v`, sql`true`)}
    on conflict (supplier_id, sku) do update set ${excludedCells(products, [...CONTENT, "updatedAt"])},
      version = version + 1`);
}

function rewriteParts(db: Database, rows: SQL) {
  const [known, always] = [foundStaged(rows), sql`true`];
  return [rewriteTexts, rewriteCertificates, rewriteTiers]
    .flatMap((rewrite) => rewrite(known, always))
    .map((statement) => db.run(statement(always)));
}

function recountProducts(db: Database, rows: SQL) {
  const productsCount = sql`(select count(*) from ${products}
    where ${products.supplierId} = ${suppliers.id} and ${products.status} = 'published')`;
  return db
    .update(suppliers)
    .set({ productsCount })
    .where(sql`${suppliers.id} in (select v.value ->> 'supplierId' from ${rows} v)`);
}

/** The staged rows `v` with their products `p`. */
function foundStaged(rows: SQL): SQL {
  return found(sql`${rows} v`, sql`v.value ->> 'supplierId'`);
}
