import { aed, onRequest, qar, sar, usd } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q, years } from "../spec-values.ts";

const machinery = productsOf("machinery-equipment");

export const MACHINERY_EQUIPMENT = [
  machinery("packing-machines", "four-head-liquid-filling-line", "TRS-FIL-04", {
    by: "sup_turoos_machinery",
    origin: "TR",
    order: [1, "set"],
    price: usd(18500, [3, 17900]),
    lead: [45, 60],
    hs: "84223000",
    certs: ["ce", "iso-9001"],
    pictures: ["filling-machine", "pet-bottles"],
    ar: `خط تعبئة سوائل بأربع رؤوس
      للعصائر والزيوت والمنظفات من 100 مل إلى 5 لترات، ستانلس 316 وتغيير مقاس في عشر دقائق، مع تركيب وتدريب.`,
    en: `Four-head liquid filling line
      For juice, oil and detergent from 100 ml to 5 litres, in stainless 316 with a ten-minute changeover; installed, with training.`,
    fr: `Ligne de remplissage à quatre têtes
      Jus, huiles et détergents de 100 ml à 5 litres, inox 316, changement en dix minutes ; pose et formation comprises.`,
    specs: {
      capacity: ["1,800 عبوة/ساعة", "1,800 bottles/h", "1 800 flacons/h"],
      power: q("3.5", "kw"),
      material: ["ستانلس 316L", "Stainless 316L", "Inox 316L"],
      accuracy: ["±0.5٪", "±0.5%", "±0,5 %"],
      warranty: years(2),
    },
  }),
  machinery("packing-machines", "horizontal-flow-wrapper", "TRS-FLW-35", {
    by: "sup_turoos_machinery",
    origin: "CN",
    order: [1, "piece"],
    price: usd(9200, [3, 8850]),
    lead: [30, 45],
    hs: "84224000",
    certs: ["ce"],
    pictures: ["flow-wrapper", "stand-up-pouches"],
    ar: `آلة تغليف أفقية للبسكويت والتمور
      ثلاثة محركات سيرفو وشاشة عربية وقارئ ألوان، تغلّف حتى 230 قطعة في الدقيقة مع طباعة التاريخ.`,
    en: `Horizontal flow wrapper for biscuits and dates
      Three servo motors, an Arabic screen and registration sensor; wraps up to 230 pieces a minute and prints the date.`,
    fr: `Ensacheuse horizontale pour biscuits et dattes
      Trois servomoteurs, écran en arabe et lecture de spot ; jusqu'à 230 pièces par minute avec datage.`,
    specs: {
      capacity: q(230, "perMinute"),
      width: ["فيلم حتى 350 مم", "Film up to 350 mm", "Film jusqu'à 350 mm"],
      power: q("2.8", "kw"),
      voltage: q(220, "v"),
      warranty: years(1),
    },
  }),
  machinery("packing-machines", "automatic-carton-sealer", "TRS-CSL-50", {
    by: "sup_turoos_machinery",
    origin: "TR",
    order: [1, "piece"],
    price: usd(3450, [4, 3290]),
    lead: [15, 20],
    hs: "84224000",
    certs: ["ce", "iso-9001"],
    pictures: ["carton-sealer", "packing-tape"],
    ar: `آلة إغلاق كراتين آلية
      تُضبط لمقاسات مختلفة تلقائيًا وتلصق من الأعلى والأسفل، بعجلات نقل وقطع غيار في مستودع الشارقة.`,
    en: `Automatic carton sealer
      Adjusts itself to mixed sizes and tapes top and bottom; on castors, with spare parts in the Sharjah store.`,
    fr: `Fermeuse de cartons automatique
      Réglage automatique aux formats, adhésif haut et bas ; sur roulettes, pièces en stock à Charjah.`,
    specs: {
      capacity: ["20 كرتونًا/دقيقة", "20 cartons/min", "20 cartons/min"],
      maxSize: ["50 × 60 سم", "50 × 60 cm", "50 × 60 cm"],
      power: q("0.4", "kw"),
      warranty: years(2),
    },
  }),
  machinery("packing-machines", "double-chamber-vacuum-sealer", "TRS-VAC-60", {
    by: "sup_turoos_machinery",
    origin: "CN",
    order: [1, "piece"],
    price: usd(2150, [5, 2040]),
    lead: [10, 15],
    hs: "84224000",
    certs: ["ce"],
    pictures: ["vacuum-sealer", "stand-up-pouches"],
    ar: `آلة تفريغ هواء للحوم والتمور
      غرفة ستانلس ومضخة 40 م³ وحقن غاز اختياري، تطيل صلاحية اللحوم المبردة والأجبان والتمور.`,
    en: `Vacuum sealer for meat and dates
      Stainless chamber, 40 m³ pump and optional gas flush; lengthens the life of chilled meat, cheese and dates.`,
    fr: `Machine sous vide pour viandes et dattes
      Chambre inox, pompe 40 m³ et injection de gaz en option ; prolonge viandes, fromages et dattes.`,
    specs: {
      flow: q(40, "m3h"),
      length: ["لحام 60 سم", "60 cm seal", "Soudure 60 cm"],
      power: q("1.5", "kw"),
      material: ["ستانلس 304", "Stainless 304", "Inox 304"],
      warranty: years(1),
    },
  }),
  machinery("food-machinery", "spiral-dough-mixer-80kg", "TRS-MIX-80", {
    by: "sup_turoos_machinery",
    origin: "IT",
    order: [1, "piece"],
    price: aed(14200, [4, 13600]),
    lead: [20, 30],
    hs: "84381010",
    certs: ["ce"],
    pictures: ["dough-mixer", "bakery-oven"],
    ar: `عجّانة حلزونية 80 كجم
      حوض ستانلس بسرعتين وعكس دوران، تعجن الخبز العربي والصمون دون تسخين العجين.`,
    en: `Spiral dough mixer, 80 kg
      Stainless bowl, two speeds and reverse; kneads Arabic bread and rolls without warming the dough.`,
    fr: `Pétrin à spirale 80 kg
      Cuve inox, deux vitesses et inversion ; pétrit pain arabe et petits pains sans échauffer la pâte.`,
    specs: {
      volume: ["80 كجم عجين", "80 kg of dough", "80 kg de pâte"],
      power: q("4.5", "kw"),
      voltage: q(380, "v"),
      weight: q(390, "kg"),
      warranty: years(2),
    },
  }),
  machinery("food-machinery", "three-deck-bakery-oven", "TRS-OVN-03", {
    by: "sup_turoos_machinery",
    origin: "TR",
    order: [1, "piece"],
    price: aed(23800, [3, 22900]),
    lead: [30, 45],
    hs: "84172000",
    certs: ["ce", "iso-9001"],
    pictures: ["bakery-oven", "dough-mixer"],
    ar: `فرن مخابز ثلاثة أدوار بالغاز أو الكهرباء
      أرضية حجرية وبخار مستقل لكل دور وعزل 12 سم يخفض حرارة المخبز، للخبز والمعجنات والكعك.`,
    en: `Three-deck bakery oven, gas or electric
      Stone soles, separate steam per deck and 12 cm insulation that keeps the bakery cool, for bread, pastry and cakes.`,
    fr: `Four à trois étages, gaz ou électrique
      Soles en pierre, vapeur par étage et isolation de 12 cm, pour pains, viennoiseries et gâteaux.`,
    specs: {
      capacity: ["9 صوانٍ 40 × 60 سم", "Nine 40 × 60 cm trays", "Neuf plaques 40 × 60 cm"],
      temperature: ["حتى 350 °م", "up to 350 °C", "jusqu'à 350 °C"],
      power: q(24, "kw"),
      warranty: years(2),
    },
  }),
  machinery("food-machinery", "date-pitting-sorting-line", "TRS-DTE-50", {
    by: "sup_turoos_machinery",
    origin: "AE",
    order: [1, "set"],
    price: onRequest(),
    lead: [45, 60],
    hs: "84336000",
    certs: ["ce", "iso-22000"],
    pictures: ["date-pitting-line", "dates-box"],
    ar: `خط فرز ونزع نوى التمور 500 كجم في الساعة
      غسيل وتجفيف وفرز بالكاميرا ونزع نوى بنسبة خطأ دون 1٪، يُصمَّم على مساحة المصنع ويُشغَّل في موسم كامل بإشرافنا.`,
    en: `Date sorting and pitting line, 500 kg an hour
      Washing, drying, camera sorting and pitting with under 1% misses; laid out for your hall and run with us for a full season.`,
    fr: `Ligne de tri et dénoyautage de dattes 500 kg/h
      Lavage, séchage, tri optique et dénoyautage à moins de 1 % d'erreur ; implantée chez vous et suivie une saison entière.`,
    specs: {
      capacity: q(500, "kgh"),
      power: q(18, "kw"),
      length: q(14, "m"),
      material: ["ستانلس 304", "Stainless 304", "Inox 304"],
    },
  }),
  machinery("food-machinery", "milk-pasteuriser-1000-lph", "TRS-PST-10", {
    by: "sup_turoos_machinery",
    origin: "IT",
    order: [1, "set"],
    price: usd(24600, [2, 23800]),
    lead: [45, 60],
    hs: "84193900",
    certs: ["ce", "iso-22000"],
    pictures: ["milk-pasteuriser", "milk-carton"],
    ar: `مبستر حليب 1000 لتر في الساعة
      مبادل صفائحي وتسجيل حرارة وتحويل آلي، لمزارع الألبان والإبل والعصائر، مع خزاني استقبال وتبريد.`,
    en: `Milk pasteuriser, 1,000 litres an hour
      Plate exchanger, temperature record and automatic divert, for cow and camel dairies and juice; with reception and chill tanks.`,
    fr: `Pasteurisateur de lait 1 000 litres par heure
      Échangeur à plaques, enregistrement et recirculation automatique, pour laiteries bovines et camelines et jus ; avec deux cuves.`,
    specs: {
      capacity: q(1000, "lph"),
      temperature: ["72–95 °م", "72–95 °C", "72–95 °C"],
      power: q("7.5", "kw"),
      material: ["ستانلس 316L", "Stainless 316L", "Inox 316L"],
      warranty: years(2),
    },
  }),
  machinery("construction-machinery", "crawler-excavator-22-tonne", "RFT-EXC-22", {
    by: "sup_rafiat_equipment",
    origin: "CN",
    order: [1, "piece"],
    price: onRequest("QAR"),
    lead: [15, 20],
    hs: "84295200",
    certs: ["ce", "iso-9001"],
    pictures: ["excavator", "forklift"],
    ar: `حفّار مجنزر 22 طنًا – مجدّد بفحص معتمد
      ساعات تشغيل دون 4,000، محرك ومضخات مجدّدة وجنازير جديدة، مع تقرير فحص طرف ثالث وضمان ستة أشهر.`,
    en: `22-tonne crawler excavator, reconditioned
      Under 4,000 hours, with rebuilt engine and pumps and new tracks, a third-party inspection report and six months' warranty.`,
    fr: `Pelle sur chenilles 22 tonnes – reconditionnée
      Moins de 4 000 heures, moteur et pompes refaits, chenilles neuves, rapport d'inspection tiers et garantie six mois.`,
    specs: {
      weight: ["22 طنًا", "22 t", "22 t"],
      engine: ["123 ك.واط ديزل", "123 kW diesel", "Diesel 123 kW"],
      volume: ["دلو 1.05 م³", "1.05 m³ bucket", "Godet 1,05 m³"],
      height: ["عمق حفر 6.7 م", "6.7 m dig depth", "Profondeur 6,7 m"],
    },
  }),
  machinery("construction-machinery", "diesel-concrete-mixer-350l", "RFT-MXR-350", {
    by: "sup_rafiat_equipment",
    origin: "IN",
    order: [5, "piece"],
    price: qar(4350, [20, 4120], [60, 3850]),
    lead: [7, 12],
    hs: "84743100",
    certs: ["ce"],
    pictures: ["concrete-mixer", "cement-bags"],
    ar: `خلاطة خرسانة ديزل 350 لترًا
      محرك مبرّد بالهواء وترس حديد صب وعجلات مطاط، للمواقع الصغيرة والمناطق البعيدة عن الخلط الجاهز.`,
    en: `Diesel concrete mixer, 350 litres
      Air-cooled engine, cast-iron gear and rubber wheels, for small sites far from ready-mix.`,
    fr: `Bétonnière diesel 350 litres
      Moteur à air, couronne en fonte et roues pneumatiques, pour petits chantiers éloignés des centrales.`,
    specs: {
      volume: q(350, "l"),
      engine: q("6.5", "hp"),
      capacity: ["5 م³/ساعة", "5 m³/h", "5 m³/h"],
      weight: q(310, "kg"),
    },
  }),
  machinery("construction-machinery", "reversible-plate-compactor", "RFT-CMP-25", {
    by: "sup_rafiat_equipment",
    origin: "DE",
    order: [2, "piece"],
    price: qar(6800, [8, 6450], [24, 6020]),
    lead: [5, 10],
    hs: "84306100",
    certs: ["ce"],
    pictures: ["plate-compactor", "excavator"],
    ar: `دكّاك لوحي عكسي 25 كيلونيوتن
      قوة دك متغيرة للأمام والخلف ومقبض مخفف للاهتزاز، لطبقات الأساس والإنترلوك.`,
    en: `Reversible plate compactor, 25 kN
      Variable force forwards and backwards and a damped handle, for sub-base and block paving.`,
    fr: `Plaque vibrante réversible 25 kN
      Force variable avant-arrière et timon amorti, pour couches de fond et pavés.`,
    specs: {
      power: ["25 كيلونيوتن", "25 kN", "25 kN"],
      engine: q("5.5", "hp"),
      width: q(50, "cm"),
      weight: q(162, "kg"),
    },
  }),
  machinery("construction-machinery", "diesel-forklift-3-tonne", "RFT-FLT-30", {
    by: "sup_rafiat_equipment",
    origin: "CN",
    order: [1, "piece"],
    price: qar(54000, [4, 52000]),
    lead: [10, 15],
    hs: "84272000",
    certs: ["ce", "iso-9001"],
    pictures: ["forklift", "pallet-cartons"],
    ar: `رافعة شوكية ديزل 3 أطنان
      سارية ثلاثية 4.8 أمتار تدخل الحاويات، وكابينة مفتوحة أو مكيّفة، وخدمة متنقلة في قطر والإمارات.`,
    en: `Diesel forklift, 3 tonnes
      A 4.8 m triplex mast that enters containers, open or cooled cab, and mobile service in Qatar and the Emirates.`,
    fr: `Chariot élévateur diesel 3 tonnes
      Mât triplex 4,8 m entrant en conteneur, cabine ouverte ou climatisée, service mobile au Qatar et aux Émirats.`,
    specs: {
      load: q(3000, "kg"),
      height: q("4.8", "m"),
      engine: q("36.8", "kw"),
      warranty: years(2),
    },
  }),
  machinery("generators-pumps", "silent-diesel-generator-100kva", "MNB-GEN-100", {
    by: "sup_manba_pumps",
    origin: "SA",
    order: [1, "piece"],
    price: sar(52500, [4, 50400], [12, 48200]),
    lead: [15, 20],
    hs: "85021200",
    certs: ["ce", "saso", "iso-9001"],
    pictures: ["diesel-generator", "switchgear"],
    ar: `مولد ديزل كاتم للصوت 100 ك.ف.أ
      مختبر بالحمل الكامل عند حرارة 50 درجة، خزان وقود 12 ساعة ولوحة تحويل آلي اختيارية، بقطع غيار مضمونة خمس عشرة سنة.`,
    en: `Silent diesel generator, 100 kVA
      Tested at full load in 50 °C, with a 12-hour tank and optional automatic transfer panel; parts kept for fifteen years.`,
    fr: `Groupe électrogène insonorisé 100 kVA
      Essayé à pleine charge à 50 °C, réservoir 12 heures et inverseur en option ; pièces suivies quinze ans.`,
    specs: {
      power: q(100, "kva"),
      fuel: ["17.5 لتر/ساعة عند 75٪", "17.5 L/h at 75%", "17,5 L/h à 75 %"],
      noise: ["72 ديسيبل على 7 أمتار", "72 dB at 7 m", "72 dB à 7 m"],
      engine: ["ديزل مبرّد بالماء", "Water-cooled diesel", "Diesel refroidi à l'eau"],
      warranty: years(2),
    },
  }),
  machinery("generators-pumps", "end-suction-centrifugal-pump", "MNB-PMP-65", {
    by: "sup_manba_pumps",
    origin: "SA",
    order: [2, "piece"],
    price: sar(4850, [10, 4590], [40, 4230]),
    lead: [10, 15],
    hs: "84137090",
    certs: ["ce", "saso"],
    pictures: ["centrifugal-pump", "gate-valve"],
    ar: `مضخة طرد مركزي أفقية 65-200
      غلاف حديد صب ومروحة برونز ومحرك عالي الكفاءة، لضغط المياه في الأبراج والري والتبريد.`,
    en: `End-suction centrifugal pump 65-200
      Cast-iron casing, bronze impeller and a high-efficiency motor, for tower boosting, irrigation and cooling.`,
    fr: `Pompe centrifuge monobloc 65-200
      Corps en fonte, roue en bronze et moteur à haut rendement, pour surpression, irrigation et refroidissement.`,
    specs: {
      flow: q(90, "m3h"),
      head: q(52, "m"),
      power: q(22, "kw"),
      standard: "EN 733",
      warranty: years(2),
    },
  }),
  machinery("generators-pumps", "deep-well-submersible-pump", "MNB-SUB-06", {
    by: "sup_manba_pumps",
    origin: "IT",
    order: [2, "set"],
    price: sar(7900, [8, 7480], [24, 6950]),
    lead: [20, 30],
    hs: "84137010",
    certs: ["ce"],
    pictures: ["submersible-pump", "solar-panels"],
    ar: `مضخة غاطسة للآبار 6 بوصات
      ستانلس كامل لآبار مالحة ورملية حتى عمق 200 متر، تعمل بالشبكة أو بعاكس شمسي.`,
    en: `Submersible well pump, 6-inch
      All-stainless for salty and sandy wells to 200 metres, driven from the grid or a solar inverter.`,
    fr: `Pompe immergée de forage 6 pouces
      Tout inox pour forages salins et sableux jusqu'à 200 mètres, sur réseau ou onduleur solaire.`,
    specs: {
      flow: q(36, "m3h"),
      head: q(140, "m"),
      power: q("18.5", "kw"),
      diameter: q(6, "inch"),
      warranty: years(2),
    },
  }),
  machinery("generators-pumps", "belt-driven-air-compressor-300l", "MNB-AIR-300", {
    by: "sup_manba_pumps",
    status: "paused",
    origin: "IT",
    order: [2, "piece"],
    price: sar(5200, [10, 4940], [30, 4590]),
    lead: [7, 12],
    hs: "84144000",
    certs: ["ce", "saso"],
    pictures: ["air-compressor", "diesel-generator"],
    ar: `ضاغط هواء بسير 300 لتر
      رأس حديد صب بمرحلتين يعمل طويلًا دون سخونة، للورش ومغاسل السيارات ومصانع الأثاث.`,
    en: `Belt-driven air compressor, 300 litres
      A two-stage cast-iron head that runs long without heating, for workshops, car washes and joineries.`,
    fr: `Compresseur à courroie 300 litres
      Tête bi-étagée en fonte, longue marche sans échauffement, pour ateliers, stations de lavage et menuiseries.`,
    specs: {
      volume: q(300, "l"),
      flow: q(670, "lpm"),
      pressure: q(10, "bar"),
      power: q("5.5", "hp"),
      warranty: years(1),
    },
  }),
];
