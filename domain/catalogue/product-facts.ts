/** Countries of origin of the Gulf (spec §5) first, then those the region imports from most. ISO 3166-1 alpha-2. */
export const GULF_ORIGINS = ["AE", "SA", "KW", "QA", "BH", "OM"] as const;
/** Those named as traders name them. */
const FREQUENT_ORIGINS = [...GULF_ORIGINS, "EG", "JO", "TR", "IN", "CN", "IT", "DE", "FR"] as const;
export type FrequentOrigin = (typeof FREQUENT_ORIGINS)[number];
/** All others of ISO 3166-1. Search keeps a place in the list (search/facet-code.ts): what is new stands at the end. */
const OTHER_ORIGINS = [
  "AD AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD",
  "CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EH ER ES ET FI FJ FK FM FO GA GB GD GE GF GG GH",
  "GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IO IQ IR IS JE JM JP KE KG KH KI KM KN KP KR KY",
  "KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE",
  "NF NG NI NL NO NP NR NU NZ PA PE PF PG PH PK PL PM PN PR PS PT PW PY RE RO RS RU RW SB SC SD SE SG SH SI SJ SK SL",
  "SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU",
  "WF WS YE YT ZA ZM ZW",
] as const;
type Words<Text extends string, Found = never> = Text extends `${infer One} ${infer Rest}`
  ? Words<Rest, Found | One>
  : Found | Text;
export type Origin = FrequentOrigin | Words<(typeof OTHER_ORIGINS)[number]>;
export const ORIGINS: readonly [Origin, ...Origin[]] = [
  ...FREQUENT_ORIGINS,
  ...OTHER_ORIGINS.flatMap((row) => row.split(" ") as Origin[]),
];

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
