import { ORDER_QUEUES, type OrderQueue } from "#domain/orders/order-choices.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the list of orders asks for; disputes unless it says otherwise. */
export interface OrderSearch {
  status?: OrderQueue | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** What can be listed, in the order of the filter; the platform's work comes first. */
export const QUEUE_CHOICES: readonly OrderQueue[] = [
  "disputed",
  "all",
  ...ORDER_QUEUES.filter((queue) => queue !== "disputed" && queue !== "all"),
];

/** Reads the search of an address; what it can't read is dropped. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const status = readChoice(raw.status, QUEUE_CHOICES);
  return { status: status === "disputed" ? undefined : status, q: readWords(raw.q), page: readPage(raw.page) };
}

/** The call that a search makes. */
export function ordersInput({ status = "disputed", q, page = 1 }: OrderSearch) {
  return { status, page, ...(q ? { q } : {}) };
}
