/**
 * What buyers want to do with goods: verbs and their nouns. One group a line; the first word names the group in the index
 * and so must not change lightly.
 */
export const PURPOSES = `
cut, cutting, cutter, couper, découper, découpe, coupe, تقطيع, يقطع, يقص, تقطع, نقطع
cool, cooling, cooled, chilled, chill, refroidir, refroidissement, rafraîchir, réfrigération, تبريد, يبرد, تبرد, نبرد, مبرد, مبردة
heat, heating, warm, warming, chauffer, chauffage, chaleur, réchauffer, تسخين, يسخن, تدفئة, سخونة, نسخن, حرارة, الحرارة
light up, illuminate, éclairer, illumination, illuminer, ينور, ينير, يضيء, تنوير, تضيء
carry, carrying, lift, lifting, hoisting, porter, soulever, levage, رفع, يرفع, حمل, يحمل, ترفع, مناولة
move, handling, material handling, manutention, déplacer, مناولة مواد, نقل وتحميل, تحريك
load, loading, unload, unloading, chargement, déchargement, تحميل, تنزيل, تفريغ شحنة, يحمل بضاعة
weigh, weighing, peser, pesage, pesée, وزن, يزن, توزين, نوزن
measure, measuring, measurement, mesurer, قياس, يقيس, تقيس, نقيس
print, printing, printed, imprimer, impression, imprimé, imprimée, طباعة, يطبع, مطبوع, مطبوعة, تطبع, طبع
mix, mixing, blend, blending, mélanger, mélange, malaxage, خلط, يخلط, تخلط, مزج, نخلط
grind, grinding, crush, crushing, broyer, moudre, broyage, mouture, concassage, طحن, يطحن, جرش, تكسير, كسر, نطحن, سحق
knead, kneading, pétrir, pétrissage, عجن, يعجن, نعجن
bake, baking, cuire au four, cuisson, خبيز, يخبز, نخبز, خبز وطهي
cook, cooking, cuisiner, طبخ, طهي, يطبخ, نطبخ
fry, frying, frire, friture, قلي, يقلي, نقلي
dry, drying, dried, sécher, séchage, séché, تجفيف, يجفف, مجفف, مجففة, تنشيف, نجفف
freeze, freezing, congeler, congélation, surgélation, تجميد, يجمد, نجمد, تفريز
preserve, conserve food, keep fresh, conserver aliments, حفظ الطعام, حفظ أطعمة, يحفظ طازج
peel, peeling, éplucher, épluchage, تقشير, يقشر, قشارة, نقشر
squeeze, press, pressing, presser, pressage, عصر, يعصر, كبس, نعصر, ضغط وعصر
sort, tri sélectif, trier, يفرز, تصنيف, نفرز, تصفية وفرز
dig, digging, excavation, excavate, creuser, terrassement, حفر, يحفر, حفريات, نحفر
compact, compacting, compaction, compacter, compactage, دك التربة, يدك, رص التربة
pumping, pomper, pompage, يضخ, سحب ماء, سحب مياه, رفع مياه, شفط ماء
irrigate, watering crops, irriguer, يسقي, يروي, نسقي, سقي زرع
painting, peindre, تلوين جدران, يدهن, صباغة جدران, دهن جدران
stick, coller, collage, لصق, يلصق, تلصق, نلصق
tie, bind, bundle, strapping goods, attacher, lier, ficeler, ربط, يربط, تربيط, نربط, حزم
labelling, labeling, étiqueter, étiquetage, تلصيق, وضع ملصقات, عنونة, ترقيم
stack, stacked, empiler, gerber, تكديس, تستيف, نرص
cover, covering, couvrir, housse, recouvrir, تغطية, يغطي, كفر, غطاء حماية
hang, hanging, wall-hung, wall mounted, wall-mounted, suspendu, suspendue, accrocher, معلق, معلقة, تعليق, يعلق
install, installation, installer, fitting work, montage, تركيب, يركب, تركيبات, نركب
repair, maintenance, réparer, réparation, dépannage, صيانة, إصلاح, تصليح, يصلح
sleep, sleeping, dormir, sommeil, نوم, ننام, ينام
sit, sitting, s'asseoir, قعدة, نجلس, يجلس
pray, prayer, prier, prière, صلاة, مصلين, يصلي, صلوات
ablution, wudu, wudhu, ablutions, وضوء, ميضأة, مواضئ
shave, se raser, يحلق, نحلق
brush, brosse, brosser, فرشاة, فرشة تنظيف, فرش تنظيف, شيتة
disinfect, disinfection, sanitize, sanitise, désinfecter, désinfection, assainir, تطهير, يطهر, يعقم, نعقم, تعقيم أسطح
sterilise, sterilize, sterilization, sterilisation, stériliser, stérilisation, تعقيم, يعقم أدوات
filtering, filtration, filtrer, ترشيح, يفلتر, تصفية, يصفي
purify, purification, treatment, purifier, traitement, épuration, تنقية, معالجة, ينقي
save, saving, économiser, économique, توفير, ترشيد, موفر, يوفر, اقتصادي
charge, charging, recharger, recharge, شحن بطارية, يشحن, شحن كهربائي
rechargeable, chargeable, batterie rechargeable, قابل للشحن, قابلة للشحن, يعاد شحنه
track, tracing, suivre, suivi, traçage, تتبع, يتتبع, متابعة, نتتبع
surveiller, monitor premises, يراقب, نراقب, تراقب
record, recording, enregistrer, enregistrement, تسجيل, يسجل
guarding, night guard, gardiennage, gardien, حارس, حراس, يحرس
test, testing, tester un produit, essai, فحص, اختبار, يفحص, تحليل, اختبارات
examine, exam, examination, examen, كشف طبي, معاينة, فحص طبي
inject, injecter, piqûre, إبرة حقن, يحقن, حقن طبي
dose, dosing, doser, dosage, جرعة, جرعات, معايرة جرعات
coat, coating, coated, revêtement, enduire, طلاء سطح, كوتنج, تغليف سطح, مطلي, مطلية
lubricate, lubrication, lubrifier, lubrification, تزييت, تشحيم, يشحم
insulate, isoler, isolé, يعزل, معزول, معزولة
ventilate, ventilation, air flow, aération, ventiler, ajouré, vented, تهوية, يهوي, مهواة, مهوى هواء
grow, planting, cultiver, culture agricole, plantation, زراعة نبات, زرع, غرس, يزرع
divide, separate, separator, séparer, séparation, فصل, يفصل, حواجز فصل
decorate, decoration, decorative, décor, décoration, décoratif, ديكور, زينة, تزيين, زخرفة, ديكورات, زخرفي
serve, serving, servir, service de table, تقديم, يقدم, خدمة مائدة
drinkable, potable, drinking, à boire, شرب, صالح للشرب
breakfast, petit déjeuner, petit-déjeuner, فطور, إفطار, ترويقة
lunch, dinner, meal, repas, déjeuner, dîner, وجبة, وجبات, غداء, عشاء
ramadan, رمضان, ramadhan, iftar, شهر رمضان
`;
