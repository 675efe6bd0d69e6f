import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What can be listed: ratings of suppliers by state, the published ones first, and those of buyers. */
export const RATING_VIEWS = ["published", "sealed", "hidden", "buyers", "buyers_hidden"] as const;
export type RatingView = (typeof RATING_VIEWS)[number];

/** What an address of the list of ratings asks for. */
export interface RatingSearch {
  view?: RatingView | undefined;
  stars?: "low" | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readRatingSearch(raw: Record<string, unknown>): RatingSearch {
  const view = readChoice(raw.view, RATING_VIEWS);
  return {
    view: view === "published" ? undefined : view,
    stars: readChoice(raw.stars, ["low"] as const),
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}

/** True where buyers are rated, not suppliers. */
export function isOfBuyers(view: RatingView | undefined): view is "buyers" | "buyers_hidden" {
  return view === "buyers" || view === "buyers_hidden";
}

/** The call that a search of suppliers' ratings makes. */
export function ratingsInput({ view, stars, q, page = 1 }: RatingSearch) {
  const status = view === undefined || isOfBuyers(view) ? ("published" as const) : view;
  return { status, low: stars === "low", page, ...(q ? { q } : {}) };
}

/** The call that a search of buyers' ratings makes. */
export function ofBuyersInput({ view, q, page = 1 }: RatingSearch) {
  return { status: view === "buyers_hidden" ? ("hidden" as const) : ("given" as const), page, ...(q ? { q } : {}) };
}
