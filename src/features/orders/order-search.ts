import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-machine.ts";

/** What an address of a list of orders asks for. */
export interface OrderSearch {
  status?: OrderStatus | undefined;
  page?: number | undefined;
}

const MAX_PAGE = 200;

/** Reads the search of an address; what it can't read is dropped. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const page = Number(raw.page);
  return {
    status: ORDER_STATUSES.find((status) => status === raw.status),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The call that a search makes. */
export function ordersInput({ status, page = 1 }: OrderSearch) {
  return { page, ...(status ? { status } : {}) };
}
