import type { Word } from "../words.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/** Goods that are called by a country, wherever they come from. */
const PLACES_IN_NAMES = `تمر هندي, تمر هندية, bone china, fine china, china clay, turkish delight, turkish coffee, café turc, قهوة تركية, egyptian cotton, coton égyptien, قطن مصري, tamr hindi, tamer hindi, french press, french door, french doors, italian seasoning, indian ink, encre de chine`;
/** Goods with a word of trade in their name. */
const TRADE_IN_NAMES = `power supply, power supplies, water supply, air supply, dap fertilizer, dap fertilizers, dap fertiliser, dap phosphate, fertilizer dap, engrais dap, سماد dap, سماد داب,
  key fob, key fobs, rfid fob, rfid fobs, armoire de commande, armoires de commande, tableau de commande, panneau de commande, bon de commande, bons de commande, câble de commande, relais de commande,
  price tag, price tags, price label, price labels, price gun, order book, order books, delivery bag, delivery bags, delivery box, delivery boxes, delivery bike, sac de livraison, sacs de livraison`;
/** Goods with a certificate's word in their name. */
const CERTIFICATES_IN_NAMES =
  "bio-degradable, bio gas, bio gaz, bio hazard, bio fuel, bio diesel, bio mass, bio toilet, bio toilets";
/** Goods with a counting word in their name. */
const COUNTED_IN_NAMES = `bottle cap, bottle caps, bottle opener, bottle openers, bottle rack, bottle racks, box file, box files, box cutter, box cutters, box spring, box springs, bag sealer, bag sealers, bag filter, bag filters,
  drum pump, drum pumps, pallet jack, pallet jacks, pallet truck, pallet trucks, pallet rack, pallet racks, pallet wrap, roll holder, roll holders, roll cage, roll cages, container house, container houses`;

const NAMES = new PhraseFinder<true>(
  [[true, [PLACES_IN_NAMES, TRADE_IN_NAMES, CERTIFICATES_IN_NAMES, COUNTED_IN_NAMES].join(",")]],
  {
    attached: true,
  },
);

/** Words of a query that stand in names of goods which the table of synonyms does not hold. */
export function wordsOfNames(words: readonly Word[]): Word[] {
  return words.flatMap((_, at) => words.slice(at, at + (NAMES.at(words, at)?.length ?? 0)));
}
