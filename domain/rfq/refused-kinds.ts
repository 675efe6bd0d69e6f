/** What a company said is not its product: goods as a request named them, or whatever else is of a sub-category. */
export const REFUSED_KINDS = ["goods", "subcategory"] as const;
export type RefusedKind = (typeof REFUSED_KINDS)[number];
