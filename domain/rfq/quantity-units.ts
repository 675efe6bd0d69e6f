import type { Unit } from "#domain/catalogue/product-facts.ts";

/** How buyers write the units of the catalogue in the three languages; single words, lower case, without marks. */
const WORDS: Record<Unit, string> = {
  piece: "piece pieces pc pcs pce unit units ea قطعة قطع حبة حبات وحدة وحدات pièce pièces unité unités",
  carton: "carton cartons ctn ctns كرتون كرتونة كراتين",
  box: "box boxes صندوق صناديق علبة علب boîte boîtes caisse caisses",
  kg: "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes كغ كجم كيلو كيلوغرام كيلوجرام",
  tonne: "t mt ton tons tonne tonnes طن أطنان اطنان",
  litre: "l lt ltr ltrs liter liters litre litres لتر لترات ليتر",
  metre: "m م meter meters metre metres mètre mètres متر أمتار امتار",
  sqm: "sqm m2 m² م² م2 متر²",
  roll: "roll rolls رول رولات لفة لفات rouleau rouleaux",
  set: "set sets طقم أطقم اطقم lot lots",
  pallet: "pallet pallets palette palettes طبلية طبليات منصة",
  licence: "licence licences license licenses رخصة رخص ترخيص تراخيص",
  gram: "g gr gm gms gram grams gramme grammes جم غ غم جرام غرام جرامات غرامات",
  cbm: "cbm m3 m³ م³ م3 متر³",
  dozen: "dozen dozens dz doz دزينة دزينات درزن درزينة douzaine douzaines",
  pair: "pair pairs prs زوج أزواج ازواج paire paires",
  pack: "pack packs packet packets pkt pkts pk عبوة عبوات باكيت باكت باكيتات باكو paquet paquets",
  bag: "bag bags sack sacks كيس أكياس اكياس شوال شوالات شكارة خيشة sac sacs",
  bottle: "bottle bottles btl btls قارورة قوارير زجاجة زجاجات قنينة قناني bouteille bouteilles flacon flacons",
  can: "can cans tin tins تنكة تنكات صفيحة صفائح canette canettes bidon bidons",
  jar: "jar jars برطمان برطمانات مرطبان مرطبانات bocal bocaux",
  drum: "drum drums barrel barrels برميل براميل fût fûts fut futs baril barils",
  sheet: "sheet sheets لوح ألواح الواح feuille feuilles plaque plaques",
  bundle: "bundle bundles ربطة ربطات حزمة حزم botte bottes",
};

const UNIT_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit as Unit] as const)),
);

/** The unit that a word means; null for a word that is none of the catalogue's. */
export function unitOfWord(word: string): Unit | null {
  return UNIT_OF_WORD.get(word.toLowerCase().replace(/\.$/, "")) ?? null;
}
