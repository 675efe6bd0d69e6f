/** Incoterms 2020 of the International Chamber of Commerce; the sea ones serve sea and inland water transport alone. */
export const INCOTERMS = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;
export type Incoterm = (typeof INCOTERMS)[number];
