/** What reading a list to its end needs of each page. */
export interface Page<Item> {
  items: Item[];
  total: number;
  pageSize: number;
}

/** Calls of one tick travel in one request, ten at most. */
const AT_ONCE = 10;

/** As many pages as a list has at most (domain/kernel/page.ts). */
const MOST_PAGES = 500;

/** Reads a list from its first page to its last, or to the last that the server turns; ten pages at a time. */
export async function allPages<Item>(
  read: (page: number) => Promise<Page<Item>>,
  mostPages = MOST_PAGES,
): Promise<Item[]> {
  const first = await read(1);
  const pageCount = Math.min(Math.ceil(first.total / first.pageSize), mostPages);
  const items = [...first.items];
  for (let page = 2; page <= pageCount; page += AT_ONCE) {
    const count = Math.min(AT_ONCE, pageCount - page + 1);
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => read(page + at)));
    items.push(...pages.flatMap((one) => one.items));
  }
  return items;
}
