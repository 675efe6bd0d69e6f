/** Occasions, places and needs, and the goods that belong to them. */
export const OCCASIONS = `
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
office: desk, office chair, filing cabinet, printer, partition, computer, stationery
hotel: bed, bed sheet, towel, curtain, bedside table, headboard
bakery: oven, mixer machine, dough, dough divider, bread slicer, flour, yeast, crate
restaurant: oven, stove, grill, refrigerator, deep fryer, table, chair
mosque: mosque carpet, prayer mat, carpet
ablution: faucet, aerator
water saving: aerator, greywater
drinkable: water filter, reverse osmosis, water cooler, mineral water
raw material: resin, granule, polymer, masterbatch, compound, chip, flake
apartment: sofa, bed, wardrobe, dining table, refrigerator, washing machine, air conditioner, door
villa: door, marble, chandelier, elevator, gate, tile, smart home
bedroom: bed, wardrobe, mattress, dressing table, bedside table, bed sheet, curtain
living room: sofa, armchair, coffee table, carpet, tv stand, curtain, majlis
bathroom: toilet, washbasin, shower, faucet, bathtub, mirror, bathroom accessory
kitchen: stove, oven, refrigerator, kitchen sink, cookware, kitchenware, dishwasher
garden: outdoor furniture, artificial grass, fountain, hose, umbrella, bench
rooftop: artificial grass, outdoor furniture, awning, waterproofing
entrance: door, doormat, intercom, gate, smart lock
corridor: carpet, carpet tile, downlight
floor: flooring, tile, carpet, epoxy, marble, floor cleaner
wall: paint, wallpaper, wall tile, block, putty, plasterboard
decorate: wallpaper, mirror, chandelier, curtain, carpet, mosaic, candle
building: elevator, intercom, fire fighting, access control, water tank, cable
construction site: scaffolding, safety helmet, concrete mixer, generator, crane, prefab, wheelbarrow
street: street light, solar light, road barrier, curbstone, interlock
parking: camera, gate, road barrier, awning, electric vehicle charger
swimming pool: pump, filter, mosaic, tile
playground: rubber tile, artificial grass, bench, toy
gym: rubber tile, mirror, protein, water cooler
work at height: scaffolding, ladder, scissor lift, harness
workplace safety: safety helmet, safety shoe, safety vest, glove, goggle, harness, mask, first aid kit
ppe: safety helmet, safety shoe, safety vest, glove, goggle, harness, mask
fire safety: fire fighting, fire hose, smoke detector, alarm, emergency light
staff accommodation: bunk bed, mattress, steel cupboard, blanket, pillow, prefab, air conditioner
camp: bunk bed, tent, prefab, mattress, generator, water tank, torch
hotel room: bed, mattress, headboard, bed sheet, bed linen set, pillow, towel, blackout curtain, bedside table, wardrobe, television, safe
guest amenities: shampoo, soap, shower gel, slipper, toothbrush, towel, bathrobe
reception area: reception desk, sofa, armchair, coffee table
waiting room: chair, bench, sofa, television, water cooler
work from home: laptop, desk, office chair, headphone, router
presentation: projector, screen, whiteboard
classroom: school desk, chair, whiteboard, projector
school: school desk, whiteboard, chair, stationery, backpack, notebook
university: desk, chair, projector, whiteboard, microscope
kindergarten: toy, rubber tile, baby cot, plastic chair
student: notebook, pen, backpack, stationery
attendance: fingerprint, access control, face recognition, hr software
visitor access: access control, intercom, smart lock, face recognition, fingerprint, gate
smart home: smart lock, smart switch, smart bulb, smart plug, smart thermostat, sensor
network: router, network switch, network cable, patch panel, access point, server, rack
internet: router, access point, network switch, network cable, fibre optic
wifi coverage: access point, router, network cable, network switch, fibre optic
no electricity: solar panel, inverter, solar battery, generator, charge controller, solar pump, solar light, solar water heater
off grid: solar panel, inverter, solar battery, charge controller, generator
solar energy: solar panel, inverter, solar battery, charge controller, solar mounting, solar cable
electricity bill: led, solar panel, inverter, smart thermostat, insulation, solar water heater, electric meter, double glazing, solar light
energy saving: led, smart thermostat, insulation, solar panel
power surge: voltage stabilizer, ups, circuit breaker, fuse
electric shock: circuit breaker, fuse, earthing, insulating tape
shade from sun: awning, umbrella, blind, blackout curtain, curtain, tent, double glazing, insulation
hot summer: air conditioner, fan, insulation, awning, ice machine, double glazing, blackout curtain, smart thermostat, blind, water cooler
winter: blanket, heater, duvet, insulation
privacy: curtain, blind, fence, partition, glass block, blackout curtain, awning
reduce noise: insulation, rock wool, glass wool, foam, double glazing, silent generator, laminated glass, carpet, curtain
dusty: mask, vacuum cleaner, filter
bad smell: air freshener, disinfectant, cleaner, deodorant
mosquito: insecticide
stop leaks: waterproofing, bitumen, silicone sealant, teflon tape, rubber seal
store water: water tank, plastic tank, tank, ibc, water gallon
raise water: pump, water pump, centrifugal pump, water tank
well: submersible pump, pump, solar pump, pipe
drainage: drainage pipe, floor drain, manhole cover, pipe
drain rainwater: drainage pipe, floor drain, submersible pump, manhole cover, geotextile
limescale: water softener, filter cartridge, toilet cleaner
hot water: heater, solar water heater, steam boiler
water consumption: aerator, water meter, drip irrigation, greywater, faucet
plumbing: pipe, fitting, valve, elbow, ppr, faucet
irrigation: drip irrigation, hose, pump, solar pump, pipe
farm: drip irrigation, greenhouse film, tractor, compost, solar pump, livestock feed, seed
greenhouse: greenhouse film, drip irrigation, fan, seed, compost
poultry farm: livestock feed, incubator, egg tray, fan
cold chain: cold room, refrigerator, freezer, foam box, thermometer
keep warm: thermos, foam box, microwave
juice factory: juicer, filling machine, pasteuriser, homogenizer, bottle, capping machine, labelling machine, concentrate
dairy factory: pasteuriser, homogenizer, filling machine, cold room
bottling plant: reverse osmosis, filling machine, preform, blow moulding, capping machine, shrink machine, water gallon
date factory: date machine, sorting, vacuum sealer, packing machine, carton, box, weighing scale
roastery: roaster, coffee grinder, coffee bag, coffee machine
plastic factory: polyethylene, polypropylene, pvc, masterbatch, granule, injection moulding, extrusion, mould
pipe manufacturing: pvc, hdpe, extrusion, heat stabiliser, calcium carbonate
bottle blowing: preform, pet, blow moulding, hdpe, mould
recycling: grinder, regrind, flake, trash can
workshop: tool, welding machine, angle grinder, drill, lathe, compressor, wrench, screwdriver
carpentry: wood, plywood, mdf, scie, hinge, abrasive, veneer
blacksmith: welding machine, welding electrode, steel angle, steel tube, angle grinder, grinding disc
car repair: wrench, oil lubricant, tyre, battery, spare part, compressor
car wash: pressure washer, vacuum cleaner, sponge, compressor
warehouse: pallet racking, forklift, pallet jack, pallet, shelf, warehouse management
fleet: gps, vehicle tracking, dash cam, tyre, oil lubricant
fragile: bubble wrap, foam, edge protector, strapping, stretch film, export carton
supermarket: shelf, display stand, refrigerator, freezer, pos, trolley, shopping bag
shop: display stand, pos, shopping bag, price tag, thermal roll
cafe: coffee machine, coffee grinder, coffee, paper cup, coffee cup, milk, table, chair, syrup, ice machine, paper bag
canteen: stove, table, chair, tray, refrigerator, water cooler
serve: tray, plate, cup, cutlery, salad bowl, thermos, glassware
breakfast: breakfast cereal, bread, cheese, honey, jam, egg, tea, labneh
lunch: rice, meat, chicken, pasta, sauce
snack: nut, potato chips, biscuit, popcorn, chocolate
thirst: mineral water, juice, soft drink, lemonade
ramadan: date, lentil, rice, juice, syrup, flour, tea
eid: sweet, chocolate, maamoul, gift set, garment, toy
hajj: towel, umbrella, slipper, prayer mat, tent
gift: gift set, perfume, oud, chocolate, rigid box, wrapping paper, watch
corporate gifts: gift set, perfume, oud, chocolate, date, pen, notebook, power bank
beach: umbrella, towel, sunscreen, plastic chair
salon: shampoo, serum, hair oil, hair dye, henna, razor, towel, mirror
spa: towel, bathrobe, essential oil, soap, scrub, candle, jacuzzi
laundry: detergent, washing machine, softener, clothes iron, stain remover
hospital: hospital bed, patient monitor, wheelchair, stretcher, glove, mask, gown, oxygen concentrator
clinic: stethoscope, thermometer, blood pressure monitor, exam glove, syringe, ecg, autoclave
dental: autoclave, x-ray, exam glove, mask
laboratory: microscope, centrifuge, beaker, pipette, test tube, reagent, incubator, analyzer
pharmacy: medicine, vitamin, supplement, thermometer, bandage
ambulance: stretcher, defibrillator, oxygen concentrator, first aid kit
infection control: glove, mask, sanitizer, disinfectant, gown, face shield
wound care: bandage, gauze, plaster, first aid kit, medical cotton
blood collection: needle, syringe, test tube, swab
fever: thermometer
diabetics: glucometer, sweetener, test kit
shortness of breath: oxygen concentrator, nebulizer, oximeter
elderly: wheelchair, walker, crutch, commode chair, adult diaper, hospital bed, underpad, blood pressure monitor, glucometer
immunity: vitamin, honey, black seed, zinc, propolis, ascorbic acid, supplement, black seed oil, omega
build muscle: protein, creatine, supplement
slimming: green tea, capsule, supplement, sweetener
digestion: probiotic, mint, fennel, chamomile, anise, ginger
bone health: calcium, collagen, magnesium, vitamin, omega
sore throat: honey, ginger, thyme, herb, vitamin, black seed oil, mask, tissue
iron deficiency: iron supplement, vitamin, supplement
skin care: skin cream, moisturizer, serum, lotion, sunscreen, face wash, shea butter, scrub
hair care: shampoo, conditioner, hair oil, hair mask, argan, henna
oral care: toothpaste, toothbrush, mouthwash, miswak
sunburn: sunscreen, aloe vera, moisturizer
back pain: mattress, office chair, memory foam, recliner
baby: diaper, baby milk, baby cot, wipe, baby powder, toy
repair: spare part, tool, wrench, screwdriver, adhesive
peel: knife
dose: pipette, syringe, pump, filling machine
coat: paint, primer, epoxy
film blowing: ldpe, lldpe, hdpe, extrusion, masterbatch
tampering: security seal
replace plastic: biodegradable bag, bagasse plate, palm leaf, wooden cutlery, paper cup, tote bag, paper bag, coffee cup, plate, bamboo, straw, container
pizzeria: mozzarella, flour, tomato sauce, oven, pizza box, oregano
fast food: deep fryer, grill, shawarma machine, french fries, ketchup
ice cream shop: ice cream machine, ice cream, freezer, syrup
pastry packaging: cake box, butter paper, box, ribbon
pantry: rice, sugar, oil, flour, pasta, canned food, tea
feed workers: rice, chicken, canned food, bread, lentil, oil
perfume factory: perfume bottle, perfume box, essential oil, alcohol, filling machine, attar
cosmetics factory: cosmetic jar, squeeze tube, pump bottle, filling machine, mixer machine, dropper
detergent factory: chemical, filling machine, plastic bottle, mixer machine, jerrycan, spray bottle
clothing factory: sewing machine, fabric, yarn, cotton, polyester, denim
clothing store: garment, abaya, thobe, shirt, shoe, headscarf, garment bag
print shop: printing machine, paper, ink, sticker
block factory: block machine, cement, sand, gravel, mould
steel structure: steel beam, sandwich panel, roofing sheet, steel sheet, bolt
operating room: surgical instrument, surgical drape, gown, suture, glove, mask, patient monitor
nurses: scrub suit, lab coat, shoe cover, bouffant cap
kitchen hygiene: glove, bouffant cap, apron, sanitizer, thermometer
hard of hearing: hearing aid
feminine hygiene: sanitary pad
relaxation: chamomile, mint, sage, anise, magnesium, essential oil
hall: banquet chair, table, chandelier, carpet
car: tyre, battery, dash cam, oil lubricant
bus: gps, dash cam, tyre
`;
