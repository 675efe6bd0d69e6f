/**
 * What is done with goods, and which goods it is done with: groups of the synonym table by the words that name them, one
 * purpose a line. Trade knowledge of a general kind: goods stand here because anybody would use them for it.
 */
export const ACTIONS = `
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
load: forklift, loader, crane, pallet jack, conveyor, trolley
weigh: weighing scale, analytical balance
measure: thermometer, pressure gauge, weighing scale, sensor
print: printer, printing machine, label, ink
mix: mixer machine, concrete mixer, kitchen blender
grind: grinder, coffee grinder, flour mill
knead: mixer machine, dough
bake: oven
cook: stove, oven, grill, cookware, deep fryer
fry: deep fryer, sunflower oil, palm oil, corn oil
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
guarding: camera, cctv, alarm, floodlight, recorder, bullet camera
test: test kit, reagent, microscope, analyzer
examine: stethoscope, ultrasound, patient monitor
inject: syringe, needle, cannula
lubricate: oil lubricant
insulate: insulation, rock wool, glass wool, foam
ventilate: fan
grow: greenhouse, greenhouse film, seed
divide: partition, plasterboard, blind, curtain, glass block, tempered glass, laminated glass
furnish: bed, wardrobe, sofa, table, chair, desk, carpet, curtain, mattress
teach: school desk, whiteboard, projector, notebook, pen
write: pen, notebook, whiteboard, a4 paper
archive: filing cabinet, file folder, shelf, steel cupboard
casting concrete: ready mix, cement, concrete mixer, concrete pump, concrete vibrator, formwork, rebar, gravel, sand
lay tiles: tile, floor tile, wall tile, tile adhesive, grout, mosaic, porcelain
roofing work: roofing sheet, sandwich panel, roof tile, waterproofing, bitumen, skylight
build walls: block, brick, cement, mortar, sand, stone
render walls: gypsum, cement, sand, putty, mortar, plasterboard
demolish: jack hammer, excavator, dump truck
drill holes: drill, jack hammer, rawl plug
weld steel: welding machine, welding electrode, goggle
sew: sewing machine, fabric, yarn
upholster sofas: upholstery fabric, foam, leather, velvet
enclose land: fence, mesh, gate, block
landscape gardening: artificial grass, drip irrigation, palm tree, fountain, compost, interlock
road works: bitumen, interlock, curbstone, road roller, gravel, road barrier, bulldozer
unclog: drain opener
structured cabling: cable, network cable, patch panel, conduit, cable tray, wire, rack, cable tie
wire a house: house wire, wire, cable, switch, socket, circuit breaker, distribution board, conduit, junction box
produce electricity: generator, solar panel, inverter, wind turbine
desalinate: reverse osmosis, membrane, water filter, filter cartridge
kill insects: insecticide
scent a room: perfume, bakhoor, oud, attar, incense burner, candle, air freshener
wash clothes: detergent, washing machine, softener, stain remover, bleach
wash dishes: dishwashing liquid, dishwasher, sponge, kitchen sink
wash hands: hand wash, soap, sanitizer, washbasin, faucet
mop floors: floor cleaner, broom, bucket, detergent, disinfectant
waste collection: garbage bag, trash can, container, biodegradable bag
iron clothes: clothes iron
brew: coffee machine, coffee, coffee grinder, coffee pot, teapot, tea
make desserts: flour, sugar, cocoa, chocolate, vanilla, baking powder, dairy cream, oven
seasoning food: spice, salt, pepper, sauce, vinegar, garlic
sweeten: sugar, honey, sweetener, date syrup, syrup
grill meat: grill, charcoal, meat
feed animals: livestock feed, alfalfa, barley, corn
colouring plastic: masterbatch, colour masterbatch, pigment, titanium dioxide, carbon black
move house: moving box, carton, tape, bubble wrap, stretch film, trolley
display goods: display stand, shelf, refrigerator
receive guests: coffee, date, tea, coffee pot, majlis, tray, chocolate, bakhoor
issue invoices: software, invoice, e-invoicing, pos, accounting
keep accounts: accounting, software, erp
take payments: pos, thermal roll, printer, barcode
stocktaking: barcode, barcode label, inventory, warehouse management, software
sell online: online store, hosting, software
follow vehicles: gps, vehicle tracking, dash cam
keep valuables: safe, lock, alarm
play music: speaker, headphone
watch films: television, projector, screen
put on makeup: makeup, lipstick, foundation, mascara, eyeshadow, kohl, dressing table
travelling: suitcase, backpack, power bank, umbrella
dress staff: uniform, shirt, safety shoe, apron
join pipes: fitting, coupling, elbow, tee, flange, reducer, pipe clamp
shut off water: valve, gate valve, ball valve, butterfly valve, check valve, float valve
fasten: screw, bolt, nail, rawl plug, adhesive
smooth wood: abrasive, angle grinder
reinforce concrete: rebar, mesh, binding wire, rebar cutter
clad buildings: acp, stone, marble, facade, granite
power transmission: gearbox, belt, bearing, motor
control motors: contactor, relay, motor
distribute electricity: transformer, switchboard, distribution board, power cable, circuit breaker
haulage: truck, pallet, trolley
make beds: bed sheet, pillowcase, duvet, blanket, bedspread, mattress protector
store data: hard disk, memory card, usb, server
protect network: firewall
pay salaries: hr software, software
follow customers: crm, sales app, software
film from air: drone, camera
search visitors: metal detector
dress salads: olive oil, vinegar, lemon, tomato, cucumber, olive
make sandwiches: bread, cheese, canned tuna, mayonnaise, labneh
wrap food: cling film, aluminium foil, aluminium container, butter paper, foam tray
wipe tables: kitchen roll, tissue, napkin, wipe, towel
style hair: hair gel, hair dye
feed cats: pet food
store clothes: wardrobe, chest of drawers, shoe rack, plastic box
store books: bookcase, shelf
weave sacks: raffia, polypropylene, calcium carbonate
carry purchases: shopping bag, plastic bag, paper bag, tote bag, non-woven bag
grow bacteria: petri dish, culture media, incubator, swab
collect samples: specimen, test tube, vial, swab
`;
