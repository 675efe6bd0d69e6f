import { aed, omr, onRequest } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q, years } from "../spec-values.ts";

const industrial = productsOf("industrial-products");

export const INDUSTRIAL_PRODUCTS = [
  industrial("pipes-fittings", "upvc-drainage-pipe-110mm", "MDK-UPV-110", {
    by: "sup_midad_pipes",
    origin: "AE",
    order: [500, "piece"],
    price: aed(46, [2000, 43.5], [6000, 40]),
    lead: [7, 12],
    hs: "39172300",
    certs: ["iso-9001", "gso"],
    pictures: ["pvc-pipes", "pallet-tiles"],
    ar: `أنابيب صرف uPVC قطر 110 مم – طول 6 أمتار
      أنابيب رمادية للصرف داخل المباني وتحت الأرض بوصلة جوان مطاطي، مقاومة للأملاح وحرارة حتى 60 درجة.`,
    en: `uPVC drainage pipe 110 mm, 6 m lengths
      Grey pipe for drainage in buildings and underground, with rubber-ring joints, resistant to salts and to 60 °C.`,
    fr: `Tuyau d'évacuation PVC-U 110 mm – barre de 6 m
      Tuyau gris pour évacuation en bâtiment et enterrée, joint à bague caoutchouc, résistant aux sels et à 60 °C.`,
    specs: {
      diameter: q(110, "mm"),
      thickness: q("3.2", "mm"),
      length: q(6, "m"),
      standard: "BS EN 1401",
      loading: ["1,150 أنبوبًا في حاوية 40 قدمًا", "1,150 pipes per 40 ft", "1 150 tuyaux par 40 pieds"],
    },
  }),
  industrial("pipes-fittings", "ppr-hot-water-pipe-pn20", "MDK-PPR-32", {
    by: "sup_midad_pipes",
    origin: "AE",
    order: [2000, "metre"],
    price: aed(7.4, [10000, 6.9], [40000, 6.2]),
    lead: [7, 12],
    hs: "39172200",
    certs: ["iso-9001", "saso", "gso"],
    pictures: ["ppr-pipes", "pipe-fittings"],
    ar: `أنابيب PPR للماء الساخن والبارد 32 مم – PN20
      أنابيب خضراء بلحام حراري وعمر تشغيلي خمسين سنة، مع تشكيلة وصلات كاملة من الأكواع والمحابس بالقطر نفسه.`,
    en: `PPR hot- and cold-water pipe 32 mm, PN20
      Green pipe joined by heat fusion, with a fifty-year service life and a full range of elbows and valves in the same size.`,
    fr: `Tube PPR eau chaude et froide 32 mm – PN20
      Tube vert soudé à chaud, durée de service de cinquante ans, avec gamme complète de coudes et vannes assortis.`,
    specs: {
      diameter: q(32, "mm"),
      pressure: q(20, "bar"),
      temperature: ["حتى 95 °م", "up to 95 °C", "jusqu'à 95 °C"],
      standard: "DIN 8077/78",
      lifetime: years(50),
    },
  }),
  industrial("pipes-fittings", "hdpe-pressure-coil-pn16", "MDK-HDP-63", {
    by: "sup_midad_pipes",
    origin: "AE",
    order: [1000, "metre"],
    price: aed(11.2, [5000, 10.5], [20000, 9.6]),
    lead: [10, 15],
    hs: "39172100",
    certs: ["iso-9001", "gso"],
    pictures: ["hdpe-coil", "water-tank"],
    ar: `لفّات بولي إيثيلين للضغط 63 مم – PN16
      أنابيب PE100 سوداء بخط أزرق لشبكات مياه الشرب والري، في لفّات 100 متر بلا وصلات وسيطة.`,
    en: `Polyethylene pressure coil 63 mm, PN16
      Black PE100 pipe with a blue stripe for potable water and irrigation, in 100 m coils without intermediate joints.`,
    fr: `Couronne polyéthylène pression 63 mm – PN16
      Tube PE100 noir à filet bleu pour eau potable et irrigation, en couronnes de 100 m sans raccord intermédiaire.`,
    specs: {
      diameter: q(63, "mm"),
      pressure: q(16, "bar"),
      length: ["لفة 100 م", "100 m coil", "Couronne de 100 m"],
      standard: "ISO 4427",
      material: "PE100",
    },
  }),
  industrial("pipes-fittings", "ductile-iron-gate-valve-dn100", "MDK-GV-100", {
    by: "sup_midad_pipes",
    origin: "TR",
    order: [20, "piece"],
    price: aed(420, [80, 398], [250, 368]),
    lead: [20, 30],
    hs: "84818000",
    certs: ["iso-9001", "ce"],
    pictures: ["gate-valve", "carton-open"],
    ar: `محبس بوابة حديد دكتايل DN100 – PN16
      محبس بمقعد مطاطي وطلاء إيبوكسي أزرق 250 ميكرون، بساق لا يصعد، لشبكات المياه ومكافحة الحريق.`,
    en: `Ductile-iron gate valve DN100, PN16
      Resilient-seated valve with a 250-micron epoxy coat and a non-rising stem, for water networks and fire fighting.`,
    fr: `Robinet-vanne en fonte ductile DN100 – PN16
      Siège élastique, époxy 250 microns et tige non montante, pour réseaux d'eau et d'incendie.`,
    specs: {
      diameter: "DN100 (4″)",
      pressure: q(16, "bar"),
      standard: "EN 1074 / BS 5163",
      material: ["حديد دكتايل GGG50", "Ductile iron GGG50", "Fonte ductile GGG50"],
      weight: q(23, "kg"),
    },
  }),
  industrial("cables", "xlpe-power-cable-4x95", "TYR-XLP-95", {
    by: "sup_tayyar_cables",
    origin: "AE",
    order: [500, "metre"],
    price: aed(168, [2000, 161], [6000, 152]),
    lead: [20, 30],
    hs: "85446000",
    certs: ["iso-9001", "iec", "ecas"],
    pictures: ["cable-drum", "cable-control"],
    ar: `كابل قدرة نحاسي مسلّح 4 × 95 مم² – 0.6/1 ك.فولت
      كابل معزول XLPE ومسلّح بأسلاك فولاذية للتمديد تحت الأرض، تُقطع البكرات حسب جدول المشروع.`,
    en: `Armoured copper power cable 4 × 95 mm², 0.6/1 kV
      XLPE-insulated, steel-wire armoured cable for laying underground; drums are cut to the project's schedule.`,
    fr: `Câble d'énergie cuivre armé 4 × 95 mm² – 0,6/1 kV
      Isolé PRC et armé de fils d'acier pour pose enterrée ; tourets coupés selon le planning du projet.`,
    specs: {
      conductor: ["نحاس مجدول، 95 مم²", "Stranded copper, 95 mm²", "Cuivre câblé, 95 mm²"],
      insulation: "XLPE / SWA / PVC",
      voltage: ["0.6/1 ك.فولت", "0.6/1 kV", "0,6/1 kV"],
      standard: "IEC 60502-1",
      packing: ["بكرات خشبية 500 م", "500 m wooden drums", "Tourets bois de 500 m"],
    },
  }),
  industrial("cables", "shielded-control-cable-12x1-5", "TYR-CTL-12", {
    by: "sup_tayyar_cables",
    origin: "AE",
    order: [1000, "metre"],
    price: aed(19.4, [4000, 18.3], [12000, 16.9]),
    lead: [15, 20],
    hs: "85444900",
    certs: ["iec", "iso-9001"],
    pictures: ["cable-control", "cable-drum"],
    ar: `كابل تحكم مدرّع 12 × 1.5 مم²
      موصلات مرقّمة وتدريع نحاسي يحمي الإشارة من التشويش، بغلاف قليل الدخان خالٍ من الهالوجين.`,
    en: `Shielded control cable 12 × 1.5 mm²
      Numbered cores and a copper screen that guards the signal, in a low-smoke, halogen-free sheath.`,
    fr: `Câble de commande blindé 12 × 1,5 mm²
      Conducteurs numérotés et blindage cuivre, gaine sans halogène à faible dégagement de fumée.`,
    specs: {
      cores: "12 × 1.5",
      insulation: ["LSZH خالٍ من الهالوجين", "LSZH, halogen-free", "LSZH sans halogène"],
      voltage: ["450/750 فولت", "450/750 V", "450/750 V"],
      standard: "IEC 60227",
    },
  }),
  industrial("cables", "house-wiring-cable-2-5mm", "TYR-BW-25", {
    by: "sup_tayyar_cables",
    origin: "AE",
    order: [200, "roll"],
    price: aed(126, [800, 119], [2400, 110]),
    lead: [5, 10],
    hs: "85444900",
    certs: ["iec", "ecas", "saso"],
    pictures: ["building-wire", "pallet-cartons"],
    ar: `سلك تمديدات منزلية 2.5 مم² – لفّة 100 ياردة
      نحاس نقي 99.97٪ بعزل PVC مقاوم للحرارة، بالألوان الأحمر والأصفر والأزرق والأسود والأخضر.`,
    en: `House wiring 2.5 mm², 100-yard coil
      99.97% pure copper in heat-resistant PVC, in red, yellow, blue, black and green.`,
    fr: `Fil de câblage domestique 2,5 mm² – couronne de 100 yards
      Cuivre pur à 99,97 %, isolant PVC résistant à la chaleur, en rouge, jaune, bleu, noir et vert.`,
    specs: {
      conductor: ["نحاس 2.5 مم²", "Copper, 2.5 mm²", "Cuivre, 2,5 mm²"],
      voltage: ["450/750 فولت", "450/750 V", "450/750 V"],
      colours: ["5 ألوان", "5 colours", "5 couleurs"],
      length: ["91.4 م (100 ياردة)", "91.4 m (100 yd)", "91,4 m (100 yd)"],
      standard: "BS 6004",
    },
  }),
  industrial("cables", "galvanised-cable-tray-300mm", "TYR-TRY-300", {
    by: "sup_tayyar_cables",
    origin: "AE",
    order: [300, "metre"],
    price: aed(38, [1200, 35.5], [4000, 32.5]),
    lead: [10, 15],
    hs: "73269090",
    certs: ["iso-9001", "iec"],
    pictures: ["cable-tray", "pallet-tiles"],
    ar: `حوامل كابلات مجلفنة مثقّبة 300 × 50 مم
      حوامل من صاج 1.5 مم مجلفن بالغمس على الساخن، مع الأكواع والتيهات والأغطية للتركيب في المحطات والسواحل.`,
    en: `Perforated galvanised cable tray 300 × 50 mm
      Trays of 1.5 mm sheet, hot-dip galvanised, with bends, tees and covers for plants and coastal sites.`,
    fr: `Chemin de câbles perforé galvanisé 300 × 50 mm
      Tôle de 1,5 mm galvanisée à chaud, avec coudes, tés et couvercles pour usines et sites côtiers.`,
    specs: {
      dimensions: ["300 × 50 مم", "300 × 50 mm", "300 × 50 mm"],
      thickness: q("1.5", "mm"),
      length: q(3, "m"),
      finish: ["جلفنة بالغمس 65 ميكرون", "65-micron hot-dip zinc", "Zinc à chaud 65 µm"],
      standard: "IEC 61537",
    },
  }),
  industrial("electrical-equipment", "final-distribution-board-24way", "BRQ-DB-24", {
    by: "sup_bareeq_electric",
    origin: "OM",
    order: [20, "piece"],
    price: omr(38.5, [80, 36.2], [250, 33.4]),
    lead: [7, 12],
    hs: "85371000",
    certs: ["iec", "gso", "ecas"],
    pictures: ["distribution-board", "switchgear"],
    ar: `لوحة توزيع نهائية 24 خطًا مع قواطع
      صاج مدهون حراريًا بباب مزدوج وقواطع 6 كيلوأمبير وقاطع تسريب، مجمّعة ومختبرة مع تقرير لكل لوحة.`,
    en: `24-way final distribution board with breakers
      Powder-coated steel with a double door, 6 kA breakers and an earth-leakage device, assembled and tested with a report for each board.`,
    fr: `Tableau divisionnaire 24 modules équipé
      Tôle laquée à double porte, disjoncteurs 6 kA et différentiel, monté et essayé, un rapport par tableau.`,
    specs: {
      current: q(125, "a"),
      voltage: q(415, "v"),
      protection: "IP43",
      standard: "IEC 61439-3",
      warranty: years(2),
    },
  }),
  industrial("electrical-equipment", "oil-transformer-1000kva", "BRQ-TR-1000", {
    by: "sup_bareeq_electric",
    origin: "TR",
    order: [1, "piece"],
    price: onRequest("OMR"),
    lead: [45, 60],
    hs: "85042200",
    certs: ["iec", "iso-9001", "gso"],
    pictures: ["transformer", "switchgear"],
    ar: `محوّل توزيع زيتي 1000 ك.ف.أ – 11/0.433 ك.فولت
      محوّل محكم الإغلاق بلفائف نحاسية وزيت معدني، مصمم لحرارة محيط 50 درجة وغبار الصحراء.`,
    en: `Oil distribution transformer 1,000 kVA, 11/0.433 kV
      Hermetically sealed, copper-wound and oil-filled, designed for 50 °C ambient and desert dust.`,
    fr: `Transformateur à huile 1 000 kVA – 11/0,433 kV
      Hermétique, bobinage cuivre, conçu pour 50 °C ambiants et la poussière du désert.`,
    specs: {
      power: q(1000, "kva"),
      voltage: ["11/0.433 ك.فولت", "11/0.433 kV", "11/0,433 kV"],
      standard: "IEC 60076",
      weight: q(3150, "kg"),
      temperature: ["محيط حتى 50 °م", "Ambient up to 50 °C", "Ambiance jusqu'à 50 °C"],
    },
  }),
  industrial("electrical-equipment", "led-floodlight-200w-ip66", "BRQ-FL-200", {
    by: "sup_bareeq_electric",
    origin: "CN",
    order: [50, "piece"],
    price: omr(14.2, [200, 13.3], [800, 12.1]),
    lead: [5, 10],
    hs: "94054200",
    certs: ["ce", "rohs", "gso"],
    pictures: ["led-floodlight", "pallet-cartons-white"],
    ar: `كشاف LED خارجي 200 واط – IP66
      كشاف ألمنيوم مصبوب بعدسات زجاجية وحماية من ارتفاع الجهد حتى 10 ك.فولت، للساحات والملاعب والموانئ.`,
    en: `200 W LED floodlight, IP66
      Die-cast aluminium with glass lenses and 10 kV surge protection, for yards, pitches and ports.`,
    fr: `Projecteur LED 200 W – IP66
      Aluminium moulé, lentilles en verre et parafoudre 10 kV, pour cours, stades et ports.`,
    specs: {
      power: q(200, "w"),
      brightness: q(28000, "lumen"),
      protection: "IP66 / IK08",
      lifetime: ["50,000 ساعة", "50,000 hours", "50 000 heures"],
      warranty: years(3),
    },
  }),
  industrial("electrical-equipment", "lv-main-switchgear-2500a", "BRQ-SG-2500", {
    by: "sup_bareeq_electric",
    origin: "OM",
    order: [1, "set"],
    price: onRequest("OMR"),
    lead: [45, 60],
    hs: "85371000",
    certs: ["iec", "iso-9001", "ecas"],
    pictures: ["switchgear", "distribution-board"],
    ar: `لوحة رئيسية جهد منخفض 2500 أمبير
      لوحات مجزأة حتى الشكل 4 بقواطع هوائية ومعدّلات قدرة، تُسلَّم مع الرسومات واختبار المصنع بحضور المشتري.`,
    en: `Low-voltage main switchboard, 2,500 A
      Up to form 4 separation, with air circuit breakers and capacitor banks, delivered with drawings and a witnessed factory test.`,
    fr: `Tableau général basse tension 2 500 A
      Cloisonnement jusqu'à la forme 4, disjoncteurs à air et batteries de condensateurs, livré avec plans et essai en usine.`,
    specs: {
      current: q(2500, "a"),
      voltage: q(415, "v"),
      protection: "IP54",
      standard: "IEC 61439-2",
      certificate: ["اختبار نوعي كامل", "Full type test", "Essai de type complet"],
    },
  }),
  industrial("industrial-plastics", "stackable-vented-crate-40l", "MDK-CRT-40", {
    by: "sup_midad_pipes",
    origin: "AE",
    order: [500, "piece"],
    price: aed(18.5, [2000, 17.2], [8000, 15.6]),
    lead: [7, 12],
    hs: "39231000",
    certs: ["iso-9001"],
    pictures: ["plastic-crates", "pallet-cartons"],
    ar: `صناديق بلاستيك مهواة قابلة للتكديس 40 لترًا
      صناديق للخضار والأسماك والمخابز من مادة صالحة للغذاء، تتحمّل تكديس عشر طبقات وغسلًا متكررًا.`,
    en: `Stackable vented crate, 40 litres
      Food-grade crates for vegetables, fish and bakeries that bear ten layers and repeated washing.`,
    fr: `Caisse ajourée gerbable 40 litres
      Caisse alimentaire pour légumes, poissons et boulangeries, gerbable sur dix niveaux et lavable.`,
    specs: {
      dimensions: ["60 × 40 × 20 سم", "60 × 40 × 20 cm", "60 × 40 × 20 cm"],
      volume: q(40, "l"),
      material: ["بولي إيثيلين عالي الكثافة", "HDPE", "PEHD"],
      load: q(30, "kg"),
      colours: ["6 ألوان", "6 colours", "6 couleurs"],
    },
  }),
  industrial("industrial-plastics", "vertical-water-tank-2000l", "MDK-TNK-2000", {
    by: "sup_midad_pipes",
    origin: "AE",
    order: [10, "piece"],
    price: aed(790, [40, 748], [120, 695]),
    lead: [5, 10],
    hs: "39251000",
    certs: ["iso-9001", "gso"],
    pictures: ["water-tank", "ibc-tank"],
    ar: `خزان مياه رأسي ثلاث طبقات 2000 لتر
      طبقة وسطى رغوية تعزل الحرارة وداخلية بيضاء مضادة للطحالب، مع محبس وغطاء يُقفل.`,
    en: `Three-layer vertical water tank, 2,000 litres
      A foamed middle layer insulates from heat and a white inner one resists algae; with valve and lockable lid.`,
    fr: `Réservoir vertical trois couches 2 000 litres
      Couche médiane isolante, intérieur blanc anti-algues, vanne et couvercle verrouillable.`,
    specs: {
      volume: q(2000, "l"),
      dimensions: ["قطر 130 × ارتفاع 165 سم", "Ø 130 × 165 cm", "Ø 130 × 165 cm"],
      material: ["بولي إيثيلين غذائي", "Food-grade polyethylene", "Polyéthylène alimentaire"],
      warranty: years(10),
    },
  }),
  industrial("industrial-plastics", "ibc-tote-1000l-caged", "MDK-IBC-1000", {
    by: "sup_midad_pipes",
    origin: "SA",
    order: [20, "piece"],
    price: aed(465, [60, 442], [180, 412]),
    lead: [7, 12],
    hs: "39231000",
    certs: ["iso-9001"],
    pictures: ["ibc-tank", "pallet-drums"],
    ar: `خزان IBC بقفص معدني 1000 لتر
      وعاء جديد معتمد لنقل السوائل الخطرة UN، بصمام 2 بوصة وقاعدة بلاستيك، للكيماويات والزيوت والأغذية.`,
    en: `Caged IBC tote, 1,000 litres
      New UN-approved container with a 2-inch valve and plastic base, for chemicals, oils and food.`,
    fr: `Conteneur IBC à cage 1 000 litres
      Conteneur neuf homologué ONU, vanne 2 pouces et palette plastique, pour chimie, huiles et alimentaire.`,
    specs: {
      volume: q(1000, "l"),
      dimensions: ["120 × 100 × 116 سم", "120 × 100 × 116 cm", "120 × 100 × 116 cm"],
      certificate: ["اعتماد UN", "UN approval", "Homologation ONU"],
      weight: q(58, "kg"),
    },
  }),
  industrial("industrial-plastics", "heavy-duty-plastic-pallet", "MDK-PLT-1210", {
    by: "sup_midad_pipes",
    status: "paused",
    origin: "AE",
    order: [100, "piece"],
    price: aed(112, [400, 106], [1200, 97]),
    lead: [7, 12],
    hs: "39231000",
    certs: ["iso-9001"],
    pictures: ["plastic-pallets", "pallet-cartons"],
    ar: `منصات بلاستيكية ثقيلة 120 × 100 سم
      منصات للرفوف والحاويات لا تحتاج تبخيرًا، بحمولة ثابتة ستة أطنان ومتحركة طن ونصف.`,
    en: `Heavy-duty plastic pallet, 120 × 100 cm
      For racks and containers with no fumigation needed; six tonnes static, one and a half dynamic.`,
    fr: `Palette plastique lourde 120 × 100 cm
      Pour rayonnages et conteneurs, sans fumigation ; six tonnes en statique, une tonne et demie en dynamique.`,
    specs: {
      dimensions: ["120 × 100 × 15 سم", "120 × 100 × 15 cm", "120 × 100 × 15 cm"],
      load: ["6 أطنان ثابتة / 1.5 متحركة", "6 t static / 1.5 t dynamic", "6 t statique / 1,5 t dynamique"],
      weight: q(21, "kg"),
      material: ["بولي إيثيلين عالي الكثافة", "HDPE", "PEHD"],
    },
  }),
];
