import { FOOD_BUSINESSES } from "./food-businesses.ts";
import { HEALTH_AND_CARE } from "./health-and-care.ts";
import { NEEDS } from "./needs.ts";
import { PLACES_AND_QUALITIES } from "./places-and-qualities.ts";
import { PURPOSES } from "./purposes.ts";
import { ROOMS_AND_TRADES } from "./rooms-and-trades.ts";
import { USES } from "./uses.ts";
import { WORKS_AND_FARMS } from "./works-and-farms.ts";
import { WORKSHOPS } from "./workshops.ts";

/** Groups that stand among those of goods and tell of which variety, make or material goods are. */
const VARIETIES_AND_MATERIALS = `khalas, medjool, ajwa, sukkari, barhi, deglet nour, safawi, mabroom, segai, fardh, basmati, dry, pitted, full cream, skimmed, uht,
  canned food, sugar free, gluten free, organic, halal, frozen, cold pressed, powder free, virgin,
  ceramic, porcelain, marble, granite, stone, glass, aluminium, steel, wood, plywood, brass, copper, ductile iron, cast iron, galvanised, plastic, rubber,
  acrylic, polyethylene, hdpe, ldpe, lldpe, polypropylene, pvc, pet, polystyrene, polycarbonate, abs, nylon, nitrile, latex, kraft, corrugated,
  bamboo, bagasse, pla, corn starch, palm leaf, birch, cotton, wool, leather, velvet, silk, polyester, jacquard, chiffon, denim, flax, walnut wood, oak, beech,
  solid wood, acacia, teak, foam, memory foam, mesh, fiberglass, woven, non-woven, raffia, raw material, packaging, homopolymer, copolymer, gelatin, sadu, upholstery,
  polished, matt, glazed, double wall, single wall, ply, grease-proof, magnetic, stackable, thermal, colour, transparent, white, black, non-slip,
  blow grade, film grade, injection grade, twisted handle, shielded, pressure, drainage, dual flush, low flow, touch, poe, wifi, video, night vision, motion,
  smart, indoor, outdoor, portable, off grid, on grid, led, vacuum, spiral, crawler, refurbished, diesel, petrol, port, e-invoicing,
  solar, recycled, compostable, biodegradable, eco-friendly, energy saving, water saving, renewable, wind, ergonomic, monitoring, biometric, fingerprint,
  medical, surgical, sterile, dental, patient, laboratory, electrical, warehouse, fleet, network, food, hotel, school, kitchen, bedroom, majlis, meeting,
  gym, playground, swimming pool, fountain, facade, reception area`;

/** The first words of groups that say how goods are, what they are of, for or of use in, by themselves no name of goods. */
export const TRAITS: string[] = [
  VARIETIES_AND_MATERIALS.split(","),
  ...[
    FOOD_BUSINESSES,
    HEALTH_AND_CARE,
    NEEDS,
    PLACES_AND_QUALITIES,
    PURPOSES,
    ROOMS_AND_TRADES,
    USES,
    WORKS_AND_FARMS,
    WORKSHOPS,
  ].map((lines) => lines.split("\n").map((line) => line.split(",", 1)[0] ?? "")),
]
  .flat()
  .map((name) => name.trim())
  .filter((name) => name !== "");
