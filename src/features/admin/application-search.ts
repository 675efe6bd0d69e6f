import type { ApplicationQueue } from "#domain/admin/review-suppliers.ts";
import { readChoice, readPage, readWords } from "./lists/read-search.ts";

/** What an address of the list of companies asks for; what is left out is the first choice. */
export interface ApplicationSearch {
  status?: ApplicationQueue | undefined;
  sort?: "newest" | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** As many pages as the server turns. */
export const MOST_PAGES = 200;

/** What can be listed, in the order of the filter; the platform's work comes first. */
export const QUEUE_CHOICES: readonly ApplicationQueue[] = [
  "pending",
  "renewal",
  "info_requested",
  "approved",
  "rejected",
  "suspended",
  "terminated",
  "all",
];

/** Reads the search of an address; what it can't read is dropped. */
export function readApplicationSearch(raw: Record<string, unknown>): ApplicationSearch {
  const status = readChoice(raw.status, QUEUE_CHOICES);
  const page = readPage(raw.page);
  return {
    status: status === "pending" ? undefined : status,
    sort: readChoice(raw.sort, ["newest"] as const),
    q: readWords(raw.q),
    page: page !== undefined && page <= MOST_PAGES ? page : undefined,
  };
}

/** The call that a search makes. */
export function applicationsInput({ status = "pending", sort, q, page = 1 }: ApplicationSearch) {
  return { status, sort: sort ?? ("oldest" as const), page, ...(q ? { q } : {}) };
}
