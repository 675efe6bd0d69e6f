/** Units in which a product is priced and ordered. */
export const UNITS = [
  "piece",
  "carton",
  "box",
  "kg",
  "tonne",
  "litre",
  "metre",
  "sqm",
  "roll",
  "set",
  "pallet",
  "licence",
  "gram",
  "cbm",
  "dozen",
  "pair",
  "pack",
  "bag",
  "bottle",
  "can",
  "jar",
  "drum",
  "sheet",
  "bundle",
] as const;
export type Unit = (typeof UNITS)[number];

/** Units that are of one size wherever they are written; what a carton, a set or a piece holds is each supplier's own. */
const MEASURES: ReadonlySet<Unit> = new Set(["gram", "kg", "tonne", "litre", "metre", "sqm", "cbm"]);

/** True where as many units of one product are as much as of another. */
export function isMeasure(unit: Unit): boolean {
  return MEASURES.has(unit);
}

/** Certifications that buyers of the region filter by. Codes are stable; labels are proper names. */
export const CERTIFICATIONS = {
  "iso-9001": "ISO 9001",
  "iso-14001": "ISO 14001",
  "iso-22000": "ISO 22000",
  "iso-13485": "ISO 13485",
  "iso-27001": "ISO 27001",
  haccp: "HACCP",
  halal: "Halal",
  gmp: "GMP",
  gso: "GSO",
  saso: "SASO",
  ecas: "ECAS",
  ce: "CE",
  rohs: "RoHS",
  iec: "IEC",
  astm: "ASTM",
  fsc: "FSC",
  grs: "GRS",
  organic: "Organic",
  leed: "LEED",
  fda: "FDA",
} as const;
export type Certification = keyof typeof CERTIFICATIONS;
export const CERTIFICATION_CODES = Object.keys(CERTIFICATIONS) as [Certification, ...Certification[]];

/** Life of a product (workflows: Product). `published` is the spec's active, `paused` its temporary. */
export const PRODUCT_STATUSES = [
  "draft",
  "in_review",
  "changes_requested",
  "rejected",
  "published",
  "paused",
  "archived",
  "removed",
] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
