/** The four criteria of a supplier's rating (spec §3). */
export const CRITERIA = ["supplierRating", "productQuality", "deliveryTime", "communication"] as const;
export type Criterion = (typeof CRITERIA)[number];
