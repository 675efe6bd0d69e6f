import { ORDER_FILTERS, type OrderFilter } from "#domain/orders/order-choices.ts";

/** What an address of a list of orders asks for. */
export interface OrderSearch {
  status?: OrderFilter | undefined;
  page?: number | undefined;
}

const MAX_PAGE = 200;

/** Reads the search of an address; what it can't read is dropped. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const page = Number(raw.page);
  return {
    status: ORDER_FILTERS.find((status) => status === raw.status),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The call that a search makes. */
export function ordersInput({ status, page = 1 }: OrderSearch) {
  return { page, ...(status ? { status } : {}) };
}
