import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { MAX_SAVED, type SavedCursor, type SavedKind, type SavedPage } from "#domain/catalogue/saved.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { savedItems } from "#drizzle/schema/saved.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isPublicSupplier, supplierCardColumns, supplierTextIn } from "#worker/suppliers/supplier-columns.ts";
import { cardsOf, selectCards } from "../select-cards.ts";

/**
 * A page of the products that the caller saved, the newest first, as they are now. Of what is not on sale any more nothing is
 * told but when it was saved: `product` is null. One database call besides the session's.
 */
export async function savedProducts(ctx: SignedInContext, { after = FIRST, locale }: SavedPage) {
  const numbers = sql`select ${products.number} as number from (${selectPage(ctx, "product", after)}) saved
    cross join ${products} on ${products.id} = saved.subject_id`;
  const { saved, earlier, counted, cards } = await batchOf(ctx, {
    saved: selectPage(ctx, "product", after),
    earlier: selectEarlier(ctx, "product", after),
    counted: countSaved(ctx, "product"),
    cards: selectCards(ctx.db, numbers, { locale, now: ctx.now() }),
  });
  const shown = new Map(cardsOf(cards).map((card) => [card.id, card]));
  const items = saved.map((one) => ({ ...one, product: shown.get(one.id) ?? null }));
  return pageOf(items, earlier, counted[0]?.total ?? 0);
}

/** As {@link savedProducts}, of companies: `supplier` is null of one that the public sees no more. */
export async function savedSuppliers(ctx: SignedInContext, { after = FIRST, locale }: SavedPage) {
  const isOfPage = sql`${suppliers.id} in (select saved.subject_id from (${selectPage(ctx, "supplier", after)}) saved)`;
  const { saved, earlier, counted, cards } = await batchOf(ctx, {
    saved: selectPage(ctx, "supplier", after),
    earlier: selectEarlier(ctx, "supplier", after),
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
  return pageOf(items, earlier, counted[0]?.total ?? 0);
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

/** Before all entries. */
const FIRST: SavedCursor = { at: Number.MAX_SAFE_INTEGER, id: "" };
const ENTRY = { id: savedItems.subjectId, savedAt: savedItems.savedAt };
const PLACE = sql`(${savedItems.savedAt}, ${savedItems.subjectId})`;

function selectPage(ctx: SignedInContext, kind: SavedKind, { at, id }: SavedCursor) {
  return ctx.db
    .select(ENTRY)
    .from(savedItems)
    .where(and(isOwn(ctx, kind), sql`${PLACE} < (${at}, ${id})`))
    .orderBy(desc(savedItems.savedAt), desc(savedItems.subjectId))
    .limit(PAGE_SIZE);
}

/** All before a page, the nearest first: at most as many as one person may save. */
function selectEarlier(ctx: SignedInContext, kind: SavedKind, { at, id }: SavedCursor) {
  return ctx.db
    .select(ENTRY)
    .from(savedItems)
    .where(and(isOwn(ctx, kind), sql`${PLACE} >= (${at}, ${id})`))
    .orderBy(asc(savedItems.savedAt), asc(savedItems.subjectId))
    .limit(MAX_SAVED);
}

function countSaved(ctx: SignedInContext, kind: SavedKind) {
  return ctx.db.select({ total: count() }).from(savedItems).where(isOwn(ctx, kind));
}

interface Entry {
  id: string;
  savedAt: number;
}

/** A page as screens read it, with where its neighbours begin: `before` is null where that is the first page. */
function pageOf<Item extends Entry>(items: Item[], earlier: Entry[], total: number) {
  const last = items.at(-1);
  return {
    items,
    page: Math.ceil(earlier.length / PAGE_SIZE) + 1,
    pageCount: Math.ceil(earlier.length / PAGE_SIZE) + Math.ceil((total - earlier.length) / PAGE_SIZE),
    before: cursorOf(earlier[PAGE_SIZE]),
    next: earlier.length + items.length < total ? cursorOf(last) : null,
  };
}

function cursorOf(entry: Entry | undefined): SavedCursor | null {
  return entry ? { at: entry.savedAt, id: entry.id } : null;
}
