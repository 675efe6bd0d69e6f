import { REQUEST_QUEUES, type RequestQueue } from "#domain/rfq/rfq-status.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the list of requests asks for; open ones unless it says otherwise. */
export interface RequestSearch {
  status?: RequestQueue | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** What can be listed, in the order of the filter. */
export const QUEUE_CHOICES: readonly RequestQueue[] = [
  "open",
  "all",
  ...REQUEST_QUEUES.filter((queue) => queue !== "open" && queue !== "all"),
];

/** Reads the search of an address; what it can't read is dropped. */
export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  const status = readChoice(raw.status, QUEUE_CHOICES);
  return { status: status === "open" ? undefined : status, q: readWords(raw.q), page: readPage(raw.page) };
}

/** The call that a search makes. */
export function requestsInput({ status = "open", q, page = 1 }: RequestSearch) {
  return { status, page, ...(q ? { q } : {}) };
}
