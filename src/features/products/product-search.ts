import { PRODUCT_STATUSES, type ProductStatus } from "#domain/catalogue/product-facts.ts";

/** Orders of the list besides the first, which is what was changed last; as the server knows them (PRODUCT_SORTS). */
export const SORT_CHOICES = ["updated", "newest", "oldest", "price_low", "price_high"] as const;
export type SortChoice = (typeof SORT_CHOICES)[number];

/** What an address of one's own products asks for; what is left out is the first choice. */
export interface ProductSearch {
  status?: ProductStatus | undefined;
  flaw?: "off_step" | undefined;
  q?: string | undefined;
  sort?: Exclude<SortChoice, "updated"> | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readProductSearch(raw: Record<string, unknown>): ProductSearch {
  const page = Number(raw.page);
  return {
    status: PRODUCT_STATUSES.find((status) => status === raw.status),
    flaw: raw.flaw === "off_step" ? raw.flaw : undefined,
    q: (typeof raw.q === "string" && raw.q.trim().slice(0, MAX_WORDS).trim()) || undefined,
    sort: SORT_CHOICES.filter((sort) => sort !== "updated").find((sort) => sort === raw.sort),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The call that a search makes. */
export function productsInput({ status, flaw, q, sort, page = 1 }: ProductSearch) {
  const narrowed = { ...(status ? { status } : {}), ...(flaw ? { flaw } : {}), ...(q ? { q } : {}) };
  return { sort: sort ?? ("updated" as const), page, ...narrowed };
}

export interface EditorSearch {
  /** The product to open; without it a new one is begun. */
  id?: string | undefined;
}

/** Reads which product /add-product opens; what is no id begins a new one. */
export function readEditorSearch(raw: Record<string, unknown>): EditorSearch {
  return typeof raw.id === "string" && /^[\w-]{1,60}$/.test(raw.id) ? { id: raw.id } : {};
}
