import type { ApplicationQueue } from "#domain/admin/review-suppliers.ts";
import { QUEUE_CHOICES } from "./company-words.ts";

/** What an address of the list of companies asks for; what is left out is the first choice. */
export interface ApplicationSearch {
  status?: ApplicationQueue | undefined;
  sort?: "newest" | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_PAGE = 200;

/** Reads the search of an address; what it can't read is dropped. */
export function readApplicationSearch(raw: Record<string, unknown>): ApplicationSearch {
  const status = QUEUE_CHOICES.find((queue) => queue === raw.status && queue !== "pending");
  return {
    status,
    sort: raw.sort === "newest" ? "newest" : undefined,
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}

/** Words of an address, cut at a hundred characters; undefined for none. */
export function readWords(raw: unknown): string | undefined {
  const words = typeof raw === "string" ? raw.trim().slice(0, MAX_WORDS).trim() : "";
  return words === "" ? undefined : words;
}

/** The page of an address; undefined for the first one and for what is no page. */
export function readPage(raw: unknown): number | undefined {
  const page = Number(raw);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined;
}

/** The call that a search makes. */
export function applicationsInput({ status = "pending", sort, q, page = 1 }: ApplicationSearch) {
  return { status, sort: sort ?? ("oldest" as const), page, ...(q ? { q } : {}) };
}
