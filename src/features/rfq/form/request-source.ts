import { CATEGORY_SLUGS, type CategorySlug } from "#domain/catalogue/categories.ts";
import { MAX_QUERY_LENGTH } from "#domain/catalogue/search/search-address.ts";
import { ORDER_REFERENCE } from "#domain/orders/order-reference.ts";

/** What a new request begins with. */
export interface RequestSource {
  /** Words that were searched in vain. */
  q?: string | undefined;
  /** How much of it was asked for, as it was written. */
  quantity?: string | undefined;
  /** The category they are of. */
  category?: CategorySlug | undefined;
  /** The cart's lines. */
  from?: "cart" | undefined;
  /** Reference of a request to repeat. */
  again?: string | undefined;
  /** Reference of an order whose goods are asked for once more, of its supplier. */
  order?: string | undefined;
  /** Products that were ticked in a list; read by the form alone (chosen-goods.ts), as every page carries this file. */
  chosen?: readonly string[] | undefined;
}

const MAX_WORDS = MAX_QUERY_LENGTH;
/** As the server takes it (domain/rfq/quantity.ts). */
const MAX_QUANTITY = 100;

/** Reads the search of an address; what it can't read is dropped. */
export function readNewRequestSearch(raw: Record<string, unknown>): RequestSource {
  return {
    q: (typeof raw.q === "string" && raw.q.trim().slice(0, MAX_WORDS).trim()) || undefined,
    quantity: (typeof raw.quantity === "string" && raw.quantity.trim().slice(0, MAX_QUANTITY).trim()) || undefined,
    category: CATEGORY_SLUGS.find((slug) => slug === raw.category),
    from: raw.from === "cart" ? "cart" : undefined,
    again: typeof raw.again === "string" && /^RFQ-[\w-]{1,20}$/.test(raw.again) ? raw.again : undefined,
    order: typeof raw.order === "string" && ORDER_REFERENCE.test(raw.order) ? raw.order : undefined,
  };
}
