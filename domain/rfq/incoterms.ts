/** Incoterms 2020 of the International Chamber of Commerce; the sea ones serve sea and inland water transport alone. */
export const INCOTERMS = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** Terms under which the buyer pays the main carriage (Incoterms 2020, articles A9). */
const CARRIED_BY_BUYER: readonly Incoterm[] = ["EXW", "FCA", "FAS", "FOB"];

/**
 * True where the seller brings the goods to the buyer's door, duty paid (Incoterms 2020, DDP). Under DAP and DPU the buyer
 * clears them first, mostly at a terminal, whose name is enough.
 */
export function needsStreet(incoterm: Incoterm): boolean {
  return incoterm === "DDP";
}

/** True where the price of the goods covers the freight, so that freight of zero is not unpaid but included. */
export function coversFreight(incoterm: Incoterm | null): boolean {
  return incoterm !== null && !CARRIED_BY_BUYER.includes(incoterm);
}

/** True of a quote or an order whose price covers the freight: none is stated beside it, and none is owed. */
export function isFreightIncluded(terms: { freightMinor: number | null; incoterm: Incoterm | null }): boolean {
  return terms.freightMinor === 0 && coversFreight(terms.incoterm);
}
