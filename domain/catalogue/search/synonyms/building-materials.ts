/** One group a line; the first word names the group in the index and so must not change lightly. */
export const BUILDING_MATERIALS = `
tile, carreau, carrelage, بلاط, بلاطة, كاشي, balat, kashi, بلاطات, ترابيع, carreaux, tyles, جليز, زلايج, zlayej
ceramic, céramique, سيراميك, خزف, seramik, ceramik, سراميك, سيرامك, siramik, sramik
porcelain, porcelaine, grès cérame, بورسلان, بورسلين, porslan, برسلان, بورسولان, بورسيلان, porcelanato, porcelaine émaillée, grès porcelainé, porselan
marble, marbre, رخام, رخامة, rokham, مرمر, marbel, ro5am, rukham
granite, granit, جرانيت, غرانيت, كرانيت, jranit
stone, pierre, حجر, أحجار, 7ajar, hajar, حجارة, pierre naturelle, natural stone
mosaic, mosaïque, موزاييك, فسيفساء, موزايك, فسيفسا, mozaik
glass, verre, زجاج, قزاز, جام, zujaj, zojaj, gizaz, vitre, vitrage, glazing, زجاجي, zjaj, زجاجية
double glazing, insulated glass, double vitrage, زجاج مزدوج, دبل جلاس, double glazed, double glazed unit, زجاج دبل, دبل زجاج, زجاج عازل, igu, igus, dgu, dgus, insulating glass unit, insulated glass unit, double pane, double paned, vitrage isolant, verre isolant, thermopane, زجاج حراري, زجاج طبقتين مفرغ, زجاج دبل جلاس
tempered glass, toughened glass, verre trempé, زجاج مقسى, زجاج سيكوريت, سيكوريت, toughened, securit, verre securit, sekurit, سكوريت, زجاج سكريت, زجاج أمان, safety glass
mirror, miroir, مرآة, مرايا, منظرة, مراية, مرايه, mraya
window, fenêtre, نافذة, شباك, نوافذ, شبابيك, دريشة, شرجم, chebak
door, porte, باب, أبواب, bab, بيبان, abwab, doors, ضلفة باب, portes
aluminium, aluminum, ألمنيوم, ألومنيوم, الومنيوم, aluminyum, alu, alum, المونيوم, ألومينيوم, alminium
cement, ciment, إسمنت, أسمنت, سمنت, اسمنت, ismant, asmant, cimento, opc, portland cement, ciment portland, سيمان, شمينتو, سيما, asmint
concrete, béton, خرسانة, باطون, خرسانه, kharasana, بيتون, كونكريت, خرسانات, betoun
ready mix, béton prêt à l'emploi, خرسانة جاهزة, readymix, ready mix concrete, ready-mixed concrete, rmc, كونكريت جاهز, باطون جاهز, béton prêt
brick, brique, طوب, طابوق, آجر, tabook, ياجور, طوب أحمر, طابوق أحمر, brique rouge, قرميد بناء
block, parpaing, bloc, بلوك, طابوق, بلك, agglo, hollow block, cement block, concrete block, بلوكات, بلك إسمنتي, طوب إسمنتي, بلوك إسمنتي, aggloméré, agglos, moellon, hourdis, cinder block, بلكة, طوبة اسمنت, طابوق أسمنتي
steel, acier, حديد, فولاذ, صلب, 7adeed, hadid, iron, fer, فولاد, 7adid, hadeed
rebar, reinforcement bar, fer à béton, barre d'armature, حديد تسليح, سيخ حديد, أسياخ حديد, reinforcing steel, reinforcing bar, reinforcement steel, deformed bar, tmt bar, steel bar, fer rond, fer tor, rond à béton, حديد بناء, حديد مسلح, شيش حديد, أسياخ تسليح, 7adeed tasleeh, hadid taslih, 7adid taslih, tor steel, tmt rod, iron rod, iron rods, fer de 12, fer de 10, ronds à béton, acier ha, fer ha, فيرجون, حديد مشرشر, حديد مبروم, سيخ تسليح, saria, sariya, sarya, saria steel, iron bars, fer à bétonner, barres de fer
steel beam, poutrelle, poutre, poutre h, poutre ipe, جسر حديد, كمرة, كمرات, h beam, i beam, hea, heb, ipe, ipn, girder, poutre acier, poutre métallique, profilé acier, كمر حديد, جسور حديد, كمرات حديد, جيزان حديد, عوارض حديد
sand, sable, رمل, raml, رملة, رمال, ramla, sable de carrière
gravel, gravier, حصى, بحص, زلط, aggregate, crushed stone, gravillon, concassé, granulat, ركام, حصمة, صلبوخ, كنكري, بحصة, bajri, crush stone, gravette
gypsum, plaster, plâtre, جبس, جص, جبصين, jibs, جبص, جيبس, جبسون, plaster of paris
plasterboard, gypsum board, plaque de plâtre, placo, جبس بورد, لوح جبس, ألواح جبس, drywall, sheetrock, ba13, plâtre en plaques, جبسن بورد, جبسم بورد, جبسون بورد, جيبسوم بورد, بلاكو
paint, peinture, دهان, دهانات, صبغ, بويا, بوية, dihan, طلاء, أصباغ, صباغة, بوهية, بوهيات, صبغ جدران, emulsion paint, sbagha
waterproofing, étanchéité, عازل مائي, عزل مائي, عوازل, damp proofing, waterproof membrane, membrane d'étanchéité, hydrofuge, عزل أسطح, عازل أسطح, عزل مياه
insulation, isolation, isolant, عازل, عزل, مواد عزل, thermal insulation, isolation thermique, عزل حراري, عازل حراري, عوازل حرارية
adhesive, colle, glue, لاصق, غراء, صمغ, لزاق, كلة, kola, غرا
sanitary ware, sanitaire, أدوات صحية, أطقم صحية, sanitaryware, sanitary fitting, sanitary, appareil sanitaire, صحيات, مواد صحية, لوازم صحية, sanitair
toilet, wc, cuvette, مرحاض, كرسي حمام, قاعدة حمام, commode, water closet, toilettes, تواليت, توالت, كومود, كبنيه, أفرنجي, إفرنجي, مراحيض, twalet, ewc, iwc, western toilet, western commode, european water closet, chaise anglaise, chaises anglaises, siège anglais, siège à l'anglaise, cuvette anglaise, toilette anglaise, wc anglais, wc suspendu, cuvette suspendue, pack wc, bloc wc, wc monobloc, cuvette de wc, كرسي إفرنجي, كرسي افرنجي, حمام إفرنجي, قاعدة إفرنجي, شيز انجليزي, شاز انجليز, مرحاض معلق, قاعدة معلقة, كرسي معلق حمام
washbasin, sink, lavabo, évier, مغسلة, حوض, مغاسل, مجلى, wash basin, basin, hand basin, vasque, lave-mains, لافابو, سنك, أحواض غسيل, حوض غسيل, مغسلة يد, lavabo sur colonne, lavabo colonne, vasque à poser, vasque à encastrer, lave main, lavemain, table top basin, counter top basin, vanity basin, pedestal basin, vessel sink, مغسلة فوق الرخام, حوض وش, حوض تواليت, مغسلة عمود
bathtub, baignoire, بانيو, حوض استحمام, banyo, bath tub, soaking tub, بانيوهات, مغطس, مغاطس, بانيو حمام, panyo
faucet, tap, mixer, robinet, mitigeur, صنبور, حنفية, خلاط, بزبوز, بربيش, 7anafiya, hanafiya, water tap, bibcock, bib cock, robinetterie, صنابير, بزابيز, حنفيات, روبيني, مكسر مياه, robini, mélangeur, mélangeur lavabo, mitigeur lavabo, mitigeur bain douche, robinet mélangeur, pillar cock, bib tap, basin mixer, sink mixer, mixer tap, خلاط مغسلة, خلاط حوض, بطارية حوض, بطارية مغسلة, ميلونجور, ميتيجور
shower, douche, دش, دوش, شاور, shower head, douchette, pommeau de douche, مرش, مرش استحمام, دوشات, receveur de douche, bac à douche, colonne de douche, combiné douche, rain shower, overhead shower, shower set, shower mixer, طقم دش, عمود دش, صحن دش, بانيو دش
wood, timber, bois, خشب, أخشاب, khashab, lumber, wooden, خشبي, 5ashab, 5shab
plywood, contreplaqué, بلايوود, خشب معاكس, أبلكاش, ply, marine ply, shuttering ply, contre-plaqué, كونتر, كونتربلاكيه, كونتر بلاكيه, بليوود, ابلاكاش, بلاي وود
roof, toiture, سقف, أسقف, سطح, roofing, toit, سطوح, أسطح
flooring, parquet, revêtement de sol, أرضيات, باركيه, laminate flooring, sol stratifié, باركية, بركيه, barkeh
nail, clou, مسمار حديد, مسامير, nails, مسمار, msamir
screw, vis, برغي, براغي, سكرو, visserie, مسمار قلاووظ, مسامير برمة, سكروب
`;
