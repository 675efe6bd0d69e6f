/**
 * The goods that help against troubles and in needs, and those that goods named as a whole are made up of: groups of the
 * synonym table by the words that name them, one a line.
 */
export const GOODS_FOR_NEEDS = `
power cuts: inverter, generator, solar battery, battery, ups, solar panel, emergency light, voltage stabilizer, charge controller, torch, power bank
dark roads: solar light, street light, floodlight, lighting, led
thieves: bullet camera, camera, cctv, recorder, dome camera, floodlight, alarm, lock, smart lock, fence, safe, solar light, intercom
fuel theft: gps, vehicle tracking, fleet, dash cam
where are my trucks: gps, vehicle tracking, fleet, dash cam
watch from afar: camera, cctv, dome camera, bullet camera, recorder, wifi camera, router
who is at the door: intercom, bullet camera, outdoor camera, smart lock, camera
control from phone: smart switch, smart lock, smart thermostat, intercom, smart bulb, smart plug, remote control, wifi camera, smart home
scarce water: water tank, aerator, greywater, drip irrigation, water saving, water filter, ibc, submersible pump
goods break: edge protector, strapping, stretch film, export carton, bubble wrap, foam, pallet, corrugated, carton, tape
secure pallets: strapping, stretch film, edge protector, rope, pallet, security seal, tarpaulin
expired stock: warehouse management, inventory, warehouse, barcode, barcode label, date coder, pos, erp, software
flu season: vitamin, mask, honey, black seed oil, ginger, tissue, sanitizer, thermometer, zinc, herb, thyme, lemon
hypertension: blood pressure monitor
health shop: vitamin, omega, black seed oil, honey, supplement, capsule, herb, protein, royal jelly, bee pollen, propolis, ginseng, moringa, essential oil
safe play: rubber tile, artificial grass, foam, mat, toy
disposable tableware: plate, bagasse plate, disposable plate, cup, paper cup, coffee cup, wooden cutlery, cutlery, disposable cutlery, container, salad bowl, straw, napkin, tray
empty containers: jerrycan, plastic bottle, bottle, pump bottle, pet bottle, jar, drum, spray bottle, lid
no charging: power bank, solar panel, inverter, charger, solar battery
mouldy bread: cold room, refrigerator, freezer, vacuum sealer, vacuum bag, preservative, foam box, crate, dehydrator, thermometer
moisture damage: stretch film, tarpaulin, plastic sheet roll, pallet, plastic bag, pouch, container, waterproofing
slippery floor: rubber tile, decking, doormat, non-slip, mat, safety shoe
water through ceiling: water filter, reverse osmosis, filter cartridge, membrane, water cooler, mineral water, water tank
tired workers heat: mineral water, water cooler, ice machine, fan, awning, umbrella, safety helmet, thermos
late invoices: accounting, e-invoicing, software, erp, filing cabinet, pos
unknown attendance: fingerprint, access control, face recognition, hr software
lost keys: smart lock, fingerprint, access control
balustrade: tempered glass, laminated glass
partition: tempered glass, laminated glass, glass block, plasterboard, glass
cctv: camera, bullet camera, dome camera, recorder, outdoor camera, network switch, hard disk, network cable
blow grade: hdpe, pet, preform, blow moulding
film grade: ldpe, lldpe, hdpe, polypropylene
injection grade: polypropylene, ppc, hdpe, polystyrene, abs
heavy equipment: excavator, loader, backhoe loader, bulldozer, plate compactor, road roller, concrete mixer, forklift, crane, dump truck, concrete pump, generator, scissor lift
`;
