/**
 * Marks before tokens of the full-text index that are no plain words. Folding never lets a private-use character of
 * this range through, so a mark can't be typed, and words, stems and groups can stand in the same columns.
 */
export const STEM_MARK = "\ue001";
export const DETACHED_STEM_MARK = "\ue002";
export const SYNONYM_GROUP_MARK = "\ue003";
export const STOP_WORD_MARK = "\ue004";
export const FACET_MARK = "\ue005";
export const MEASURE_MARK = "\ue006";
/** Stands before another token: what goods are, by their name (head-tokens.ts). */
export const HEAD_MARK = "\ue007";
/** Stands before another token: said of the goods within their name. */
export const TRAIT_MARK = "\ue009";
/** Stands before another token: of the sub-category's name. */
export const KIND_MARK = "\ue008";
/** The same, of a sub-category that holds goods of one kind alone: "Ceramics", not "Cement and steel". */
export const ONE_KIND_MARK = "\ue00a";

/** A token that no product has, for an empty list of alternatives. */
export const NEVER_INDEXED = "\ue000";
