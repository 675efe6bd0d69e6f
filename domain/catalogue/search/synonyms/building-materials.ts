/** One group a line; the first word names the group in the index and so must not change lightly. */
export const BUILDING_MATERIALS = `
tile, carreau, carrelage, بلاط, بلاطة, كاشي, balat, kashi
ceramic, céramique, سيراميك, خزف, seramik, ceramik
porcelain, porcelaine, grès cérame, بورسلان, بورسلين, porslan
marble, marbre, رخام, رخامة, rokham
granite, granit, جرانيت, غرانيت
stone, pierre, حجر, أحجار, 7ajar, hajar
mosaic, mosaïque, موزاييك, فسيفساء
glass, verre, زجاج, قزاز, جام, zujaj, zojaj, gizaz
double glazing, insulated glass, double vitrage, زجاج مزدوج, دبل جلاس
tempered glass, toughened glass, verre trempé, زجاج مقسى, زجاج سيكوريت, سيكوريت
mirror, miroir, مرآة, مرايا, منظرة
window, fenêtre, نافذة, شباك, نوافذ, شبابيك, دريشة
door, porte, باب, أبواب, bab
aluminium, aluminum, ألمنيوم, ألومنيوم, الومنيوم, aluminyum
cement, ciment, إسمنت, أسمنت, سمنت, اسمنت, ismant, asmant, cimento
concrete, béton, خرسانة, باطون, خرسانه, kharasana
ready mix, béton prêt à l'emploi, خرسانة جاهزة
brick, brique, طوب, طابوق, آجر, tabook
block, parpaing, bloc, بلوك, طابوق, بلك
steel, acier, حديد, فولاذ, صلب, 7adeed, hadid
rebar, reinforcement bar, fer à béton, barre d'armature, حديد تسليح, سيخ حديد, أسياخ حديد
steel beam, poutrelle, جسر حديد, كمرة, كمرات
sand, sable, رمل, raml
gravel, gravier, حصى, بحص, زلط
gypsum, plaster, plâtre, جبس, جص, جبصين, jibs
plasterboard, gypsum board, plaque de plâtre, placo, جبس بورد, لوح جبس, ألواح جبس
paint, peinture, دهان, دهانات, صبغ, بويا, بوية, dihan
waterproofing, étanchéité, عازل مائي, عزل مائي, عوازل
insulation, isolation, isolant, عازل, عزل, مواد عزل
adhesive, colle, glue, لاصق, غراء, صمغ
sanitary ware, sanitaire, أدوات صحية, أطقم صحية
toilet, wc, cuvette, مرحاض, كرسي حمام, قاعدة حمام
washbasin, sink, lavabo, évier, مغسلة, حوض, مغاسل, مجلى
bathtub, baignoire, بانيو, حوض استحمام, banyo
faucet, tap, mixer, robinet, mitigeur, صنبور, حنفية, خلاط, بزبوز, بربيش, 7anafiya, hanafiya
shower, douche, دش, دوش, شاور
wood, timber, bois, خشب, أخشاب, khashab
plywood, contreplaqué, بلايوود, خشب معاكس, أبلكاش
roof, toiture, سقف, أسقف, سطح
flooring, parquet, revêtement de sol, أرضيات, باركيه
nail, clou, مسمار حديد, مسامير
screw, vis, برغي, براغي, سكرو
`;
