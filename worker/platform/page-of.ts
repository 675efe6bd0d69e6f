import { PAGE_SIZE } from "#domain/kernel/page.ts";

/** Where a page begins in its list. */
export function firstOf(page: number): number {
  return (page - 1) * PAGE_SIZE;
}

/** A page of a list as screens read it. */
export function pageOf<Item>(items: Item[], page: number, counted: { total: number } | undefined) {
  return { items, page, pageSize: PAGE_SIZE, total: counted?.total ?? 0 };
}
