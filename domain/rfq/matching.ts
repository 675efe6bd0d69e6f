/** Suppliers that one wave asks. */
export const MAX_INVITED = 20;

/**
 * Where as many companies have the goods, or were asked before, those that sell others of their sub-category are not asked.
 * `npm run measure:matching` tells what that is worth.
 */
export const ENOUGH_WITH_GOODS = 3;

/**
 * Where fewer were asked and nobody has quoted, a second wave asks others of the sub-category and then of the category, up
 * to as many: each reads that it is asked more widely, for what it sells and not for the goods.
 */
export const ENOUGH_ASKED = 3;

/**
 * Why a supplier is asked: codes that both sides read. `chosen` says that a line of the request names its product, `terms` that
 * its products have all that a text of the request asks for, `goods` that it sells such goods at least.
 */
export const MATCH_REASONS = [
  "direct",
  "chosen",
  "category",
  "subcategory",
  "terms",
  "goods",
  "destination",
  "moq",
  "verified",
  "responsive",
  "widened",
] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

/** Whether the buyer asked this company and no other. */
export function isAskedDirectly(reasons: readonly string[]): boolean {
  return reasons.includes("direct" satisfies MatchReason);
}

/** What each fit is worth; `terms` is of one whose products have all that is asked for, of one with such goods the half. */
export const MATCH_WEIGHTS = {
  /** More than all others together: who was chosen is asked before whoever fits. */
  chosen: 200,
  category: 20,
  subcategory: 25,
  terms: 32,
  destination: 15,
  moq: 8,
  verified: 10,
  /** Of one who answered everything within its time; of a new one the half. */
  response: 10,
} as const;

/** From this share of answers on a supplier counts as responsive, in percent. */
export const RESPONSIVE_PERCENT = 70;
