import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";

/** How price lists of the region write units: trade abbreviations in three languages, and the codes of UN/ECE Recommendation 20. */
export const UNIT_SIGNS: Readonly<Record<Unit, readonly string[]>> = {
  piece: [
    "pc",
    "pcs",
    "pce",
    "pces",
    "pieces",
    "pièces",
    "ea",
    "each",
    "nos",
    "unit",
    "units",
    "H87",
    "C62",
    "قطع",
    "حبة",
  ],
  carton: ["ctn", "ctns", "crtn", "cartons", "CT", "كراتين", "كرتونة"],
  box: ["bx", "boxes", "boîte", "boîtes", "علبة", "علب", "صناديق"],
  kg: ["kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes", "KGM", "كجم", "كغ", "كغم", "كيلو"],
  tonne: ["mt", "ton", "tons", "tonnes", "TNE", "أطنان"],
  litre: ["l", "ltr", "ltrs", "liter", "liters", "litres", "لترات"],
  metre: ["m", "mtr", "mtrs", "meter", "meters", "metres", "mètres", "أمتار"],
  sqm: ["m2", "m²", "sq m", "sqmtr", "MTK", "م2", "م²"],
  roll: ["rolls", "rouleaux", "لفات"],
  set: ["sets", "lots", "ensemble", "ensembles", "أطقم"],
  pallet: ["plt", "plts", "pallets", "palettes", "PX", "طبليات"],
  licence: ["license", "licenses", "licences", "تراخيص"],
};

/** How prices are written with their currency where the code is not used. */
export const CURRENCY_SIGNS: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  AED: ["dh", "dhs", "dirham", "dirhams", "د.إ", "درهم"],
  SAR: ["sr", "ر.س"],
  KWD: ["kd", "د.ك"],
  BHD: ["bd", "د.ب"],
  OMR: ["ro", "ر.ع"],
  QAR: ["qr", "ر.ق"],
  USD: ["US$", "$"],
  EUR: ["€"],
};
