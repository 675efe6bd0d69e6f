/** One group a line; the first word names the group in the index and so must not change lightly. */
export const PACKAGING_SUPPLIES = `
packaging, packing, emballage, conditionnement, تغليف, تعبئة, تعبئة وتغليف, taghleef
carton, cardboard box, boîte en carton, كرتون, كرتونة, كراتين, kartoon, karton
box, boîte, caisse, coffret, صندوق, صناديق, علبة, علب, بوكس, 9andooq
corrugated, ondulé, carton ondulé, كرتون مضلع, مضلع, مموج
bottle, bouteille, flacon, زجاجة, قارورة, قوارير, غرشة, بطل, قنينة, قناني, qarora
jar, bocal, pot, برطمان, برطمانات, مرطبان, جرة
lid, cap, couvercle, bouchon, غطاء, أغطية, سدادة
tin can, tins, boîte métallique, canette, علبة معدنية, تنك, قوطي
bag, sac, sachet, كيس, أكياس, شنطة, شنط, جنطة, kees, akyas
plastic bag, sac plastique, sac en plastique, كيس بلاستيك, أكياس بلاستيك, كيس نايلون
paper bag, sac en papier, كيس ورق, أكياس ورقية
garbage bag, trash bag, sac poubelle, كيس قمامة, أكياس قمامة, أكياس نفايات, كيس زبالة
pouch, doypack, stand up pouch, بوش, أكياس قائمة
film, pellicule, فيلم, أفلام تغليف
stretch film, film étirable, سترتش, استرتش, فيلم سترتش, رول تغليف
shrink film, film rétractable, شرنك, فيلم شرنك, فيلم حراري
bubble wrap, film à bulles, papier bulle, بلاستيك فقاعات, رول فقاعات, نايلون فقاعات
aluminium foil, aluminum foil, papier aluminium, ورق ألمنيوم, فويل, قصدير
label, étiquette, ملصق, ملصقات, ليبل, لاصقة
sticker, autocollant, ستيكر, ستكر, ملصق لاصق
tape, adhesive tape, ruban adhésif, scotch, شريط لاصق, تيب, سكوتش, لزق
barcode label, étiquette code-barres, ملصق باركود
pallet, palette, بالتة, طبلية, طبالي, باليت, بليت
crate, plastic crate, cagette, صندوق بلاستيك, قفص, سحارة
paper, papier, ورق, أوراق, wara2, waraq
cup, gobelet, tasse, كوب, أكواب, كاسة, قلاص
plate, assiette, صحن, صحون, طبق, أطباق
container, conteneur, barquette, حاوية, حاويات, علبة طعام, وعاء
drum, fût, baril, برميل, براميل, درام
jerrycan, jerrican, جالون, جركن, بيدون
sack, big bag, جوال تعبئة, شوال, خيشة, أجولة
rope, corde, ficelle, حبل, حبال
`;
