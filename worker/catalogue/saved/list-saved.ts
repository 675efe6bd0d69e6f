import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { SavedKind, SavedPage } from "#domain/catalogue/saved.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { firstOf, pageOf } from "#worker/platform/page-of.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isPublicSupplier, supplierCardColumns, supplierTextIn } from "#worker/suppliers/supplier-columns.ts";
import { cardsOf, selectCards } from "../select-cards.ts";

/**
 * A page of the products that the caller saved, the newest first, as they are now. Of what is not on sale any more nothing is
 * told but when it was saved: `product` is null. One database call besides the session's.
 */
export async function savedProducts(ctx: SignedInContext, { page, locale }: SavedPage) {
  const numbers = sql`select ${products.number} as number from (${selectPage(ctx, "product", page)}) saved
    cross join ${products} on ${products.id} = saved.subject_id`;
  const { saved, counted, cards } = await batchOf(ctx, {
    saved: selectPage(ctx, "product", page),
    counted: countSaved(ctx, "product"),
    cards: selectCards(ctx.db, numbers, { locale, now: ctx.now() }),
  });
  const shown = new Map(cardsOf(cards).map((card) => [card.id, card]));
  const items = saved.map((one) => ({ ...one, product: shown.get(one.id) ?? null }));
  return pageOf(items, page, counted[0]);
}

/** As {@link savedProducts}, of companies: `supplier` is null of one that the public sees no more. */
export async function savedSuppliers(ctx: SignedInContext, { page, locale }: SavedPage) {
  const isOfPage = sql`${suppliers.id} in (select saved.subject_id from (${selectPage(ctx, "supplier", page)}) saved)`;
  const { saved, counted, cards } = await batchOf(ctx, {
    saved: selectPage(ctx, "supplier", page),
    counted: countSaved(ctx, "supplier"),
    cards: ctx.db
      .select(supplierCardColumns(ctx.now(), locale))
      .from(suppliers)
      .innerJoin(supplierTranslations, supplierTextIn(locale))
      .where(and(isOfPage, isPublicSupplier))
      .limit(PAGE_SIZE),
  });
  const shown = new Map(cards.map((card) => [card.id, card]));
  const items = saved.map((one) => ({ ...one, supplier: shown.get(one.id) ?? null }));
  return pageOf(items, page, counted[0]);
}

/** The ids of all that the caller saved, few enough to mark them on any page. One database call besides the session's. */
export async function savedIds({ db, caller }: SignedInContext): Promise<Record<SavedKind, string[]>> {
  const { kind, subjectId, userId } = savedItems;
  const rows = await db.select({ kind, id: subjectId }).from(savedItems).where(eq(userId, caller.userId));
  const idsOf = (wanted: SavedKind) => rows.filter((row) => row.kind === wanted).map(({ id }) => id);
  return { product: idsOf("product"), supplier: idsOf("supplier") };
}

function isOwn({ caller }: SignedInContext, kind: SavedKind) {
  return and(eq(savedItems.userId, caller.userId), eq(savedItems.kind, kind));
}

function selectPage(ctx: SignedInContext, kind: SavedKind, page: number) {
  return ctx.db
    .select({ id: savedItems.subjectId, savedAt: savedItems.savedAt })
    .from(savedItems)
    .where(isOwn(ctx, kind))
    .orderBy(desc(savedItems.savedAt), asc(savedItems.subjectId))
    .limit(PAGE_SIZE)
    .offset(firstOf(page));
}

function countSaved(ctx: SignedInContext, kind: SavedKind) {
  return ctx.db.select({ total: count() }).from(savedItems).where(isOwn(ctx, kind));
}
