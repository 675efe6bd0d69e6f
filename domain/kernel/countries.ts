/** The countries of the Gulf (spec §5) first, then those the region imports from most. ISO 3166-1 alpha-2. */
export const GULF_COUNTRIES = ["AE", "SA", "KW", "QA", "BH", "OM"] as const;
/** Those named as traders name them. */
const FREQUENT_COUNTRIES = [...GULF_COUNTRIES, "EG", "JO", "TR", "IN", "CN", "IT", "DE", "FR"] as const;
export type FrequentCountry = (typeof FREQUENT_COUNTRIES)[number];
/** All others of ISO 3166-1. Search keeps a place in the list (catalogue/search/facet-code.ts): what is new stands at the end. */
const OTHER_COUNTRIES = [
  "AD AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD",
  "CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DJ DK DM DO DZ EC EE EH ER ES ET FI FJ FK FM FO GA GB GD GE GF GG GH",
  "GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IO IQ IR IS JE JM JP KE KG KH KI KM KN KP KR KY",
  "KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE",
  "NF NG NI NL NO NP NR NU NZ PA PE PF PG PH PK PL PM PN PR PS PT PW PY RE RO RS RU RW SB SC SD SE SG SH SI SJ SK SL",
  "SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU",
  "WF WS YE YT ZA ZM ZW",
] as const;
/** Of a list that is written as a text, its words. */
export type Words<Text extends string, Found = never> = Text extends `${infer One} ${infer Rest}`
  ? Words<Rest, Found | One>
  : Found | Text;
export type Country = FrequentCountry | Words<(typeof OTHER_COUNTRIES)[number]>;
export const COUNTRIES: readonly [Country, ...Country[]] = [
  ...FREQUENT_COUNTRIES,
  ...OTHER_COUNTRIES.flatMap((row) => row.split(" ") as Country[]),
];
