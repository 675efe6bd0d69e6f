/** One group a line; the first word names the group in the index and so must not change lightly. */
export const BUILDING_FINISHES = `
wall tile, faïence, carrelage mural, بلاط جدران, سيراميك جدران, قيشاني, قاشاني, ceramic wall tile, glazed tile
floor tile, carrelage de sol, carrelage sol, بلاط أرضيات, سيراميك أرضيات, أرضيات سيراميك, vitrified tile, dalle de sol, dalles de sol, dalle sol, carreaux de sol, grès de sol, دال دو سول, دالة سول
slab, dalle, سلاب, ألواح كبيرة, بلاطة كبيرة
polished, poli, brillant, glossy, مصقول, مصقولة, لامع, لماع
matt, mat, matte, satin, مطفي, مطفية, مات, غير لامع, مطفأ
glazed, émaillé, مزجج, مزججة, مطلي بالزجاج
grout, joint de carrelage, jointoiement, tile grout, روبة, ترويبة, جراوت, مادة فواصل, لياسة فواصل
tile adhesive, tile glue, colle carrelage, ciment colle, mortier colle, لاصق بلاط, غراء بلاط, لاصق سيراميك, غراء سيراميك
mortar, mortier, مونة, مورتر, ملاط
terrazzo, granito, تيرازو, موزايكو, بلاط تيرازو
interlock, paver, paving stone, paving block, pavé, pavé autobloquant, انترلوك, إنترلوك, بلاط متداخل, حجر رصف
curbstone, kerbstone, kerb, bordure de trottoir, كربستون, بردورة, بردورات, حجر رصيف
roof tile, roofing tile, tuile, قرميد, قراميد, آجر سقف
swimming pool, pool, piscine, مسبح, مسابح, حمام سباحة, بسين, بيسين, masba7
fountain, fontaine, نافورة, نوافير, شاذروان
facade, façade, curtain wall, mur rideau, cladding, bardage, واجهة, واجهات, كلادينج, كلادنج, تكسية, حائط ستائري, كرتن وول
laminated glass, verre feuilleté, زجاج مصفح, زجاج لامينيت, زجاج ليمنيتد, زجاج طبقتين
glass block, glass brick, brique de verre, pavé de verre, طوب زجاجي, طابوق زجاجي, بلوك زجاج, بلوك زجاجي, glass bricks, pavés de verre, nevada verre, carreau de verre, طابوق جلاس, جلاس بلوك, بلوك جلاس
balustrade, railing, handrail, garde-corps, rampe, درابزين, دربزين, حاجز درج, هاند ريل
partition, cloison, قاطع, قواطع جبسية, فاصل, فواصل, بارتشن
false ceiling, suspended ceiling, drop ceiling, faux plafond, plafond suspendu, سقف مستعار, سقف معلق, أسقف مستعارة, أسقف معلقة, فو بلافون
ceiling, plafond, سقفي, سقفية, بلافون, سقف
skylight, puits de lumière, verrière, منور, سكاي لايت
bidet, بيديه, بديه, بيديه شطاف, bidet anglais
shattaf, bidet spray, health faucet, bidet shower, douchette wc, douchette hygiénique, شطافة, شطافات, شطافة حمام, شطاف
flush tank, cistern, flushing cistern, réservoir de chasse, chasse d'eau, سيفون حمام, صندوق طرد, خزان طرد, سيفونات, نياجرا, bâti-support, bâti support, mécanisme de chasse, réservoir attenant, concealed cistern
floor drain, siphon de sol, trap, bonde, مصرف أرضي, بلاعة, بلاعات, صفاية أرضية, جلي تراب
shower cabin, shower enclosure, shower cubicle, cabine de douche, paroi de douche, كابينة شاور, كابينة استحمام, شاور بوكس, كبينة دش
kitchen sink, évier de cuisine, sink bowl, مجلى مطبخ, حوض مطبخ, سنك مطبخ, حوض جلي, مجالي
urinal, urinoir, مبولة, مباول
squat toilet, toilette turque, wc turc, asian toilet, مرحاض عربي, حمام عربي, كرسي عربي, حمام بلدي
brass, laiton, نحاس أصفر, براص, نحاسي
copper, cuivre, نحاس, نحاس أحمر, n7as, nuhas
jacuzzi, whirlpool bath, hot tub, جاكوزي, جاكوزيات
bathroom accessory, accessoire de salle de bain, إكسسوارات حمام, اكسسوارات حمامات
lime, chaux, جير, كلس, نورة, شيد
mesh, wire mesh, welded mesh, treillis soudé, grillage, brc mesh, شبك حديد, شبك, شبك لحام, شبك ملحوم, سلك شبك
gi pipe, galvanized pipe, galvanised pipe, tube galvanisé, tuyau galvanisé, مواسير مجلفنة, ماسورة مجلفنة, أنابيب مجلفنة, بايب مجلفن, بايب جي اي
galvanised, galvanized, galvanisé, zingué, hot dip galvanized, مجلفن, مجلفنة, مزيبق, مكلفن, زنك مجلفن
steel sheet, ms sheet, ms plate, sheet metal, steel plate, tôle, tôle acier, tôle d'acier, صاج, صاج حديد, ألواح حديد, شيت حديد, صفائح حديد, بليت حديد
roofing sheet, corrugated sheet metal, corrugated iron, zinc sheet, tôle ondulée, tôle de toiture, bac acier, زينكو, صاج مموج, شينكو, ألواح زنك, صاج سقف, gi chadar, tin chadar, chadar sheet, mabati, iron sheets, aluzinc, tôle bac, tôle galva, mabati sheets
sandwich panel, panneau sandwich, ساندويتش بانل, سندويتش بانل, ساندوتش بانل, ألواح ساندويتش
steel angle, angle bar, angle iron, cornière acier, زاوية حديد, زوايا حديد, حديد زاوية
steel tube, hollow section, square tube, rhs, shs, tube carré, tube rectangulaire, تيوب حديد, قطاع مجوف, بروفيل حديد, علب حديد, تيوبات حديد
binding wire, tie wire, fil de fer recuit, fil à ligaturer, fil d'attache, سلك تربيط, سلك رباط, سلك مجدول حديد
formwork, shuttering, coffrage, شدة خشبية, طوبار, قوالب صب, شترنج
steel coil, hrc, crc, bobine d'acier, رول حديد, لفائف حديد, كويل حديد
hinge, charnière, paumelle, مفصلة, مفصلات, فصالة, مفاصل باب
handle, poignée, مقبض, مقابض, يد باب, مسكة, مسكات, هاندل
rubber seal, gasket, o-ring, joint d'étanchéité, جوان, جوانات, حشوة, أورنج, كاسكيت
silicone sealant, silicone, mastic silicone, mastic, sealant, سيليكون, سليكون, سلكون, معجون سيليكون
putty, wall putty, enduit, معجون جدران, ستوكو, بوتي
primer, sous-couche, apprêt, برايمر, دهان أساس, أساس دهان
epoxy, époxy, ايبوكسي, إيبوكسي, ابوكسي
bitumen, asphalt, bitume, asphalte, goudron, زفت, أسفلت, بيتومين, اسفلت, قار
mdf, medium density fibreboard, ام دي اف, إم دي إف, خشب مضغوط
chipboard, particle board, aggloméré de bois, panneau de particules, خشب حبيبي, شيبورد
hardware, quincaillerie, خردوات, عدد صحية حديد, هاردوير
bolt, nut and bolt, boulon, boulonnerie, fastener, بولت, صامولة, صواميل, مسامير وصواميل, براغي وصواميل
rawl plug, wall plug, cheville, فيشر, خابور, خوابير
wallpaper, papier peint, ورق جدران, ورق حائط, ورق حوائط
stairs, staircase, escalier, درج, سلالم, سلم درج, الدرج
ladder, échelle, escabeau, سلم, سلم ألمنيوم, سلالم متحركة
gate, portail, بوابة, بوابات
fence, fencing, clôture, سياج, سور, أسوار, تسييج, شبك سياج
shutter, roller shutter, volet, volet roulant, rideau métallique, رولر شتر, أباجور, شتر, باب رول
tent, tente, خيمة, خيام, khaima, 5aima
awning, canopy, auvent, ombrage, bâche d'ombrage, مظلة, مظلات, برجولة, تندة
artificial grass, artificial turf, gazon artificiel, gazon synthétique, عشب صناعي, نجيل صناعي, ثيل صناعي, عشب اصطناعي
decking, wpc, wood plastic composite, composite decking, lame de terrasse, terrasse bois composite, bois composite, خشب بلاستيكي, أرضيات خارجية, ديكنج, دكنج, خشب مركب
non-slip, anti-slip, slip resistant, anti slip, skid proof, antidérapant, مانع للانزلاق, مقاوم للانزلاق, ضد الانزلاق, مانع انزلاق, مضاد للانزلاق, ضد التزحلق, anti skid, anti-skid, non skid, non-skid, skid resistant, anti-glisse, antiglisse
prefab, prefabricated house, portacabin, porta cabin, préfabriqué, bungalow de chantier, كرفان, كرفانات, بورتا كابن, بيت جاهز, بيوت جاهزة, بركسات
manhole cover, regard de chaussée, tampon fonte, plaque d'égout, غطاء منهول, غطاء مانهول, أغطية مناهل, غرفة تفتيش
geotextile, géotextile, جيوتكستايل, قماش أرضي
rock wool, mineral wool, laine de roche, صوف صخري, روكوول
glass wool, fiberglass wool, laine de verre, صوف زجاجي
fiberglass, fibreglass, grp, fibre de verre, فايبرجلاس, فيبرجلاس, ألياف زجاجية, فيبر جلاس
acp, aluminium composite panel, alucobond, panneau composite aluminium, كلادينج ألمنيوم, الوكوبوند, ألوكوبوند
`;
