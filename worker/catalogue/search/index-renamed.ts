import { and, eq, inArray, isNull } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import type { Context } from "#worker/platform/context.ts";
import { reindexCompanies } from "./index-products.ts";

/** Companies that one tick writes again; the next takes the rest. */
const MOST_AT_ONCE = 5;

/**
 * Lets the search follow companies whose changed names an operator applied: their suggestions and all their products. Noted only
 * afterwards, so what fails is done with the next tick.
 * @returns how many changes it followed
 */
export async function indexRenamed({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const due = await db
    .select({ id: companyRevisions.id, supplierId: companyRevisions.supplierId })
    .from(companyRevisions)
    .where(and(eq(companyRevisions.status, "applied"), isNull(companyRevisions.indexedAt)))
    .orderBy(companyRevisions.updatedAt)
    .limit(MOST_AT_ONCE);
  if (due.length === 0) return 0;
  const companies = due.map(({ supplierId }) => supplierId);
  const goods = await db
    .select({ number: products.number })
    .from(products)
    .where(inArray(products.supplierId, companies));
  await reindexCompanies(
    db,
    companies,
    goods.map(({ number }) => number),
    now(),
  );
  await db
    .update(companyRevisions)
    .set({ indexedAt: now() })
    .where(
      inArray(
        companyRevisions.id,
        due.map(({ id }) => id),
      ),
    );
  return due.length;
}
