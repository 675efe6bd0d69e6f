/** One group a line; the first word names the group in the index and so must not change lightly. */
export const MACHINERY_EQUIPMENT = `
machine, machinery, آلة, آلات, ماكينة, ماكينات, مكينة, مكائن, makina, makeena, machines, مكن, مكنة, مكنات, ماكنة, مواكن, ماشين, mkina, makana, makinat, آليات
equipment, équipement, matériel, معدات, تجهيزات, mo3eddat, mu3addat, equipments, matériels, معدة, عتاد, équipements, تجهيزات ومعدات
packing machine, packaging machine, machine d'emballage, emballeuse, ماكينة تغليف, ماكينة تعبئة, آلة تعبئة, wrapping machine, flow wrapper, flowpack, ensacheuse, conditionneuse, آلة تغليف, آلات تغليف, مكينة تغليف, مكينة تعبئة, ماكينات تغليف, مكائن تغليف, مكن تغليف, مكنة تغليف, مكائن تعبئة وتغليف, آلات تعبئة, makinat taghleef
filling machine, remplisseuse, machine de remplissage, ماكينة تعبئة سوائل, filler machine, bottling machine, bottle filling machine, liquid filler, embouteilleuse, doseuse, مكينة تعبئة سوائل, آلة تعبئة سوائل, مكنة تعبئة سوائل, ماكينة تعبئة مياه, خط تعبئة, خط تعبئة سوائل, مكائن تعبئة سوائل, خط تعبئة مياه
sealing machine, sealer, soudeuse, scelleuse, ماكينة لحام أكياس, آلة إغلاق, bag sealer, heat sealer, thermosoudeuse, machine à sceller, مكينة لحام أكياس, مكنة لحام أكياس, آلة لحام أكياس, مكينة إغلاق, ماكينة إغلاق, ماكينة قفل, لاحمة أكياس
labelling machine, labeling machine, étiqueteuse, ماكينة ملصقات, ماكينة ليبل, label machine, labeller, labeler, étiquetage machine, مكينة ليبل, مكينة لصق, آلة لصق ملصقات, ماكينة لصق ليبل, مكنة ليبل
conveyor, convoyeur, tapis roulant, سير ناقل, ناقل, كونفير, conveyer, conveyor belt, conveyer belt, bande transporteuse, سيور ناقلة, سير متحرك, كونفاير, حزام ناقل, حزام نقل
weighing scale, scale, balance, ميزان, موازين, mizan, scales, weigh scale, weighing machine, bascule, موازين إلكترونية, ميزان إلكتروني, باسكول, قبان, mezan
oven, four industriel, فرن, أفران, forn, ovens, deck oven, four à pain, فرن مخبز, أفران مخابز, فران, tanoor, bakery oven, four boulangerie, فرن خبز
mixer machine, blender, mélangeur, pétrin, خلاط صناعي, عجانة, dough mixer, spiral mixer, dough kneader, kneader, kneading machine, planetary mixer, batteur mélangeur, pétrisseur, pétrin boulangerie, عجان, عجانات, ماكينة عجن, مكينة عجن, معجنة, عجانة عجين, خلاط عجين, مكنة عجين, خلاطات صناعية, خلاطة, عجانة حلزونية, خلاطة عجين, pétrin spirale, atta kneader
slicer, trancheuse, قطاعة, ماكينة تقطيع, slicing machine, meat slicer, سلايسر, مقطعة, مكنة تقطيع, مكينة تقطيع
grinder, mill, broyeur, moulin, طاحونة, مطحنة, مفرمة, grinding machine, mincer, hachoir, pulverizer, مكينة طحن, ماكينة طحن, رحى, مطاحن, طواحين, فرامة, مفارم
refrigerator, fridge, réfrigérateur, frigo, ثلاجة, ثلاجات, براد, tallaja, chiller, réfrigérateurs, refregerator, تلاجة, تلاجات, برادات, frigidaire, ثلاجة عرض, فريجيدير, tallaga, تلاجه
freezer, congélateur, فريزر, مجمدة ثلاجة, deep freezer, chest freezer, ديب فريزر, فريزرات, congélo, مجمد طعام
cold room, cold store, chambre froide, entrepôt frigorifique, غرفة تبريد, مخزن تبريد, cold storage, coldroom, غرف تبريد, مخازن تبريد, برادات تخزين, غرفة مبردة, غرفة تجميد, ثلاجة مخزن, chambres froides, walk in cooler
air conditioner, ac unit, climatiseur, climatisation, مكيف, مكيفات, تكييف, mokayef, aircon, air conditioning, air con, ac split, hvac, clim, clima, climatiseurs, مكيف هواء, مكيفات هواء, كنديشن, كوندسيون, تكييفات, سبليت, سبلت, mukayif, كليماتيزور, conditionneur d'air
generator, groupe électrogène, générateur, مولد, مولدات, مولد كهرباء, جنريتر, ماطور, ماطور كهرباء, موتور كهرباء, muwallid, mowalid, genset, gen set, generators, power generator, diesel generator, groupe électro, génératrice, groupe diesel, مولدة, مولدات كهرباء, مولد كهربائي, جنريتور, جينيريتر, جنراتور, جينيريتور, جنريتير, ديزل جنريتر, ماتور كهرباء, mouwalid, mowaled, mwalid, muwaled, groupe de courant, gen-set, جنيريتر, جنراتير, groupe de secours
pump, pompe, مضخة, مضخات, طرمبة, طلمبة, دينمو ماء, modakha, pumps, pompes, طرنبة, طلنبة, ترومبة, طرمبات, طلمبات, بومبة, بومبا, ماطور ماء, ماطور ماي, مواتير مياه, motor pump, motopompe, trumba, tromba, مواطير ماء, madakha
submersible pump, pompe immergée, مضخة غاطسة, غطاس, borehole pump, deep well pump, well pump, bore pump, pompe submersible, pompe de forage, pompe puits, غطاسات, طلمبة أعماق, طرمبة غاطسة, طلمبة غاطسة, غطاس بئر, غاطس, مضخات غاطسة, مضخة أعماق, مضخة بئر, مضخة آبار, بومبة غاطسة
water pump, pompe à eau, مضخة مياه, مضخة ماء, طرمبة ماي, water pumps, booster pump, surpresseur, دينمو مويه, دينمو مياه, طلمبة مياه, طلمبة ماء, طرمبة ماء, طرمبة مياه, ماطور مياه, موتور مياه, مضخات مياه, بومبة ماء, ماتور مياه
compressor, compresseur, ضاغط, ضاغط هواء, كمبروسر, air compressor, compresseur d'air, كمبريسر, كمبريسور, كومبريسر, كمبرسور, كباس هواء, ضواغط, ضواغط هواء, كومبرسور, compresser
excavator, pelleteuse, pelle mécanique, حفار, حفارة, بوكلين, digger, backhoe, crawler excavator, pelle hydraulique, pelle sur chenilles, باكهو, بوكلن, بوكلاين, حفارات, باقر, بواقر, كراكة, excavateur, poclain, jcb, بوكليين, tracto pelle, pelle à chenilles, excavatrice, باكهو لودر
loader, chargeuse, لودر, شيول, جرافة, wheel loader, front loader, شيولات, لوادر, تراكس, chargeur sur pneus, شوفل, جرافات
forklift, chariot élévateur, رافعة شوكية, فوركلفت, كلارك, fork lift, forklift truck, lift truck, stacker truck, clark, chariot elevateur, élévateur à fourche, fenwick, كلاركات, فوركليفت, فوركلفتات, رافعات شوكية, ونش شوكة, كلارك شوكة, شوكة رافعة, forklifts, شوكية, الشوكية
crane, grue, رافعة, ونش, كرين, tower crane, hoist, palan, grues, كرينات, أوناش, ونشات, رافعة برجية, كرن, رافعات, مرفاع
concrete mixer, bétonnière, خلاطة خرسانة, خلاطة إسمنت, خلاطة باطون, cement mixer, mixer concrete, bétonneuse, malaxeur, خلاطات خرسانة, خلاطة باطون صغيرة, خلاطة بيتون, خلاطة سمنت, جبالة, مجبلة, خلاط خرسانة, بيتونيار, بطونيارة, خباطة, خلاطة كونكريت, خلاطة
scaffolding, échafaudage, سقالة, سقالات, سكافولدنج, scaffold, scaffoldings, échafaudages, سكافولدنغ, سكفولدنج, سقايل, شدة معدنية, شدات معدنية, صقالة
truck, camion, شاحنة, شاحنات, تريلا, lorry, trucks, poids lourd, لوري, لواري, كميون, كاميون, camions, الشاحنات, الشاحنة
tractor, tracteur, جرار, حراثة, تراكتور, tractors, tracteur agricole, تراكتور زراعي, جرارات, تركتور, حراث
drill, perceuse, مثقاب, دريل, شنيور, power drill, drill machine, electric drill, visseuse, perceuse visseuse, شنيور كهربائي, دريلات, دريلة, شينيور, برسوز, perseuse, hammer drill, هلتي, perforateur
scie, power saw, منشار, مناشير, saw, chainsaw, chain saw, tronçonneuse, circular saw, scie circulaire, منشار كهربائي
engine, diesel engine, moteur diesel, محرك ديزل, مكينة ديزل, motor diesel, مكائن ديزل, موتور ديزل, محركات ديزل, ماكينة ديزل, ماطور ديزل
fan, ventilateur, مروحة, مراوح, exhaust fan, ceiling fan, ventilo, ventilateurs, extracteur d'air, شفاطات هواء, بنكة, مروحه, ventilator
spray dryer, séchoir, dryer, مجفف, مجففات
production line, ligne de production, خط إنتاج, خطوط إنتاج, production lines, manufacturing line, chaîne de production, lignes de production, خطوط انتاج, processing line, خط تصنيع, line production
`;
