import type { Unit } from "./product-facts.ts";

/**
 * Codes of units as papers and price lists of the trade write them: UN/ECE Recommendation 20, and its Recommendation 21 for
 * packages, of which invoices put an X before the code. A licence has none.
 */
export const UNIT_CODES: Readonly<Record<Unit, readonly string[]>> = {
  piece: ["H87", "C62"],
  carton: ["CT", "XCT"],
  box: ["BX", "XBX"],
  kg: ["KGM"],
  tonne: ["TNE"],
  litre: ["LTR"],
  metre: ["MTR"],
  sqm: ["MTK"],
  roll: ["RO", "XRO"],
  set: ["SET"],
  pallet: ["PX", "XPX"],
  licence: [],
  gram: ["GRM"],
  cbm: ["MTQ"],
  dozen: ["DZN"],
  pair: ["PR"],
  pack: ["PK", "XPK", "PA", "XPA"],
  bag: ["BG", "XBG", "SA", "XSA"],
  bottle: ["BO", "XBO"],
  can: ["CX", "XCX", "CA", "XCA"],
  jar: ["JR", "XJR"],
  drum: ["DR", "XDR"],
  sheet: ["ST", "XST"],
  bundle: ["BE", "XBE"],
};
