import type { ReviewKind } from "#domain/catalogue/review-products.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the list of products asks for; products in review unless it says otherwise. */
export interface ReviewSearch {
  kind?: Exclude<ReviewKind, "product"> | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readReviewSearch(raw: Record<string, unknown>): ReviewSearch {
  return {
    kind: readChoice(raw.kind, ["revision", "live", "all"] as const),
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}

/** The call that a search makes. */
export function reviewInput({ kind, q, page = 1 }: ReviewSearch) {
  return { kind: kind ?? ("product" as const), page, ...(q ? { q } : {}) };
}
