/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PROCESSING_MACHINES = `
carton sealer, case sealer, box sealer, carton sealing machine, fermeuse de cartons, fermeuse carton, scotcheuse, آلة إغلاق كراتين, ماكينة إغلاق كراتين, مكينة لصق كراتين, ماكينة قفل كراتين, مكنة لصق كراتين, تيبنج
strapping machine, cercleuse, ماكينة تحزيم, مكينة تحزيم, آلة تحزيم, مكينة ربط كراتين, مكنة تربيط
shrink machine, shrink tunnel, fardeleuse, tunnel de rétraction, ماكينة شرنك, مكينة شرنك, مكنة شرنك, نفق شرنك
stretch wrapping machine, pallet wrapper, stretch wrapper, banderoleuse, filmeuse, ماكينة سترتش, مكينة سترتش, آلة تغليف بالتات, لفافة بالتات
vacuum sealer, vacuum machine, vacuum packing machine, vacuum packer, machine sous vide, emballeuse sous vide, appareil sous vide, ماكينة فاكيوم, مكينة فاكيوم, آلة تفريغ هواء, ماكينة تفريغ هواء, مكينة تفريغ, ماكينة شفط هواء, مكنة فاكيوم, شفط هواء, سحب هواء
vacuum, sous vide, sous-vide, فاكيوم, تفريغ هواء, مفرغ هواء, مفرغة
capping machine, capper, bottle capping machine, capsuleuse, boucheuse, visseuse de bouchons, ماكينة تغطية, ماكينة قفل أغطية, مكينة سدادات, آلة تركيب أغطية
date coder, coding machine, inkjet printer, batch coder, dateur, marqueuse, imprimante jet d'encre, ماكينة طباعة تاريخ, مكينة تاريخ, طابعة تاريخ, مكينة طباعة تاريخ الصلاحية, دمغة تاريخ
blow moulding, blow molding, blowing machine, extrusion-soufflage, soufflage, souffleuse, نفخ, نفخ عبوات, قولبة بالنفخ, ماكينة نفخ
injection moulding, injection molding, plastic injection, moulage par injection, injection plastique, حقن بلاستيك, قولبة بالحقن, ماكينة حقن, للحقن
rotational moulding, rotomoulding, rotomolding, rotomoulage, قولبة دورانية, تشكيل دوراني, روتو مولد, القولبة الدورانية
extrusion, extruder, extrudeuse, بثق, اكسترودر, سحب بلاستيك, اكستروجن
thermoforming, thermoformage, تشكيل حراري, ثيرموفورم
mould, mold, moule, قالب, قوالب, اسطمبة, اسطمبات
dough, pâte à pain, عجين, عجينة
dough divider, dough sheeter, laminoir, diviseuse, فرادة عجين, مقسمة عجين, قطاعة عجين
bread slicer, trancheuse à pain, قطاعة خبز, ماكينة تقطيع خبز
meat mincer, meat grinder, hachoir à viande, مفرمة لحم, فرامة لحم, ماكينة فرم لحم, مكنة فرم
juicer, juice machine, juice extractor, centrifugeuse à jus, extracteur de jus, presse-agrumes, عصارة, عصارات, خلاط عصير, مكينة عصير, ماكينة عصير, عصارة برتقال
kitchen blender, blender mixer, mixeur, خلاط كهربائي, خلاط مطبخ, بلندر
coffee machine, coffee maker, espresso machine, machine à café, cafetière électrique, machine expresso, ماكينة قهوة, مكينة قهوة, مكنة قهوة, مكائن قهوة, آلة قهوة, مكينة اسبريسو
coffee grinder, coffee roaster, moulin à café, torréfacteur, مطحنة قهوة, محمصة قهوة, طاحونة قهوة, محمصة بن, طاحونة بن
ice machine, ice maker, machine à glaçons, ماكينة ثلج, مكينة ثلج, صانعة ثلج
ice cream machine, machine à glace, turbine à glace, ماكينة آيس كريم, مكينة ايسكريم
deep fryer, fryer, friteuse, قلاية, مقلاة عميقة, قلايات, قلاية كهربائية
stove, cooker, cuisinière, gas range, réchaud, طباخ, طباخات, بوتاجاز, موقد, بوتوغاز
grill, barbecue, bbq, شواية, شوايات, مشواة, منقل
microwave, micro-onde, micro-ondes, ميكروويف, مايكروويف
dishwasher, lave-vaisselle, غسالة صحون, جلاية صحون, غسالة أطباق
water cooler, water dispenser, fontaine à eau, distributeur d'eau, براد ماء, برادة ماء, كولر ماء, برادة مياه, كولدير
shawarma machine, kebab machine, machine à kebab, ماكينة شاورما, مكينة شاورما, شواية شاورما
pasteuriser, pasteurizer, pasteurisateur, pasteurizing, مبستر, بسترة, جهاز بسترة, مكينة بسترة, ماكينة بسترة, مبسترات
homogenizer, homogeniser, homogénéisateur, مجنس, هوموجنايزر
dehydrator, drying oven, food dryer, déshydrateur, séchoir alimentaire, مجفف أغذية, فرن تجفيف, ماكينة تجفيف
sorting, sorter, grading, tri, trieuse, calibrage, فرز, تدريج, فرازة, ماكينة فرز
date machine, date pitting machine, date processing, dénoyautage de dattes, machine dattes, ماكينة تمور, مكائن تمور, معدات تمور, خط تمور, ماكينة نزع نوى, مصنع تمور
roaster, nut roaster, torréfaction, محمصة, تحميص, محامص
rice mill, rizerie, décortiqueuse, مضرب أرز, مقشرة أرز
oil press, oil mill, presse à huile, عصارة زيت, معصرة زيتون, معصرة زيت, معصرة
flour mill, moulin à farine, minoterie, مطحنة دقيق, مطحنة حبوب, مطحنة طحين
popcorn machine, machine à pop-corn, ماكينة فشار, مكينة فشار
spiral, spirale, حلزوني, حلزونية
crawler, chenille, chenilles, مجنزر, جنزير, زنجير
refurbished, reconditioned, remanufactured, reconditionné, reconditionnée, rénové, مجدد, مجددة, معاد تأهيله, مجدده
bulldozer, dozer, بلدوزر, بولدوزر, تراكس جرافة
backhoe loader, tractopelle, jcb loader, حفار لودر, باكو لودر, تركس, تراكتوبال
skid steer, mini loader, mini chargeuse, بوبكات, بوب كات
plate compactor, compactor, soil compactor, plaque vibrante, compacteur, دكاك, دكاكة, دكاكات, دكاك لوحي, هزاز أرض, كومباكتور, رصاصة دك, dameuse, dameuses, pilonneuse, pilonneuses, plaque compactante, plaque de compactage, plaques vibrantes, sauteuse de chantier, wacker, wacker plate, plate tamper, tamping rammer, rammer, jumping jack, jumping compactor, soil rammer, دقاقة تراب, قفازة, رجاجة, رجاجات, ضاغطة تربة, بليت كومباكتر, كومباكتر, كمباكتور
road roller, roller compactor, rouleau compacteur, compacteur routier, مدحلة, رصاصة طرق, هراس, حادلة, مداحل
concrete vibrator, poker vibrator, vibreur à béton, aiguille vibrante, هزاز خرسانة, هزاز باطون, فيبراتور, vibreur, aiguille béton
rebar cutter, bar bender, rebar bender, cintreuse, coupe-fer, قصاصة حديد, ثناية حديد, مقص حديد
jack hammer, breaker hammer, demolition hammer, marteau-piqueur, marteau piqueur, brise-roche, كمبريشن تكسير, هيلتي تكسير, دقاق, شاكوش تكسير, جاك همر
block machine, block making machine, brick making machine, machine à parpaing, pondeuse, ماكينة بلوك, مكينة بلوك, مكنة طوب, معمل بلوك, آلة طوب
concrete pump, pompe à béton, مضخة خرسانة, مضخة باطون, بامب خرسانة
batching plant, concrete plant, centrale à béton, محطة خرسانة, خلاطة مركزية, باتشنج بلانت
dump truck, tipper, dumper, camion benne, benne, قلاب, قلابات, دمبر
pallet jack, pallet truck, hand pallet truck, transpalette, عربة بالتات, بالت ترك, ترانس بالت, جاك بالت, رافعة بالتات, هاند بالت
scissor lift, boom lift, man lift, aerial platform, nacelle, nacelle élévatrice, مان ليفت, رافعة مقصية, منصة رفع, سيزر ليفت
elevator, ascenseur, مصعد, مصاعد, أسانسير, اسنسير
chain hoist, chain block, palan à chaîne, بلنكو, ونش سلسلة
centrifugal pump, pompe centrifuge, مضخة طرد مركزي, طلمبة طرد مركزي, مضخات طرد مركزي, مضخة سنترفيوجال
diesel pump, engine pump, motopompe diesel, مضخة ديزل, ماطور ري, مكينة ري, مضخة ري
diesel, gasoil, gazole, ديزل, مازوت, سولار, جازويل
petrol, gasoline, gas engine, essence, بنزين, بترول, بانزين
petrol generator, portable generator, gasoline generator, inverter generator, groupe essence, groupe électrogène essence, مولد بنزين, مولد محمول, ماطور بنزين, مولد صغير
silent generator, soundproof generator, silent genset, groupe insonorisé, groupe électrogène silencieux, groupe électrogène insonorisé, مولد صامت, مولد كاتم صوت, مولد كاتم, ماطور كاتم صوت, مولد هادئ
pressure washer, high pressure washer, nettoyeur haute pression, karcher, مضخة غسيل, ماكينة غسيل سيارات, غسالة ضغط, كارشر
air tank, air receiver, réservoir d'air, خزان هواء
steam boiler, chaudière, غلاية بخار, غلايات بخار, بويلر بخار
cooling tower, water chiller, refroidisseur, tour de refroidissement, برج تبريد, تشيلر, مبرد ماء
gearbox, réducteur de vitesse, boîte de vitesses, جير بوكس, علبة تروس, جيربوكس, صندوق تروس
sewing machine, machine à coudre, ماكينة خياطة, مكينة خياطة, مكنة خياطة
printing machine, printing press, imprimeuse, machine d'impression, ماكينة طباعة, مكينة طباعة, آلة طباعة, مطبعة
cutting machine, cutter machine, machine de découpe, découpeuse, ماكينة قص, مكينة قص, مكنة قص
lathe, tour à métaux, cnc, مخرطة, سي ان سي, خراطة
`;
