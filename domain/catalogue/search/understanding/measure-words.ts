import { PhraseFinder } from "./phrase-finder.ts";

/** Units of sizes, weights and ratings as they are compared, with every spelling buyers and suppliers use. */
const UNITS = {
  mm: "mm, millimetre, millimetres, millimeter, millimeters, millimètre, millimètres, ملم, مم, ملي, ملليمتر, مليمتر, ميليمتر",
  cm: "cm, cms, centimetre, centimetres, centimeter, centimètre, centimètres, سم, سنتي, سنتيمتر, سانتي",
  m: "m, mtr, mtrs, metre, metres, meter, meters, mètre, mètres, متر, أمتار, امتار",
  in: "inch, inches, pouce, pouces, بوصة, بوصه, انش, إنش, انشات",
  ft: "ft, feet, foot, قدم",
  micron: "micron, microns, mic, ميكرون",
  kg: "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, كيلو, كجم, كغ, كغم, كيلوجرام, كيلوغرام, كلغ",
  g: "g, gr, gm, gms, gram, grams, gramme, grammes, جرام, غرام, جم, غم, غرامات",
  t: "ton, tons, tonne, tonnes, طن, أطنان",
  l: "l, lt, ltr, ltrs, litre, litres, liter, liters, لتر, ليتر, لترات",
  ml: "ml, millilitre, millilitres, milliliter, مل, ملل, مليلتر, ملي لتر, ملليلتر, مليليتر",
  w: "w, watt, watts, واط, وات",
  kw: "kw, kilowatt, kilowatts, كيلوواط, كيلو واط, كيلو وات, ك واط",
  kva: "kva, كيلو فولت أمبير, ك ف أ, كيفا, كي في ايه",
  v: "v, volt, volts, فولت, فولط",
  a: "a, amp, amps, ampere, amperes, ampère, ampères, أمبير",
  hp: "hp, horsepower, cv, ch, chevaux, حصان, أحصنة",
  bar: "bar, bars, بار",
  mp: "mp, megapixel, megapixels, mégapixels, ميجا, ميجابكسل, ميغابكسل",
  gsm: "gsm, g/m2, غرام متر مربع",
  m2: "m2, sqm, sq m, square metre, square metres, mètre carré, mètres carrés, متر مربع, م2",
  mm2: "mm2, sqmm, sq mm, ملم2, مم2",
  port: "port, ports, منفذ, منافذ",
} as const;
export type MeasureUnit = keyof typeof UNITS;

/** Packings, pieces and what bulk is traded in, never sizes. */
const COUNTED = `pcs, pc, piece, pieces, nos, no, numbers, units, unit, unité, unités, pièce, pièces, حبة, حبه, حبات, قطعة, قطع, وحدة, وحدات, عدد,
  carton, cartons, ctn, ctns, كرتون, كراتين, كرتونة, box, boxes, boîte, boîtes, صندوق, صناديق, علبة, علب, pack, packs, paquet, paquets, باكيت,
  roll, rolls, rouleau, rouleaux, رول, رولات, لفة, bag, bags, sac, sacs, كيس, أكياس, شوال, شكارة, pallet, pallets, palette, palettes, طبلية, بالتة,
  mt, metric ton, metric tons, metric tonne, metric tonnes, container, containers, conteneur, conteneurs, حاوية, حاويات, كونتينر, dozen, dozens, douzaine, درزن, درزينة, دزينة, set, sets, طقم, أطقم, bottle, bottles, drum, drums`;

/** Units in the words of a query. */
export const UNIT_WORDS = new PhraseFinder<MeasureUnit>(
  Object.entries(UNITS).map(([unit, words]): [MeasureUnit, string] => [unit as MeasureUnit, words]),
);

/** What goods are counted in, in the words of a query. */
export const COUNTED_WORDS = new PhraseFinder<true>([[true, COUNTED]], { attached: true });
