/** Businesses, plants, rooms and works, and the goods that are bought to open, equip, fit out, renovate and supply them. */
export const GOODS_FOR_BUSINESSES = `
cloud kitchen: container, paper bag, disposable cutlery, wooden cutlery, bagasse plate, salad bowl, aluminium container, pizza box
food truck: container, paper bag, paper cup, disposable cutlery, wooden cutlery, grill, deep fryer, disposable plate
tea stall: paper cup, coffee cup, cup, milk, evaporated milk, condensed milk, milk powder, tea, sugar, cardamom, thermos
juice stall: juicer, kitchen blender, plastic cup, paper cup, straw, concentrate, refrigerator
central kitchen: oven, stove, grill, deep fryer, refrigerator, freezer, cold room, mixer machine, dishwasher, kitchen sink, cookware, vacuum sealer
shawarma shop: shawarma machine, grill, deep fryer, butter paper, paper bag, container, aluminium foil
flat bread bakery: oven, mixer machine, dough, dough divider, bread slicer, flour, yeast, crate
sweets production: mixer machine, oven, packing machine, date paste, sugar, cocoa, flour, carton sealer
pastry kitchen: oven, mixer machine, cake box, flour, sugar, cocoa, chocolate, dairy cream, date paste
sandwich lunches: container, disposable cutlery, wooden cutlery, paper bag, bread, cheese, labneh, canned tuna, juice, mineral water
ice cream factory: ice cream machine, pasteuriser, homogenizer, milk powder, milk, freezer, dairy cream, sugar, concentrate, syrup, paper cup
small dairy: pasteuriser, homogenizer, filling machine, cold room
mineral water plant: filling machine, bottle, plastic bottle, pet bottle, preform, reverse osmosis, capping machine, shrink machine, labelling machine, carton sealer, water gallon
soft drinks factory: filling machine, pasteuriser, concentrate, homogenizer, juicer, bottle, plastic bottle, pet bottle, glass bottle, capping machine, labelling machine, carton sealer
date processing plant: date machine, sorting, vacuum sealer, packing machine, pouch, carton sealer, carton, export carton, crate, rigid box
oil mill: oil press, filling machine, bottle, plastic bottle, glass bottle, tin can, jerrycan, drum
spice packing: grinder, roaster, pouch, zipper bag, jar, packing machine, weighing scale, sealing machine
tomato processing: filling machine, jar, glass jar, tin can, capping machine, labelling machine, pasteuriser, carton
pack house: packing machine, sorting, vacuum sealer, carton sealer, crate, carton, pouch, weighing scale
beekeeper: honey jar, jar, glass jar, label, carton, box
meat shop: vacuum sealer, slicer, meat mincer, refrigerator, freezer, cold room, knife, weighing scale, foam tray, crate
grain mill: flour mill, rice mill, sack, rice bag, weighing scale
village shop: canned food, canned beans, canned tuna, tomato paste, milk powder, milk, uht, processed cheese, rice, sugar, oil, tea, soap, detergent
hospital ward: hospital bed, patient monitor, wheelchair, stretcher, oxygen concentrator, medical device
intensive care: hospital bed, patient monitor, oxygen concentrator, defibrillator, ultrasound, ecg
general practice: blood pressure monitor, exam glove, glove, mask, syringe, stethoscope, thermometer, wheelchair, ecg, glucometer
school clinic: first aid kit, bandage, thermometer, blood pressure monitor, exam glove, mask, wheelchair, stretcher
medical laboratory: microscope, centrifuge, test tube, petri dish, reagent, analyzer, incubator, pipette, specimen, blood
school laboratory: microscope, beaker, test tube, petri dish, slide, lab glassware, laboratory flask, analytical balance
food testing lab: petri dish, culture media, incubator, microscope, spectrophotometer, analytical balance, autoclave
drugstore: vitamin, supplement, medicine, mask, thermometer, bandage, omega, black seed oil, honey, blood pressure monitor
dhobi: detergent, softener, stain remover, bleach, clothes iron, washing machine
cleaning company: cleaner, glass cleaner, floor cleaner, garbage bag, disinfectant, broom, bucket, glove, sponge
beauty parlour: lipstick, makeup, kohl, henna, serum, hair oil, skin cream, shampoo, hair dye, towel, nail polish
hair salon: shampoo, serum, hair oil, henna, hair dye, hair mask, conditioner, argan, hair gel
gents salon: razor, shaving, shampoo, towel, hair gel, perfume, mirror
cosmetics business: pump bottle, filling machine, cosmetic jar, squeeze tube, dropper, plastic bottle, shea butter, argan, mixer machine
perfume brand: eau de parfum, perfume, perfume bottle, perfume box, oud, gift set, attar, rigid box, bakhoor
bleach making: jerrycan, plastic bottle, pump bottle, spray bottle, drum, filling machine, pet bottle, bottle
plastic bag factory: ldpe, lldpe, hdpe, masterbatch, colour masterbatch, white masterbatch, black masterbatch, extrusion
stretch film production: lldpe, ldpe, film grade, extrusion
injection workshop: injection grade, copolymer, injection moulding, colour masterbatch, masterbatch, mould, hips, abs
sack making: raffia, homopolymer, calcium carbonate, white masterbatch
tank making: rotational moulding, polyethylene, black masterbatch, mould
cable making: compound, pvc, copper, carbon black
pipe making: pvc, hdpe, extrusion, heat stabiliser, calcium carbonate, ppr, black masterbatch
bottle making: preform, pet, chip, blow grade, blow moulding, hdpe, mould, colour masterbatch
diaper making: non-woven, homopolymer, polypropylene
carton making: corrugated, cardboard sheet, kraft paper, adhesive
furniture making: upholstery fabric, fabric, foam, wood, plywood, mdf, leather, velvet, hardware
tailoring shop: fabric, sewing machine, yarn, textile
aluminium workshop: glass, double glazing, tempered glass, laminated glass, aluminium, mirror, silicone sealant
hotel suite: bed, mattress, headboard, bed linen set, bed sheet, towel, pillow, bedside table, blackout curtain, curtain, wardrobe, sofa, armchair, carpet
holiday home: bed, sofa, wardrobe, dining table, majlis, bed sheet, bed linen set, towel, curtain, outdoor furniture, smart lock
hotel lobby: armchair, sofa, slab, marble, reception desk, coffee table, carpet, chandelier
home furnishing: sofa, dining table, table, wardrobe, bed, majlis, mattress, curtain, carpet, bedside table
diwaniya: majlis, sofa, carpet, cushion, bakhoor, upholstery fabric, curtain, coffee pot, incense burner
new office: office chair, desk, executive desk, filing cabinet, meeting table, access point, accounting, printer, a4 paper
manager office: executive desk, desk, office chair, armchair, filing cabinet, meeting table, sofa, bookcase
meeting room: meeting table, office chair, projector, screen, whiteboard
records room: filing cabinet, shelf, file folder, box, steel cupboard
data centre: rack, server, network switch, patch cord, fibre optic, patch panel, cable tray, ups, network cable
internet cafe: computer, desk, office chair, router, access point, network switch, network cable
new school: school desk, chair, whiteboard, projector, desk, filing cabinet, rubber tile
nursery school: rubber tile, artificial grass, toy, plastic chair
gym opening: rubber tile, mirror, water cooler, towel
football pitch: floodlight, artificial grass, rubber tile, bench, fence, street light, led, mesh
mosque fit out: mosque carpet, prayer mat, carpet, aerator, air conditioner, chandelier
wudu area: aerator, greywater, faucet
wedding hall: banquet chair, chair, table, tablecloth, chandelier, carpet
catering for events: disposable plate, bagasse plate, plate, disposable cutlery, wooden cutlery, paper cup, container, garbage bag, banquet chair
mass iftar: date, laban, juice, drink, date syrup, milk, mineral water, canned beans, container, bagasse plate
food relief: canned food, canned tuna, canned beans, chickpea, broad bean, processed cheese, uht, milk powder, tomato paste, date, rice, lentil, flour, sugar, oil, tuna, pasta, milk, salt, tea, biscuit, blanket, tent, jerrycan
no fridge: canned food, canned tuna, tuna, canned beans, chickpea, broad bean, processed cheese, uht, milk powder, tomato paste, sardine, cheddar, milk, date, corned beef, rice, pasta, lentil, biscuit, nectar, honey, sugar, oil
souvenir: date, ajwa, perfume, gift set, oud, bakhoor, eau de parfum, camel milk, honey, frankincense, attar
hampers: ajwa, gift set, perfume, oud, bakhoor, honey, rigid box, chocolate, date syrup
online shop: carton, export carton, tape, thermal label, shipping label, carton sealer, corrugated, bubble wrap
courier company: carton, tape, thermal label, shipping label, stretch film, vehicle tracking, gps
warehouse fit out: pallet racking, shelf, pallet, forklift, warehouse management, pallet jack, floodlight
exhibition stand: display stand, carpet, screen, partition
car showroom: laminated glass, double glazing, tempered glass, facade, aluminium, acp
structural work: rebar, cement, block, brick, sand, gravel, concrete mixer, ready mix, steel beam, formwork
foundations: rebar, cement, excavator, concrete mixer, plate compactor, waterproofing, block, gravel, sand
slab casting: rebar, cement, concrete mixer, ready mix, formwork, concrete vibrator, concrete pump, gravel, sand
boundary wall: block, brick, cement, sand, fence, mesh
contractor: excavator, concrete mixer, plate compactor, forklift, loader, bulldozer, crane, generator, scaffolding, backhoe loader, dump truck
interlock paving: plate compactor, interlock, curbstone, sand
house renovation: paint, tile, floor tile, wall tile, porcelain, slab, faucet, flooring, false ceiling, door, switch
finishing works: tile, wall tile, mosaic, porcelain, slab, paint, gypsum, plasterboard, false ceiling, door, marble, faucet, decking
bathroom renovation: toilet, washbasin, faucet, bathtub, shower, wall tile, floor tile, mirror, bathroom accessory
kitchen renovation: wall tile, kitchen sink, faucet, slab, floor tile, stove, cabinet
pool construction: mosaic, decking, pump, filter
balcony railing: tempered glass, laminated glass, balustrade, handle
dark stairs: glass block, skylight, window, tempered glass, double glazing, laminated glass, mirror, led, downlight
house plumbing: ppr, pipe, drainage pipe, fitting, valve, elbow, water tank, faucet, pump
village water supply: hdpe pipe, submersible pump, gate valve, water tank, centrifugal pump, ductile iron, water meter, solar pump, coil, pump, pipe, valve, water filter, fitting
sewage: drainage pipe, pipe, fitting, manhole cover, greywater
electrical first fix: house wire, distribution board, switch, socket, circuit breaker, conduit, junction box
factory power: transformer, switchboard, power cable, distribution board, cable tray, generator
electrify village: transformer, power cable, switchboard, solar light, street light, electric meter
control panel building: control cable, contactor, relay, circuit breaker, cable tray, switchboard
low current: network cable, camera, intercom, network switch, access point, rack, patch cord, cable tray
farm irrigation: drip irrigation, submersible pump, pump, hdpe pipe, water tank, solar pump, hose, coil
feed mill: livestock feed, alfalfa, barley, corn, sack, water tank, solar pump
fish farm: crate, foam box, ice machine, freezer, cold room, pump
grain store: sack, rice bag, jumbo bag, pallet, weighing scale
chemical transport: ibc, jerrycan, drum, tank, chemical
desert camp: majlis, tent, carpet, cushion, generator, solar light, torch, water tank
trading company: accounting, e-invoicing, warehouse management, erp, saas, software, crm
truck fleet: vehicle tracking, gps, fleet, tyre, dash cam, oil lubricant
`;
