import { normalise } from "../words.ts";

/**
 * What is done with goods, and which goods it is done with: groups of the synonym table by the words that name them, one
 * purpose a line. Trade knowledge of a general kind: goods stand here because anybody would use them for it.
 */
const ACTIONS = `
wrap: film, stretch film, shrink film, wrapping paper, bubble wrap, bag, pouch, carton, box, bottle, jar, jerrycan, tape, strapping, packing machine, vacuum sealer, cling film
fill: filling machine, bottle, jar, jerrycan, drum, pouch, sack, jumbo bag
seal: carton sealer, vacuum sealer, sealing machine, capping machine, tape, lid, screw cap
wash: detergent, cleaner, soap, dishwashing liquid, washing machine, pressure washer, dishwasher, floor cleaner
clean: cleaner, detergent, disinfectant, bleach, floor cleaner, glass cleaner, toilet cleaner, degreaser, wipe, sponge, broom, vacuum cleaner
disinfect: disinfectant, sanitizer, alcohol, bleach
sterilise: autoclave, disinfectant
protect: edge protector, stretch film, bubble wrap, foam, tarpaulin, strapping, glove, mask, safety helmet, goggle, mattress protector
store: shelf, pallet racking, crate, container, tank, drum, ibc, cabinet, cold room, refrigerator
cut: cutting machine, slicer, knife, angle grinder, scie
cool: air conditioner, refrigerator, freezer, cold room, fan, cooling tower
heat: heater, solar water heater, steam boiler, stove
light up: lamp, led, lighting, floodlight, street light, solar light
carry: forklift, crane, trolley, pallet jack, chain hoist, elevator, scissor lift
move: forklift, conveyor, pallet jack, trolley, crane
load: forklift, loader, crane
weigh: weighing scale, analytical balance
measure: thermometer, pressure gauge, weighing scale, sensor
print: printer, printing machine, label, ink
mix: mixer machine, concrete mixer, kitchen blender
grind: grinder, coffee grinder, flour mill
knead: mixer machine, dough
bake: oven
cook: stove, oven, grill, cookware, deep fryer
fry: deep fryer
dry: dehydrator, spray dryer
freeze: freezer, cold room
preserve: vacuum sealer, refrigerator, freezer, preservative
squeeze: juicer, oil press
sort: sorting
dig: excavator, backhoe loader
compact: plate compactor, road roller
pumping: pump, submersible pump, water pump, centrifugal pump, solar pump
irrigate: drip irrigation, pump, hose, solar pump
painting: paint, primer, spray
stick: adhesive, tape, double sided tape
tie: strapping, rope, cable tie, binding wire
labelling: label, labelling machine, sticker, barcode label
stack: pallet racking, crate, pallet, forklift
cover: tarpaulin, awning, plastic sheet roll
sleep: bed, mattress, pillow, blanket, blackout curtain, curtain
sit: chair, armchair, sofa, bench, stool, majlis
pray: prayer mat, mosque carpet
shave: razor, shaving
filtering: water filter, filter, filter cartridge, membrane
purify: water filter, reverse osmosis, filter, membrane, water softener
save: aerator, led, smart thermostat
charge: charger, electric vehicle charger, power bank
track: gps, vehicle tracking
surveiller: camera, cctv, recorder, dome camera, bullet camera
record: recorder, camera
guarding: camera, cctv, alarm
test: test kit, reagent, microscope, analyzer
examine: stethoscope, ultrasound, patient monitor
inject: syringe, needle
lubricate: oil lubricant
insulate: insulation, rock wool, glass wool, foam
ventilate: fan
grow: greenhouse, greenhouse film, seed
`;

/** Occasions, places and needs, and the goods that belong to them. */
const OCCASIONS = `
security: camera, cctv, recorder, dome camera, bullet camera, alarm, smart lock, lock, access control, intercom, safe, fingerprint
backup: generator, ups, inverter, battery, emergency light
power: generator, inverter, solar panel, battery, ups
parcel: carton, box, tape, stretch film, bubble wrap, shipping label, thermal label, pouch
shipping: pallet, carton, export carton, container, strapping, stretch film, edge protector, shipping label
takeaway: container, box, paper bag, paper cup, plate, disposable cutlery, salad bowl, pizza box
disposable: plate, disposable plate, cup, paper cup, disposable cutlery, cutlery, glove
seating: chair, banquet chair, sofa, armchair, bench, stool, majlis
wedding: banquet chair, chair, tablecloth, table, tent
banquet: banquet chair, chair, tablecloth, table, tent
meeting: meeting table, office chair, projector, whiteboard
office: desk, office chair, filing cabinet, printer, partition
hotel: bed, bed sheet, towel, curtain, bedside table, headboard
bakery: oven, mixer machine, dough, dough divider, bread slicer, flour
restaurant: oven, stove, grill, refrigerator, deep fryer, table, chair
mosque: mosque carpet, prayer mat, carpet
ablution: faucet, aerator
water saving: aerator, greywater
drinkable: water filter, reverse osmosis, water cooler, mineral water
raw material: resin, granule, polymer, masterbatch, compound, chip, flake
`;

interface GoodsForPurposes {
  /** Groups of goods by the group of a purpose. */
  goods: ReadonlyMap<string, readonly string[]>;
  actions: ReadonlySet<string>;
}

let table: GoodsForPurposes | undefined;

/** The goods that serve purposes, and which of the purposes are done by hand or machine; groups of the synonym table. */
export function goodsForPurposes(): GoodsForPurposes {
  table ??= { goods: new Map([...read(ACTIONS), ...read(OCCASIONS)]), actions: new Set(read(ACTIONS).keys()) };
  return table;
}

/** The goods that serve what some groups of words want to do: films and cartons for "wrap". */
export function servingGoods(groups: readonly string[]): string[] {
  const { goods } = goodsForPurposes();
  return groups.flatMap((group) => goods.get(group) ?? []);
}

function read(lines: string): Map<string, string[]> {
  const entries = lines
    .split("\n")
    .filter(Boolean)
    .map((line): [string, string[]] => {
      const [purpose = "", goods = ""] = line.split(":");
      return [keyOf(purpose), goods.split(",").map(keyOf)];
    });
  return new Map(entries);
}

/** The name of a group in the index (synonyms.ts). */
function keyOf(phrase: string): string {
  return normalise(phrase).replaceAll(" ", "");
}
