/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PACKAGING_SUPPLIES = `
packaging, packing, emballage, conditionnement, تغليف, تعبئة, تعبئة وتغليف, taghleef, packagings, embalage, emballages, باكينج, باكجنج, باكيجنج, تغليفات, مواد تغليف, taghlif
carton, cardboard box, boîte en carton, كرتون, كرتونة, كراتين, kartoon, karton, cardboard, carton box, paperboard, كارتون, كارتونة, كراطن, كرطون, كرطونة, كارتونات, كارطون, cartoon, cartoon box, karateen, kartona, kartun, cartons
box, boîte, caisse, coffret, صندوق, صناديق, علبة, علب, بوكس, 9andooq, boxes, علبه, باكس, بكسات, بوكسات, صندوقة, صنديق, صندق, sandoo2, 3olba, 3ulab, sanduq
corrugated, ondulé, carton ondulé, كرتون مضلع, مضلع, مموج, corrugated board, corrugated box, كرتون مموج, كرتون معرج, كورجيتد, cannelé, carton cannelé, boîte ondulée
bottle, bouteille, flacon, زجاجة, قارورة, قوارير, غرشة, بطل, قنينة, قناني, qarora, bottles, زجاجات, قزازة, قزايز, أزايز, إزازة, فلاكون, عبوة, عبوات, 2aroura, 9arora, bouteilles, flacons, قارورات
jar, bocal, pot, برطمان, برطمانات, مرطبان, جرة, jars, bocaux, برطمنات, مرطبانات, بوكال, قطرميز, قطرميزات, قطارميز, بطرمان, martaban, bartaman, pots
lid, cap, couvercle, bouchon, غطاء, أغطية, سدادة, stopper, أغطيه, غطيان, طبات, سدادات, غطا, سداد, bouchons, couvercles
tin can, tins, boîte métallique, canette, علبة معدنية, تنك, قوطي, tin, canettes, علب معدنية, علب صفيح, صفيح, صفيحة, صفائح, تنكة, تنكات, قواطي, كان مشروب, boîte de conserve, metal can
bag, sac, sachet, كيس, أكياس, شنطة, شنط, جنطة, kees, akyas, bags, اكياس, كياس, شنطه, أشناط, ميكة, صاشي, صاشيه, صاك, sachets, akias, kis, kyas, شنطات, كيسة
plastic bag, sac plastique, sac en plastique, كيس بلاستيك, أكياس بلاستيك, كيس نايلون, poly bag, polybag, polythene bag, carry bag, nylon bag, sachet plastique, ميكات, كيس نايلو, أكياس نايلون, شنط بلاستيك, شنطة بلاستيك, علاقي, علاقية, أكياس بلاستك, sac nylon
paper bag, sac en papier, كيس ورق, أكياس ورقية, kraft bag, papper bag, أكياس كرافت, كيس كرافت, كيس ورقي, شنط ورق, شنط ورقية, شنطة ورق, sac kraft, sacs papier, قرطاس, قراطيس
garbage bag, trash bag, sac poubelle, كيس قمامة, أكياس قمامة, أكياس نفايات, كيس زبالة, bin bag, bin liner, trash bags, refuse bag, rubbish bag, waste bag, trash liner, كيس نفايات, أكياس زبالة, أكياس القمامة, شنط زبالة, sac à ordures, sac-poubelle, sachet poubelle, كيس مهملات, أكياس مهملات
pouch, doypack, stand up pouch, بوش, أكياس قائمة, standup pouch, stand up bag, zip pouch, ziplock, zip lock bag, sachet zip, sachet debout, doy pack, ziplock bag, كيس قائم, أكياس زبلوك, أكياس سحاب, دوي باك, كيس بسحاب, بوتش, زيب لوك, كيس سحاب, بوشات
film, pellicule, فيلم, أفلام تغليف, films, فلم, رول فيلم, أفلام بلاستيك, plastic film, film plastique
stretch film, film étirable, سترتش, استرتش, فيلم سترتش, رول تغليف, stretch wrap, strech film, pallet wrap, stretch roll, cling wrap pallet, film palette, film palettisation, film de palettisation, استريتش, ستريتش, رول سترتش, سترتش فيلم, رول استرتش, نايلون تغليف, نايلون سترتش, فيلم استرتش, شريط سترتش, film strech, sterech, stretsh
shrink film, film rétractable, شرنك, فيلم شرنك, فيلم حراري, shrink wrap, shrink sleeve, shrink, thermorétractable, film thermo-rétractable, شرينك, شيرنك, فيلم شرينك, انكماشي, فيلم انكماشي, film thermorétractable
bubble wrap, film à bulles, papier bulle, بلاستيك فقاعات, رول فقاعات, نايلون فقاعات, air bubble, bubble roll, bubble sheet, bubble film, ببل راب, بابل راب, بلاستيك فقاقيع, رول بابل, بلاستيك هوائي, emballage bulle, أبو طقطق, نايلون بقاليل, ورق فقاعات
aluminium foil, aluminum foil, papier aluminium, ورق ألمنيوم, فويل, قصدير, tin foil, foil roll, aluminium paper, ورق قصدير, رول ألمنيوم, ورق فويل, ورق ألومنيوم, رول قصدير, سلوفان ألمنيوم, papier alu, سلفر ألمنيوم, ورق سلفر, alu foil
label, étiquette, ملصق, ملصقات, ليبل, لاصقة, labels, tags, tag, lable, ليبلات, لصاقة, لصاقات, إتيكيت, اتيكيت, étiquettes, etiket, تيكيت, بطاقة بيانات, ملصقه, لصائق
sticker, autocollant, ستيكر, ستكر, ملصق لاصق, stickers, stiker, لزقة, لزقات, استيكر, استكر, ستيكرز, استيكرات, ستكرات
tape, adhesive tape, ruban adhésif, scotch, شريط لاصق, تيب, سكوتش, لزق, packing tape, parcel tape, carton tape, bopp tape, scotch tape, sellotape, cello tape, ruban, ruban d'emballage, bande adhésive, scotch emballage, شطرطون, شطرتون, أشرطة لاصقة, لزاق كرتون, لاصق كرتون, تيب تغليف, شريط تغليف, سيلوتيب, سلوتيب, شريط لصق, لزق كرتون, سكوتش تغليف, شرائط لاصقة, adhésif
barcode label, étiquette code-barres, ملصق باركود, barcode sticker, bar code label, استيكر باركود, ستيكر باركود, ليبل باركود, ملصقات باركود, étiquette codes-barres
pallet, palette, بالتة, طبلية, طبالي, باليت, بليت, pallets, skid, palettes, طبليات, بالتات, باليتات, بليتات, منصة نقالة, منصات نقالة, طبليه, palet, baleta, بالته
crate, plastic crate, cagette, صندوق بلاستيك, قفص, سحارة, crates, vegetable crate, fruit crate, caisse plastique, cageot, bac gerbable, أقفاص, أقفاص بلاستيك, صناديق بلاستيك, صناديق خضار, صندوق خضار, كريت, سحارات, شبك خضار
paper, papier, ورق, أوراق, wara2, waraq, papers, ورقي, ورقية, ورقة, كاغط, كاغد, papiers, kaghit
cup, gobelet, tasse, كوب, أكواب, كاسة, قلاص, cups, gobelets, كاسات, كاس, كبايات, كباية, كوبات, غوبلي, قوبلي, فنجان, فناجين, kobaya, akwab, tasses
plate, assiette, صحن, صحون, طبق, أطباق, plates, assiettes, طباسي, طبسي, sa7n, so7oon, الطبق
container, conteneur, barquette, حاوية, حاويات, علبة طعام, وعاء, containers, food container, food box, meal box, lunch box, takeaway box, barquettes, barquette alimentaire, boîte repas, boîte alimentaire, علب طعام, علب وجبات, علبة وجبات, حافظة طعام, حافظات طعام, باركيت, علب أكل, علبة أكل, علب تيك أواي, علب سفري, علبة وجبة, كونتينر, أوعية
drum, fût, baril, برميل, براميل, درام, barrel, barrels, drums, fûts, bidon bleu, درامات, براميل بلاستيك, برميل بلاستيك, tonneau, دبة برميل, barmeel, birmil
jerrycan, jerrican, جالون, جركن, بيدون, jerry can, jerican, jerrycans, bidon, bidons, جوالين, جراكن, دبة, دبات, جلن, بيدونات, جيركان, جريكان, جيريكان, قالون, جلون, قوالين, jalon, galon, جالونات, keg, kegs, yellow keg, empty keg, oil keg, oil kegs, jerry-can, bidon jaune, bidon vide, bidon d'huile, باغة, باقة زيت, جركانة, جركانات, جركل, كركن, galan, gallan, jarkan, jerkin
sack, big bag, جوال تعبئة, شوال, خيشة, أجولة, sacks, gunny bag, woven bag, woven sack, pp bag, pp woven bag, jute bag, sac tissé, sac raphia, sac en jute, sac de jute, خيش, شوالات, جوالات خيش, أكياس خيش, شكارة, شكاير, خياش, أكياس منسوجة, كيس منسوج, كواني, كونية, gunny, خنشة, pp gunny, gunnies, bardana, katta bag, plastic gunny, raffia bag, raffia bags, sac tressé, sac polypropylène, sac 50 kg, جواني, جونية, شكائر, زكيبة, زكايب, كيس خيش
rope, corde, ficelle, حبل, حبال, ropes, twine, cordage, أحبال, دوبارة, دوبار, خيط تربيط, سلبة, cordes, 7abl, 7ibal
`;
