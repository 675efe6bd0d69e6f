/** Which order an address of /rate-supplier is about. */
export interface RatingSearch {
  order?: string | undefined;
}

const LONGEST = 20;

/** Reads the search of an address; what can't be a reference is dropped. */
export function readRatingSearch(raw: Record<string, unknown>): RatingSearch {
  const { order } = raw;
  return { order: typeof order === "string" && order !== "" && order.length <= LONGEST ? order : undefined };
}

/** The page of an address of a list; undefined for the first one. */
export function readRatingsPage(raw: Record<string, unknown>): { page?: number | undefined } {
  const page = Number(raw.page);
  return { page: Number.isInteger(page) && page > 1 && page <= 200 ? page : undefined };
}
