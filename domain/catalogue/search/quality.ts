/**
 * What a product's quality is made of, in points; a hundred together. It decides only among products that answer a
 * search equally well: what was asked for comes first, however good something else is.
 */
export const QUALITY_POINTS = {
  /** The company's licence was looked at and is valid. */
  verified: 30,
  /** Requests that the company answered within a day in the last 90 days; one that was never asked has the half. */
  response: 20,
  /** {@link COMPLETE_POINTS} */
  complete: 25,
  /** Changed today; from a year on nothing. */
  fresh: 15,
  /** A point for every ten views of the last 30 days. A new product has the half at least, so that it is not buried. */
  interest: 10,
} as const;

/** What an offer says of itself, in points of {@link QUALITY_POINTS}. */
export const COMPLETE_POINTS = { picture: 8, price: 7, languages: 5, specs: 5 } as const;

/** From so many rows on, a product's data sheet is one. */
export const LEAST_SPECS = 3;
export const VIEWS_A_POINT = 10;
export const VIEWED_DAYS = 30;
/** So long a product is new. */
export const NEW_DAYS = 30;
export const FRESH_DAYS = 365;
