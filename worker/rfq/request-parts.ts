import { asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqFiles, rfqLines } from "#drizzle/schema/rfq.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";

/** The query of a request's lines in their order. */
export function selectLines(db: Database, rfqId: SQL) {
  const { position, description, quantity, quantityMilli, unit, targetPriceMinor } = rfqLines;
  const names = goodsNames("rfq_lines.product_number");
  return db
    .select({ position, description, names, quantity, quantityMilli, unit, targetPriceMinor, productId: products.id })
    .from(rfqLines)
    .leftJoin(products, eq(products.number, rfqLines.productNumber))
    .where(eq(rfqLines.rfqId, rfqId))
    .orderBy(asc(position));
}

/** The query of a request's files, without their keys. */
export function selectFiles(db: Database, rfqId: SQL) {
  const { id, fileName, mediaType, bytes, createdAt } = rfqFiles;
  return db
    .select({ id, name: fileName, type: mediaType, bytes, createdAt })
    .from(rfqFiles)
    .where(eq(rfqFiles.rfqId, rfqId))
    .orderBy(asc(createdAt));
}
