/**
 * What buyers want to do with goods: verbs and their nouns. One group a line; the first word names the group in the index
 * and so must not change lightly.
 */
export const PURPOSES = `
cut, cutting, cutter, couper, découper, découpe, coupe, تقطيع, يقطع, يقص, تقطع, نقطع
cool, cooling, cooled, chilled, chill, refroidir, refroidissement, rafraîchir, réfrigération, تبريد, يبرد, تبرد, نبرد, مبرد, مبردة
heat, heating, warm, warming, chauffer, chauffage, chaleur, réchauffer, تسخين, يسخن, تدفئة, سخونة, نسخن, حرارة, الحرارة
light up, illuminate, éclairer, illumination, illuminer, ينور, ينير, يضيء, تنوير, تضيء, ننور, نضوي
carry, carrying, lift, lifting, hoisting, porter, soulever, levage, رفع, يرفع, حمل, يحمل, ترفع, مناولة, نشيل, يشيل, نرفع
move, handling, material handling, manutention, déplacer, مناولة مواد, نقل وتحميل, تحريك
load, loading, unload, unloading, chargement, déchargement, تحميل, تنزيل, تفريغ شحنة, يحمل بضاعة, نحمل بضاعة
weigh, weighing, peser, pesage, pesée, وزن, يزن, توزين, نوزن
measure, measuring, measurement, mesurer, قياس, يقيس, تقيس, نقيس
print, printing, printed, imprimer, impression, imprimé, imprimée, طباعة, يطبع, مطبوع, مطبوعة, تطبع, طبع, نطبع
mix, mixing, blend, blending, mélanger, mélange, malaxage, خلط, يخلط, تخلط, مزج, نخلط
grind, grinding, crush, crushing, broyer, moudre, broyage, mouture, concassage, طحن, يطحن, جرش, تكسير, كسر, نطحن, سحق
knead, kneading, pétrir, pétrissage, عجن, يعجن, نعجن
bake, baking, cuire au four, cuisson, خبيز, يخبز, نخبز, خبز وطهي
cook, cooking, cuisiner, طبخ, طهي, يطبخ, نطبخ, نطبخ أكل
fry, frying, frire, friture, قلي, يقلي, نقلي
dry, drying, dried, sécher, séchage, séché, تجفيف, يجفف, مجفف, مجففة, تنشيف, نجفف, ننشف
freeze, freezing, congeler, congélation, surgélation, تجميد, يجمد, نجمد, تفريز
preserve, conserve food, keep fresh, conserver aliments, حفظ الطعام, حفظ أطعمة, يحفظ طازج
peel, peeling, éplucher, épluchage, تقشير, يقشر, قشارة, نقشر
squeeze, press, pressing, presser, pressage, عصر, يعصر, كبس, نعصر, ضغط وعصر
sort, tri sélectif, trier, يفرز, تصنيف, نفرز, تصفية وفرز
dig, digging, excavation, excavate, creuser, terrassement, حفر, يحفر, حفريات, نحفر
compact, compacting, compaction, compacter, compactage, دك التربة, يدك, رص التربة, ندك
pumping, pomper, pompage, يضخ, سحب ماء, سحب مياه, رفع مياه, شفط ماء, نضخ, نسحب ماء
irrigate, watering crops, irriguer, يسقي, يروي, نسقي, سقي زرع, arroser, arroser jardin, arroser champs, arroser champ, water crops, سقي مزرعة, سقي خضار, maraîchage, maraîcher, cultures maraîchères, market gardening
painting, peindre, تلوين جدران, يدهن, صباغة جدران, دهن جدران, ندهن, نصبغ جدران
stick, coller, collage, لصق, يلصق, تلصق, نلصق
tie, bind, bundle, strapping goods, attacher, lier, ficeler, ربط, يربط, تربيط, نربط, حزم
labelling, labeling, étiqueter, étiquetage, تلصيق, وضع ملصقات, عنونة, ترقيم
stack, stacked, empiler, gerber, تكديس, تستيف, نرص, نستف
cover, covering, couvrir, housse, recouvrir, تغطية, يغطي, كفر, غطاء حماية, نغطي
hang, hanging, wall-hung, wall mounted, wall-mounted, suspendu, suspendue, accrocher, معلق, معلقة, تعليق, يعلق
install, installation, installer, fitting work, montage, تركيب, يركب, تركيبات, نركب
repair, maintenance, réparer, réparation, dépannage, صيانة, إصلاح, تصليح, يصلح, نصلح
sleep, sleeping, dormir, sommeil, نوم, ننام, ينام
sit, sitting, s'asseoir, قعدة, نجلس, يجلس
pray, prayer, prier, prière, صلاة, مصلين, يصلي, صلوات, نصلي
ablution, wudu, wudhu, ablutions, وضوء, ميضأة, مواضئ
shave, se raser, يحلق, نحلق
brush, brosse, brosser, فرشاة, فرشة تنظيف, فرش تنظيف, شيتة
disinfect, disinfection, sanitize, sanitise, désinfecter, désinfection, assainir, تطهير, يطهر, يعقم, نعقم, تعقيم أسطح
sterilise, sterilize, sterilization, sterilisation, stériliser, stérilisation, تعقيم, يعقم أدوات
filtering, filtration, filtrer, ترشيح, يفلتر, تصفية, يصفي, نفلتر, نصفي
purify, purification, treatment, purifier, traitement, épuration, تنقية, معالجة, ينقي, ننقي
save, saving, économiser, économique, توفير, ترشيد, موفر, يوفر, اقتصادي
charge, charging, recharger, recharge, شحن بطارية, يشحن, شحن كهربائي, نشحن بطارية
rechargeable, chargeable, batterie rechargeable, قابل للشحن, قابلة للشحن, يعاد شحنه
track, tracing, suivre, suivi, traçage, تتبع, يتتبع, متابعة, نتتبع
surveiller, monitor premises, يراقب, نراقب, تراقب
record, recording, enregistrer, enregistrement, تسجيل, يسجل
guarding, night guard, gardiennage, gardien, حارس, حراس, يحرس, نحرس
test, testing, tester un produit, essai, فحص, اختبار, يفحص, تحليل, اختبارات, نفحص
examine, exam, examination, examen, كشف طبي, معاينة, فحص طبي
inject, injecter, piqûre, إبرة حقن, يحقن, حقن طبي
dose, dosing, doser, dosage, جرعة, جرعات, معايرة جرعات
coat, coating, coated, revêtement, enduire, طلاء سطح, كوتنج, تغليف سطح, مطلي, مطلية
lubricate, lubrication, lubrifier, lubrification, تزييت, تشحيم, يشحم
insulate, isoler, isolé, يعزل, معزول, معزولة, نعزل
ventilate, ventilation, air flow, aération, ventiler, ajouré, vented, تهوية, يهوي, مهواة, مهوى هواء
grow, planting, cultiver, culture agricole, plantation, زراعة نبات, زرع, غرس, يزرع
divide, separate, separator, séparer, séparation, فصل, يفصل, حواجز فصل
decorate, decoration, decorative, décor, décoration, décoratif, ديكور, زينة, تزيين, زخرفة, ديكورات, زخرفي, نزين, décorer, decorating
serve, serving, servir, service de table, تقديم, يقدم, خدمة مائدة, نقدم ضيافة
drinkable, potable, drinking, à boire, شرب, صالح للشرب
breakfast, petit déjeuner, petit-déjeuner, فطور, إفطار, ترويقة
lunch, dinner, meal, repas, déjeuner, dîner, وجبة, وجبات, غداء, عشاء
ramadan, رمضان, ramadhan, iftar, شهر رمضان
furnish, furnish rooms, meubler, aménager, نفرش, يفرش, تأثيث, نؤثث, فرش شقق, فرش شقة, فرش بيت, فرش غرف, فرش فندق
teach, teaching, enseigner, enseignement, تدريس, يدرس, ندرس
write, writing, écrire, كتابة, نكتب, يكتب
archive, archiving, archiver, archivage, classer documents, أرشفة, ترتيب ملفات, حفظ ملفات, نؤرشف
casting concrete, pouring slab, couler béton, coulage béton, صب خرسانة, صب إسمنت, صبة, صبات, نصب صبة
lay tiles, tiling, laying tiles, carreler, pose carrelage, poser carrelage, تبليط, يبلط, نبلط, تركيب بلاط, تركيب سيراميك, نركب سيراميك, نركب بلاط
roofing work, cover a roof, hangar roof, couvrir un toit, toit de hangar, تسقيف, نسقف, سقف هنجر
build walls, building a wall, masonry, maçonnerie, maçonner, monter un mur, بناء جدران, بناء سور, بناء حيطان, نبني, يبني
render walls, plastering, crépir, plâtrer, enduire mur, لياسة, تلييس, نليس, محارة جدران
demolish, demolition, démolir, break concrete, casser béton, هدم, يهدم, نهدم, تكسير خرسانة
drill holes, drilling holes, percer, perçage, تخريم, يثقب, نثقب, نخرم
weld steel, souder, يلحم, نلحم
sew, sewing, coudre, خياطة, يخيط, نخيط, تفصيل ملابس, نخيط ملابس
upholster sofas, upholstering, rembourrer, tapisser fauteuil, ننجد, ينجد
enclose land, fence off, clôturer, تسوير, نسور, سور أرض
landscape gardening, landscaping, espaces verts, paysagiste, aménagement paysager, تشجير, تنسيق حدائق, مسطحات خضراء
road works, road building, paving roads, goudronner, goudronnage, سفلتة, تزفيت, رصف شوارع, نزفت
unclog, blocked drain, blocked sink, déboucher, évier bouché, canalisation bouchée, تسليك, نسلك, انسداد, مجاري مسدودة, بالوعة مسدودة
structured cabling, cabling, câbler, تمديد أسلاك, تمديد كيابل, سحب أسلاك, سحب كيابل, نمدد
wire a house, installation électrique, électrifier, تأسيس كهرباء, كهرباء بيت
produce electricity, generate electricity, generate power, produire électricité, توليد كهرباء, نولد كهرباء, إنتاج كهرباء
shade from sun, sun heat, shading, chaleur du soleil, contre le soleil, se protéger du soleil, ombrager, تظليل, نظلل, يظلل, حر الشمس, حرارة الشمس, sun glare, afternoon sun, west facing, facing west, sun coming in, too sunny, direct sun, plein soleil, plein ouest, soleil de l'après-midi, exposé au soleil, exposition ouest, شمس قوية, شمس عصر, شمس ظهر, شمس مباشرة, شمس تدخل, تدخل شمس, شمس تضرب, شمس حارة
reduce noise, street noise, insonoriser, bruit de rue, réduire le bruit, ضوضاء, ضجيج, إزعاج, نعزل صوت, noisy, too noisy, noise, traffic noise, noisy street, noisy neighbours, neighbours noise, noise complaints, trop de bruit, bruit, bruyant, bruyante, nuisance sonore, nuisances sonores, bruit des voisins, bruit de la circulation, صوت مزعج, صوت عالي, صوت شارع, صوت جيران, إزعاج شارع, إزعاج جيران, دوشة, صدى, زن مولد, عزل صوت
stop leaks, leaking roof, roof leaks, water leak, fuite d'eau, infiltration d'eau, تسرب ماء, تسريب ماء, تهريب ماء, سطح يخر, نشع, رطوبة جدران, leaking pipe, leaking pipes, dripping tap, leaking tank, ceiling leaks, leaks when it rains, damp walls, seepage, toit qui fuit, plafond qui fuit, tuyau qui fuit, robinet qui goutte, fuites, infiltration, infiltrations, murs humides, humidité mur, سقف ينقط, سقف يخر, سطح يسرب, حنفية تنقط, تسريبات, تسربات, ماسورة تسرب, مواسير تسرب, رطوبة سقف, نش سقف
store water, water storage, keep water, stocker eau, stockage eau, réserve d'eau, تخزين ماء, تخزين مياه, نخزن ماء, نخزن مويه, water cut, water cuts, water supply cut, water rationing, no water, no running water, coupure d'eau, coupures d'eau, eau coupée, pas d'eau, réserver eau, réserve à la maison, garder eau, انقطاع ماء, انقطاع مياه, قطع مياه, ماء مقطوع, مويه تقطع, مويه مقطوعة, ماي ينقطع, ماي مقطوع, ميه بتقطع, ميه مقطوعة, ماء ينقطع, ما في مويه, مافي مويه, مفيش ميه, ما يتقطع
raise water, upper floors, weak water pressure, low water pressure, étages supérieurs, pression faible, manque de pression, ضغط ماء ضعيف, ضعف ضغط, أدوار عليا, طوابق عليا, تقوية ضغط, رفع ماء, top floors, top floor, no pressure, no water pressure, poor pressure, water not reaching, water does not reach, water doesn't reach, water won't go up, eau ne monte pas, eau monte pas, eau arrive pas, eau n'arrive pas, eau faible, pas de pression, manque pression, faible pression d'eau, derniers étages, dernier étage, ماي ما يوصل, ماي مايوصل, ماي ما يصعد, مويه ما توصل, مويه ما تطلع, موية ماتوصل, ماء ما يوصل, ماء لا يصل, ماء لا يصعد, ميه مش واصلة, ميه مش بتوصل, ميه ما بتوصلش, ما مايطلعش, أدوار علوية, دور أخير, طابق عاشر, طوابق عالية, ضغط مويه ضعيف, ضغط ماي ضعيف
drain rainwater, rainwater, rain water, eaux de pluie, eau pluviale, évacuer eau, تصريف أمطار, مياه أمطار, نزح مياه
desalinate, salty water, brackish water, dessaler, eau saumâtre, ماء مالح, مياه مالحة, نحلي ماء, نحلي مويه, water salty, salty tap water, salty well, tap water salty, saline water, brackish well, eau salée, eau trop salée, eau salée robinet, puits salé, ماي مالح, ماي مالحة, مويه مالحة, موية مالحة, ميه مالحة, ماء مر, بير مالح, بئر مالح, ملوحة ماء, ملوحة مياه, ماء حلو للشرب, mayy mal7
limescale, hard water, eau dure, تكلس, ترسبات كلسية, ماء عسر, tartre, dépôt calcaire
hot water, eau chaude, ماء ساخن, مياه ساخنة, ماء حار, مويه حارة, مويه سخنة, موية سخنة, ميه سخنة, ماي حار, ماي حارة, ماء سخون, مويه دافية, ماء دافئ, moya s5na, maya sokhna
water consumption, water bill, consommation d'eau, facture d'eau, فاتورة ماء, فاتورة مياه, استهلاك ماء, استهلاك مياه, نوفر ماء, water waste, wasting water, waste of water, cut water use, gaspillage d'eau, gaspiller eau, هدر مياه, هدر ماء, إسراف ماء, إسراف مياه, تبذير ماء, facture onep, facture sonede
electricity bill, power bill, facture électricité, facture de courant, فاتورة كهرباء, فواتير كهرباء, استهلاك كهرباء, نوفر كهرباء, electric bill, bill too high, bills too high, high bill, high bills, bill is high, utility bill, ac bill, dewa bill, sewa bill, addc bill, fewa bill, kahramaa bill, dewa, facture trop élevée, factures trop élevées, facture salée, facture sonelgaz, facture senelec, facture steg, facture onee, facture lydec, facture cie, facture climatisation, note d'électricité, coût de l'électricité, فاتورة مكيف, فاتورة مكيفات, فاتورة تكييف, فاتورة كهربا, فواتير كهربا, فاتورة غالية, فاتورة عالية, فاتورة مرتفعة, فاتورة نار, كهربا غالية, كهرباء غالية, صرف كهربا, fatoorat ac, fatoorat kahraba, fatoret kahraba, fatourat kahraba, faturat kahraba
no electricity, without electricity, no mains power, remote area, remote site, sans électricité, zone isolée, بدون كهرباء, منطقة نائية, مناطق نائية, ما فيها كهرباء, ما فيه كهرباء, no grid, without grid, no mains, no power line, not connected to grid, no grid power, far from grid, away from grid, outside the grid, hors réseau, loin réseau, loin du réseau électrique, sans réseau électrique, isolé sans réseau, pas d'électricité, pas de courant, sans courant, غير كهربا, غير كهرباء, بلا كهرباء, بلا ضو, مفيش كهربا, ما في كهربا, مافي كهربا, ماكو كهرباء, ما واصلها كهربا, ما وصلت كهرباء, كهربا ما وصلت, بعيد عن شبكة, بعيدة عن كهرباء, bala kahraba, bdoon kahraba
power surge, voltage drop, surtension, chute de tension, تذبذب كهرباء, تذبذب جهد, كهرباء ضعيفة
electric shock, short circuit, court-circuit, électrocution, صعق كهربائي, ماس كهربائي, التماس كهربائي
wifi coverage, weak signal, couverture wifi, signal faible, تغطية واي فاي, تقوية واي فاي, تقوية شبكة, تقوية نت, نت ضعيف, weak wifi, slow wifi, bad wifi, poor wifi, no wifi, wifi not reaching, wifi weak, weak internet, slow internet, poor internet, bad internet, internet slow, internet weak, dead spot, dead spots, poor signal, no signal, wifi rooms, internet rooms, internet every room, connexion faible, connexion lente, mauvaise connexion, mauvais wifi, wifi faible, wifi lent, pas de wifi, internet lent, internet faible, réseau faible, débit faible, zone blanche, wifi chambres, internet chambres, wifi à l'étage, واي فاي ضعيف, وايفاي ضعيف, wifi ضعيف, واي فاي بطيء, واي فاي ما يوصل, انترنت ضعيف, انترنت بطيء, انترنت يقطع, نت بطيء, نت يقطع, نت يفصل, نت ما يوصل, شبكة ضعيفة, إشارة ضعيفة, انترنت غرف, واي فاي غرف, wifi غرف, net da3eef, wifi da3if, internet hotel rooms, wifi hotel rooms, wifi in hotel, انترنت غرف فندق, واي فاي غرف فندق
cold chain, keep cold, chaîne du froid, garder au froid, entreposage frigorifique, تخزين مبرد, سلسلة تبريد, حفظ بارد
keep warm, keep hot, maintenir au chaud, garder au chaud, حفظ ساخن, يبقى ساخن, يحفظ حرارة
hot summer, heatwave, canicule, forte chaleur, حر الصيف, حر شديد, نخفف حر, too hot, so hot, very hot, extreme heat, hot rooms, hot office, stuffy, trop chaud, trop chauds, trop chaude, trop chaudes, fait chaud, il fait chaud, étouffant, حر موت, جو حار, صيف حار, مكتب حار, غرفة حارة, بيت حار, حر مكتب
winter, cold nights, hiver, شتاء, برد الشتاء, ليالي باردة, cold winter, cold weather, winter nights, saison froide, grand froid, شتا, فصل شتاء, برد قارس
privacy, intimité, خصوصية, ستر بيت, neighbours see, neighbors see, neighbours looking, overlooked by neighbours, not seen by neighbours, prying eyes, vis-à-vis voisins, regards des voisins, abri des regards, caché des voisins, voisins voient, جيران يكشفونا, جيران يشوفونا, يكشفونا, يكشفون, مكشوف, كشف جيران, نظر جيران, عيون جيران, يشوفونا جيران, neighbours, neighbors, neighbour, voisins, voisin, voisinage, جيران, جيراننا
bad smell, bad smells, odour removal, mauvaise odeur, désodoriser, رائحة كريهة, روائح كريهة, ريحة كريهة, ريحة خايسة
scent a room, perfuming, parfumer, embaumer, تعطير, نعطر, يعطر, تبخير, نبخر
wash clothes, washing clothes, laver linge, laver vêtements, غسيل ملابس, نغسل ملابس, غسيل هدوم
wash dishes, washing up, faire la vaisselle, laver vaisselle, غسيل صحون, غسيل أطباق, غسيل مواعين
wash hands, hand washing, hand hygiene, laver mains, hygiène des mains, غسل يدين, غسيل أيدي, نظافة أيدي
mop floors, mopping, wash floors, laver sol, nettoyer sol, غسيل أرضيات, مسح أرضيات, نمسح, تمسيح
dusty, dust and fumes, poussière, poussières, غبار, أتربة
kill insects, pest control, cockroaches, tuer insectes, cafards, désinsectisation, مكافحة حشرات, إبادة حشرات, قتل حشرات, صراصير
waste collection, collect waste, garbage collection, collecte déchets, ramassage ordures, جمع نفايات, جمع قمامة, تجميع نفايات, جمع زبالة, ramasser déchets, ramasser poubelles, ramasser ordures, collecter déchets, sortir poubelles, pick up garbage, نجمع زبالة, نلم زبالة, لم زبالة, رمي زبالة
iron clothes, ironing, repasser, repassage, كوي, نكوي, يكوي
infection control, prevent infection, contamination, contagion, عدوى, منع عدوى, مكافحة عدوى
wound care, dress wounds, injury, injuries, soigner plaie, plaies, blessure, جرح, جروح, تضميد, نضمد, إصابات عمل
blood collection, draw blood, take blood, prise de sang, prélèvement sanguin, سحب دم, سحب عينات, أخذ عينات
fever, fièvre, prendre température, قياس حرارة, ارتفاع حرارة جسم
diabetics, diabetic, diabetes, diabète, diabétique, مرضى سكري, مريض سكر, سكر بالدم
shortness of breath, asthma, asthme, respirer, ضيق تنفس, ربو, صعوبة تنفس
elderly, elderly care, disabled, reduced mobility, personnes âgées, mobilité réduite, handicapé, مسنين, مسن, ذوي إعاقة, احتياجات خاصة, old parents, aged parents, ageing parents, aging parents, elderly parents, old people, senior citizens, seniors, bedridden, home care, home nursing, home patient, parents âgés, vieux parents, personne âgée, personne alitée, alité, alités, grabataire, grabataires, maintien à domicile, soins à domicile, senior, كبار سن, كبار بالسن, كبير سن, والدين كبار, أبوي كبير, أمي كبيرة, والد مقعد, والدة كبيرة, مقعد فراش, طريح فراش, طريحي فراش, ختيار, ختيارية, عجوز, عجائز, شياب, عواجيز, رعاية منزلية, تمريض منزلي, old parents at home, elderly at home, looking after parents, looking after elderly, caring for parents, caring for elderly, caring for old, parents at home, s'occuper des parents, mère âgée, père âgé, أهل كبار
immunity, immune system, immunité, système immunitaire, مناعة, تقوية مناعة, رفع مناعة, زيادة مناعة, دعم مناعة, تعزيز مناعة, boost immunity, immune boost, immune booster, renforcer immunité, défenses naturelles, défenses immunitaires, mana3a
build muscle, muscles, bodybuilding, musculation, prise de masse, عضلات, كمال أجسام, بناء عضل
digestion, bloating, digérer, ballonnement, هضم, عسر هضم, قولون
bone health, strong bones, joint pain, santé osseuse, articulations, عظام, مفاصل, تقوية عظام
sore throat, cough, flu, toux, rhume, grippe, كحة, سعال, زكام, إنفلونزا, nez bouché, rhumes, mal de gorge, حرقان حلق, التهاب حلق, بلغم, رشح
iron deficiency, anaemia, anemia, anémie, carence en fer, فقر دم, أنيميا, نقص حديد
skin care, skincare, dry skin, soin de peau, soin visage, peau sèche, عناية بالبشرة, العناية بالبشرة, ترطيب بشرة, بشرة جافة
hair care, haircare, hair loss, chute de cheveux, soin cheveux, soins capillaires, عناية بالشعر, العناية بالشعر, تساقط شعر, تنعيم شعر, تطويل شعر
oral care, clean teeth, brush teeth, hygiène dentaire, brosser dents, عناية بالأسنان, العناية بالأسنان, تفريش أسنان
sunburn, coup de soleil, حروق شمس, حرق شمس
back pain, mal de dos, ألم ظهر, آلام ظهر, وجع ظهر
brew, brewing, make coffee, making coffee, préparer café, faire du café, نسوي قهوة, نعمل قهوة, تحضير قهوة, تخمير قهوة
make desserts, dessert, make cakes, faire gâteaux, عمل حلويات, صنع حلويات, نسوي حلويات, عمل كيك, نسوي كيك
seasoning food, season food, assaisonner, assaisonnement, تتبيل, تتبيلة, نتبل, يتبل, نكهة طبخ
sweeten, sucrer, يحلي, نحلي
grill meat, grilling, griller, grillades, نشوي, يشوي, حفلة شواء
thirst, thirsty, soif, désaltérer, عطش, عطشان
feed animals, feed livestock, nourrir bétail, élevage bovin, élevage ovin, تربية مواشي, تسمين, تعليف, نعلف
poultry farm, chicken farm, élevage volaille, poulailler, مزرعة دواجن, تربية دواجن, تربية دجاج
juice factory, juice bar, juice production, juice making, juice business, usine de jus, bar à jus, production de jus, مصنع عصير, مصنع عصائر, محل عصير, محل عصائر, إنتاج عصير
dairy factory, dairy plant, cheese making, laiterie, fromagerie, dairy unit, dairy business, dairy setup, مصنع ألبان, معمل ألبان, مصنع أجبان, تصنيع جبن
bottling plant, water factory, water bottling, usine d'embouteillage, usine d'eau, مصنع مياه, مصنع ماء, تعبئة مياه
date factory, date packing, usine de dattes, conditionnement dattes, تعبئة تمر, كبس تمر, مصنع تمور
roastery, coffee roasting, torréfier, نحمص, يحمص
plastic factory, plastic manufacturing, plasturgie, usine plastique, fabrication plastique, مصنع بلاستيك, تصنيع بلاستيك, تصنيع أكياس
pipe manufacturing, making pipes, fabrication tuyaux, تصنيع أنابيب, تصنيع مواسير, إنتاج مواسير
bottle blowing, blow bottles, soufflage bouteilles, نفخ قوارير, تصنيع قوارير
colouring plastic, color plastics, colorer plastique, coloration plastique, تلوين بلاستيك
carpentry, carpenter, menuiserie, menuisier, نجارة, نجار, منجرة
blacksmith, metalworking, ferronnerie, forgeron, حدادة, حداد
car repair, auto repair, mechanic, garagiste, mécanicien, réparation auto, تصليح سيارات, صيانة سيارات, ورشة سيارات, كراج تصليح
car wash, lavage auto, lavage voiture, غسيل سيارات, مغسلة سيارات
work at height, working at heights, travail en hauteur, travaux en hauteur, عمل على ارتفاع, أعمال مرتفعة
workplace safety, worker safety, sécurité au travail, accident de travail, سلامة عمال, سلامة مهنية, حماية عمال
fire safety, put out fires, éteindre, نطفي, إخماد, مكافحة حرائق, إطفاء حريق, éteindre feu
move house, moving house, déménager, déménagement, نقل عفش, نقل أثاث, ننقل عفش
fragile, fragile goods, breakage, fragiles, قابل للكسر, حماية من كسر, منع كسر, breakables, breakable, cassant, objets cassants, قابلة للكسر, سريع الكسر, ينكسر بسرعة
display goods, display products, exposer produits, présentoir produits, عرض منتجات, عرض بضاعة, نعرض بضاعة
staff accommodation, staff housing, labour accommodation, logement du personnel, logement ouvrier, base de vie, سكن موظفين, إسكان عمال, سكن شركة, workers accommodation, worker housing, labor accommodation, labour quarters, dormitory, dorm, dortoir, foyer ouvrier, internat, سكن عاملات, سكن طلاب, سكن ممرضات, غرف عمال, سكن داخلي
hotel room, hotel rooms, chambre d'hôtel, غرفة فندق, غرف فندقية, guest room, guest rooms, chambres d'hôtel, chambre hôtel, chambres hôtel, غرف نوم فندقية, غرفة نزيل
guest amenities, hotel amenities, produits d'accueil, مستلزمات ضيوف, مستلزمات نزلاء, produits d'accueil hôtel, kit d'accueil, bathroom amenities, hotel toiletries, hotel bathroom amenities, مستلزمات حمامات فندق
waiting room, waiting area, salle d'attente, غرفة انتظار, صالة انتظار, انتظار مراجعين
receive guests, welcome guests, recevoir invités, accueillir invités, استقبال ضيوف, إكرام ضيوف
attendance, clock in, pointage, حضور وانصراف, حضور موظفين, تسجيل دوام, دوام موظفين
visitor access, control entry, gérer accès, contrôler entrées, دخول زوار, دخول موظفين, تنظيم دخول, منع دخول
issue invoices, bill customers, facturer, يفوتر, نفوتر, إصدار فواتير
keep accounts, tenir comptes, tenue de comptes, مسك دفاتر, حسابات شركة, نحسب أرباح
take payments, checkout, encaisser, encaissement, نحاسب زبائن, نقبض
stocktaking, count stock, faire inventaire, نجرد, جرد مخزون
sell online, vendre en ligne, بيع أونلاين, نبيع أونلاين, بيع عبر إنترنت
follow vehicles, locate vehicles, track vehicles, suivre camions, suivre véhicules, géolocaliser, متابعة سيارات, متابعة شاحنات, مراقبة سائقين
keep valuables, keep cash, objets de valeur, حفظ نقود, حفظ فلوس, مقتنيات ثمينة
presentation, presentations, présentation en réunion, عرض تقديمي, عروض تقديمية
work from home, remote work, télétravail, عمل عن بعد, شغل من بيت
play music, sound system, sonoriser, sonorisation, نظام صوت, صوتيات
watch films, watch matches, regarder la télé, regarder films, مشاهدة أفلام, مشاهدة مباريات
travelling, traveling, voyager, نسافر, مسافرين
hajj, umrah, pèlerinage, omra, حج, عمرة, حجاج, معتمرين
eid, eid al fitr, aïd, عيد, أعياد, عيد الفطر
corporate gifts, give away, cadeaux d'entreprise, offrir cadeau, هدايا شركات, توزيعات, إهداء, نهدي
put on makeup, se maquiller, تمكيج, نتمكيج
dress staff, habiller personnel, tenue du personnel, لبس موظفين, لبس عمال
join pipes, connect pipes, raccorder tuyaux, raccorder, توصيل مواسير, توصيل أنابيب, نوصل مواسير
shut off water, control flow, couper eau, réguler débit, قفل ماء, تحكم بتدفق
fasten, fix to a wall, fixer, تثبيت, نثبت, يثبت
smooth wood, poncer, ponçage, نصنفر, ننعم خشب
reinforce concrete, ferraillage, ferrailler, تسليح خرسانة, نسلح خرسانة
clad buildings, habiller façade, تلبيس واجهات, نكسي
power transmission, transmission mécanique, نقل حركة
control motors, commande moteur, تحكم محركات, تشغيل محركات
distribute electricity, distribution électrique, توزيع كهرباء, توزيع طاقة
haulage, haul, transport routier, نقل بضائع
make beds, changing beds, faire lits, ترتيب أسرة
store data, save footage, stocker données, sauvegarder, تخزين بيانات, حفظ بيانات, حفظ تسجيلات
protect network, hackers, cybersécurité, piratage, اختراق, حماية شبكة, أمن معلومات
pay salaries, payer salaires, صرف رواتب, رواتب موظفين, مسير رواتب
follow customers, manage customers, gérer clients, suivi clients, متابعة عملاء, إدارة زبائن, متابعة مندوبين
film from air, aerial filming, prise aérienne, تصوير جوي
search visitors, fouiller, fouille, تفتيش, نفتش
dress salads, make salad, faire salade, عمل سلطات, سلطات
make sandwiches, faire sandwichs, عمل سندويشات, نسوي سندويش
wrap food, keep leftovers, emballer aliments, تغليف أكل
wipe tables, dry hands, essuyer, essuyage, تنشيف يدين, مسح طاولات
style hair, coiffer, تصفيف شعر, تسريح شعر
feed cats, feed dogs, nourrir chats, nourrir chiens, إطعام قطط, إطعام كلاب
store clothes, hang clothes, ranger vêtements, ترتيب ملابس, تعليق ملابس
store books, ranger livres, ترتيب كتب, رص كتب
weave sacks, sack weaving, tisser sacs, نسج أكياس
carry purchases, carry groceries, porter courses, حمل مشتريات
grow bacteria, culture bacteria, cultiver bactéries, زراعة بكتيريا
collect samples, keep samples, prélever échantillons, جمع عينات, حفظ عينات
film blowing, blown film, soufflage de film, نفخ أفلام, صناعة أكياس
tampering, tamper evident, inviolable, ضد العبث, منع عبث
replace plastic, plastic free, remplacer plastique, sans plastique, بديل بلاستيك, بدل بلاستيك, plastic ban, ban on plastic, banned plastic, plastic alternative, plastic alternatives, alternative to plastic, alternatives to plastic, instead of plastic, plastic-free, no plastic, reduce plastic, less plastic, interdiction plastique, interdiction du plastique, plastique interdit, alternative au plastique, alternatives au plastique, zéro plastique, moins de plastique, بدائل بلاستيك, بدال بلاستيك, بدون بلاستيك, منع بلاستيك, حظر بلاستيك, تقليل بلاستيك, بلاش بلاستيك, badeel plastic, badil plastic, badeel blastik
pizzeria, pizza making, pizza shop, faire pizza, عمل بيتزا, محل بيتزا, مطعم بيتزا, بيتزيريا
fast food, burger shop, restauration rapide, وجبات سريعة, محل برجر, محل شاورما, burger joint, fast food outlet, مطعم برجر, مطعم وجبات سريعة, fried chicken shop, بروستد, مطعم بروستد
ice cream shop, ice cream parlour, محل آيس كريم, محل بوظة, ice cream parlor, ice cream stall, bac à glace, glacier ambulant, كشك آيس كريم
pastry packaging, emballage pâtisserie, تغليف حلويات, تغليف كيك
pantry, produits d'épicerie, مواد تموينية, مؤونة, مونة بيت
feed workers, nourrir ouvriers, إعاشة, إعاشة عمال, camp catering, labour camp food, labour camp catering, cantine ouvriers, ration ouvriers, تموين عمال, إعاشة مواقع
perfume factory, perfumery, parfumerie, مصنع عطور, صناعة عطور, محل عطور
cosmetics factory, usine cosmétique, مصنع كريمات, تصنيع كريمات
detergent factory, usine détergents, مصنع منظفات, تصنيع منظفات
clothing factory, garment factory, atelier de confection, مصنع ملابس, مشغل خياطة
clothing store, boutique de vêtements, محل ملابس, محلات ملابس
print shop, imprimerie, مطابع
block factory, usine de parpaings, مصنع بلوك, مصنع طوب
steel structure, charpente métallique, build hangar, بناء هنجر, هيكل حديد
operating room, operating theatre, bloc opératoire, salle d'opération, غرفة عمليات, غرف عمليات
nurses, nursing staff, infirmière, ممرضات, طاقم تمريض
kitchen hygiene, food handlers, hygiène alimentaire, سلامة غذاء, نظافة مطبخ
hard of hearing, deafness, malentendant, ضعف سمع
feminine hygiene, hygiène féminine, دورة شهرية
relaxation, insomnia, stress relief, insomnie, détente, أرق, استرخاء
`;
