import { aed, onRequest } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q } from "../spec-values.ts";

const packaging = productsOf("packaging-supplies");

export const PACKAGING_SUPPLIES = [
  packaging("cartons", "five-ply-export-carton", "RZM-C5-60", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [1000, "piece"],
    price: aed(6.2, [5000, 5.7], [20000, 5.1]),
    lead: [7, 12],
    hs: "48191000",
    certs: ["iso-9001", "fsc"],
    pictures: ["carton-boxes", "pallet-cartons"],
    ar: `كرتون تصدير خمس طبقات 60 × 40 × 40 سم
      كرتون مموّج مزدوج يتحمّل التكديس في الحاويات والرطوبة الساحلية، بطباعة فلكسو حتى أربعة ألوان.`,
    en: `Five-ply export carton, 60 × 40 × 40 cm
      Double-wall board that bears stacking in containers and coastal humidity, flexo-printed in up to four colours.`,
    fr: `Caisse export double cannelure 60 × 40 × 40 cm
      Carton ondulé double qui supporte le gerbage en conteneur et l'humidité côtière, flexo jusqu'à quatre couleurs.`,
    specs: {
      dimensions: ["60 × 40 × 40 سم", "60 × 40 × 40 cm", "60 × 40 × 40 cm"],
      structure: ["خمس طبقات BC", "Five-ply BC flute", "Double cannelure BC"],
      strength: ["انفجار 14 كجم/سم²", "14 kg/cm² burst", "Éclatement 14 kg/cm²"],
      printing: ["حتى 4 ألوان", "up to 4 colours", "jusqu'à 4 couleurs"],
    },
  }),
  packaging("cartons", "corrugated-sheet-board-stock", "RZM-SHT-3", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [2000, "sqm"],
    price: aed(2.45, [10000, 2.28], [40000, 2.05]),
    lead: [5, 10],
    hs: "48081000",
    certs: ["iso-9001", "fsc"],
    pictures: ["carton-sheets", "pallet-tiles"],
    ar: `ألواح كرتون مموّج ثلاث طبقات بالمقاس
      ألواح بني أو أبيض بموجة B أو C لمصانع العلب، مقصوصة ومكسّرة حسب الرسم وتُسلَّم على منصات.`,
    en: `Three-ply corrugated sheets cut to size
      Brown or white sheets in B or C flute for box makers, cut and creased to drawing and delivered on pallets.`,
    fr: `Plaques de carton ondulé simple sur mesure
      Plaques brunes ou blanches, cannelure B ou C, pour cartonnages, coupées et rainurées sur plan, livrées sur palettes.`,
    specs: {
      structure: ["ثلاث طبقات B أو C", "Three-ply, B or C flute", "Simple cannelure B ou C"],
      grammage: ["380–520 جم/م²", "380–520 g/m²", "380–520 g/m²"],
      maxSize: ["240 × 320 سم", "240 × 320 cm", "240 × 320 cm"],
    },
  }),
  packaging("cartons", "kraft-takeaway-food-box", "RZM-FBX-09", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [5000, "piece"],
    price: aed(0.62, [20000, 0.57], [80000, 0.5]),
    lead: [7, 12],
    hs: "48192000",
    certs: ["fsc", "haccp"],
    pictures: ["food-box", "carton-open"],
    ar: `علب وجبات كرافت مقاومة للزيت
      علب بوجه داخلي عازل للدهون خالٍ من الفلور، تُطوى دون غراء وتتحمّل الأكل الساخن نصف ساعة.`,
    en: `Grease-proof kraft meal boxes
      Boxes with a fluorine-free barrier inside, folded without glue, that hold hot food for half an hour.`,
    fr: `Boîtes repas kraft résistantes aux graisses
      Barrière intérieure sans fluor, pliage sans colle, tient un plat chaud une demi-heure.`,
    specs: {
      volume: q(900, "ml"),
      grammage: q(300, "gsm"),
      packing: ["300 علبة في الكرتون", "300 per carton", "300 par carton"],
      printing: ["لونان من 20 ألف قطعة", "2 colours from 20,000", "2 couleurs dès 20 000"],
    },
  }),
  packaging("cartons", "rigid-magnetic-gift-box", "RZM-GFT-M", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [500, "piece"],
    price: aed(14.5, [2000, 13.2], [6000, 11.6]),
    lead: [20, 30],
    hs: "48195000",
    certs: ["fsc"],
    pictures: ["gift-boxes", "carton-boxes"],
    ar: `علب هدايا صلبة بإغلاق مغناطيسي
      كرتون رمادي 2 مم مكسوّ بورق ملموس، مع تذهيب وبطانة مخملية، للعطور والتمور والمجوهرات.`,
    en: `Rigid gift boxes with magnetic closure
      2 mm greyboard wrapped in textured paper, with foil stamping and velvet lining, for perfumes, dates and jewellery.`,
    fr: `Coffrets rigides à fermeture aimantée
      Carton gris de 2 mm gainé de papier texturé, dorure et doublure velours, pour parfums, dattes et bijoux.`,
    specs: {
      thickness: q(2, "mm"),
      finish: ["تذهيب، بارز، UV", "Foil, emboss, spot UV", "Dorure, gaufrage, vernis UV"],
      packing: ["مجمّعة أو مسطّحة", "Assembled or flat", "Montés ou à plat"],
      colours: ["حسب الطلب", "To order", "Sur demande"],
    },
  }),
  packaging("bottles-jars", "pet-water-bottle-500ml-preform", "SHF-PET-500", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [20000, "piece"],
    price: aed(0.21, [100000, 0.195], [400000, 0.178]),
    lead: [7, 12],
    hs: "39233000",
    certs: ["iso-22000", "haccp", "gso"],
    pictures: ["pet-bottles", "pallet-cartons"],
    ar: `عبوات PET شفافة 500 مل للماء والعصير
      عبوات خفيفة 15 جرامًا بعنق 28 مم، تُورَّد منفوخة أو مسبقة التشكيل لخطوط النفخ لديكم.`,
    en: `Clear PET bottles 500 ml for water and juice
      Light 15 g bottles with a 28 mm neck, supplied blown or as preforms for your own line.`,
    fr: `Bouteilles PET transparentes 500 ml eau et jus
      Bouteilles légères de 15 g, col 28 mm, livrées soufflées ou en préformes pour votre ligne.`,
    specs: {
      volume: q(500, "ml"),
      weight: q(15, "g"),
      closure: ["غطاء 28 مم PCO 1881", "28 mm PCO 1881", "28 mm PCO 1881"],
      material: ["PET غذائي", "Food-grade PET", "PET alimentaire"],
      recycledContent: ["حتى 30٪", "up to 30%", "jusqu'à 30 %"],
    },
  }),
  packaging("bottles-jars", "glass-food-jar-370ml-lug", "SHF-GJR-370", {
    by: "sup_shafaf_plastics",
    origin: "SA",
    order: [5000, "piece"],
    price: aed(1.35, [20000, 1.26], [80000, 1.12]),
    lead: [10, 15],
    hs: "70109030",
    certs: ["iso-22000", "gso"],
    pictures: ["glass-jars", "pallet-cartons"],
    ar: `مرطبانات زجاجية 370 مل بغطاء لولبي
      مرطبانات للعسل والمخللات والدبس تتحمّل البسترة، على منصات مغلّفة بأغطية ذهبية أو سوداء أو مطبوعة.`,
    en: `Glass jars 370 ml with twist-off lid
      Jars for honey, pickles and date syrup that stand pasteurising, on wrapped pallets with gold, black or printed lids.`,
    fr: `Bocaux en verre 370 ml à couvercle twist-off
      Pour miel, condiments et sirop de dattes, pasteurisables, sur palettes filmées, couvercles or, noirs ou imprimés.`,
    specs: {
      volume: q(370, "ml"),
      weight: q(195, "g"),
      closure: ["غطاء 63 مم", "63 mm lug cap", "Capsule 63 mm"],
      packing: ["2,100 مرطبان في المنصة", "2,100 per pallet", "2 100 par palette"],
    },
  }),
  packaging("bottles-jars", "lotion-pump-bottle-300ml", "SHF-PMP-300", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [3000, "piece"],
    price: aed(1.85, [12000, 1.7], [40000, 1.52]),
    lead: [10, 15],
    hs: "39233000",
    certs: ["iso-9001"],
    pictures: ["pump-bottles", "carton-open"],
    ar: `عبوات بمضخة 300 مل للشامبو والكريمات
      عبوات PET أو بولي إيثيلين بألوان مطابقة لهوية العلامة، مع مضخات قابلة للقفل وطباعة حريرية مباشرة.`,
    en: `Pump bottles 300 ml for shampoo and lotion
      PET or polyethylene bottles in your brand's colours, with lockable pumps and direct silk-screen printing.`,
    fr: `Flacons-pompe 300 ml pour shampooing et crème
      PET ou PE aux couleurs de votre marque, pompes verrouillables et sérigraphie directe.`,
    specs: {
      volume: q(300, "ml"),
      closure: ["مضخة 24/410", "24/410 pump", "Pompe 24/410"],
      material: "PET / HDPE",
      printing: ["حتى 3 ألوان", "up to 3 colours", "jusqu'à 3 couleurs"],
    },
  }),
  packaging("bottles-jars", "hdpe-jerrycan-20l-stackable", "SHF-JRC-20", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [500, "piece"],
    price: aed(9.4, [2000, 8.8], [8000, 7.9]),
    lead: [7, 12],
    hs: "39233000",
    certs: ["iso-9001"],
    pictures: ["jerrycans", "pallet-cartons"],
    ar: `جالونات 20 لترًا قابلة للتكديس
      جالونات باعتماد UN للكيماويات والزيوت، بمقبض مريح وشريط رؤية جانبي وغطاء أمان.`,
    en: `Stackable 20-litre jerrycans
      UN-approved cans for chemicals and oils, with a comfortable handle, view stripe and tamper-evident cap.`,
    fr: `Jerricans gerbables 20 litres
      Homologués ONU pour chimie et huiles, poignée confortable, bande de niveau et bouchon inviolable.`,
    specs: {
      volume: q(20, "l"),
      weight: q(1050, "g"),
      certificate: ["اعتماد UN", "UN approval", "Homologation ONU"],
      colours: ["أبيض، أزرق، أسود", "White, blue, black", "Blanc, bleu, noir"],
    },
  }),
  packaging("bags-films", "hand-stretch-film-23-micron", "SHF-STF-23", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [200, "carton"],
    price: aed(88, [600, 83], [1800, 76]),
    lead: [5, 10],
    hs: "39201010",
    certs: ["iso-9001"],
    pictures: ["stretch-film", "pallet-cartons"],
    ar: `فيلم تغليف مطاطي يدوي 23 ميكرون – 6 لفّات
      فيلم شفاف باستطالة 250٪ يلتصق بنفسه ولا يتمزق على الزوايا، وبلون أسود للبضائع التي تحتاج سترًا.`,
    en: `Hand stretch film 23 micron, 6 rolls
      Clear film with 250% stretch that clings to itself and holds on corners; black for goods that need hiding.`,
    fr: `Film étirable manuel 23 microns – 6 rouleaux
      Film clair à 250 % d'étirement, auto-adhérent et solide aux angles ; en noir pour masquer la marchandise.`,
    specs: {
      thickness: q(23, "micron"),
      width: q(50, "cm"),
      stretch: q(250, "percent"),
      weight: ["2.2 كجم للّفة", "2.2 kg per roll", "2,2 kg par rouleau"],
    },
  }),
  packaging("bags-films", "stand-up-zip-pouch-window", "SHF-DOY-250", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [5000, "piece"],
    price: aed(0.68, [20000, 0.61], [80000, 0.53]),
    lead: [15, 20],
    hs: "39232100",
    certs: ["iso-22000", "haccp"],
    pictures: ["stand-up-pouches", "carton-open"],
    ar: `أكياس قائمة بسحّاب ونافذة 250 جم
      طبقات حاجزة للأكسجين والرطوبة للقهوة والمكسرات والتمور، بطباعة رقمية بلا كليشيه من خمسة آلاف كيس.`,
    en: `Stand-up zip pouches with window, 250 g
      Layers that keep out oxygen and moisture for coffee, nuts and dates; digital print without plates from five thousand.`,
    fr: `Sachets debout zippés à fenêtre – 250 g
      Complexe barrière à l'oxygène et à l'humidité pour café, fruits secs et dattes ; impression numérique dès cinq mille.`,
    specs: {
      structure: "PET / AL / PE",
      dimensions: ["16 × 23 + 8 سم", "16 × 23 + 8 cm", "16 × 23 + 8 cm"],
      printing: ["رقمية حتى 8 ألوان", "Digital, up to 8 colours", "Numérique, jusqu'à 8 couleurs"],
      closure: ["سحّاب قابل للغلق", "Resealable zip", "Zip refermable"],
    },
  }),
  packaging("bags-films", "pp-woven-sacks-50kg", "SHF-WVN-50", {
    by: "sup_shafaf_plastics",
    origin: "EG",
    order: [10000, "piece"],
    price: aed(0.95, [50000, 0.88], [200000, 0.79]),
    lead: [20, 30],
    hs: "63053300",
    certs: ["iso-9001"],
    pictures: ["woven-sacks", "pallet-sacks-white"],
    ar: `أكياس بولي بروبيلين منسوجة 50 كجم
      أكياس للأرز والسكر والأعلاف بطبقة داخلية وطباعة لونين، مثبتة ضد الأشعة فوق البنفسجية ستة أشهر.`,
    en: `Woven polypropylene sacks, 50 kg
      Sacks for rice, sugar and feed with a liner and two-colour print, UV-stable for six months.`,
    fr: `Sacs tissés polypropylène 50 kg
      Pour riz, sucre et aliments, avec doublure, deux couleurs et protection UV de six mois.`,
    specs: {
      dimensions: ["60 × 100 سم", "60 × 100 cm", "60 × 100 cm"],
      grammage: q(75, "gsm"),
      load: q(50, "kg"),
      printing: ["لونان بوجهين", "2 colours, both sides", "2 couleurs recto verso"],
    },
  }),
  packaging("bags-films", "twisted-handle-paper-bags", "RZM-PBG-32", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [2000, "piece"],
    price: aed(1.15, [8000, 1.05], [30000, 0.92]),
    lead: [10, 15],
    hs: "48194000",
    certs: ["fsc"],
    pictures: ["paper-bags", "carton-boxes"],
    ar: `أكياس ورقية بمقبض مجدول
      أكياس كرافت بني أو أبيض للمتاجر بدل البلاستيك الممنوع، تُطبع عليها علامتكم بحبر مائي.`,
    en: `Paper bags with twisted handles
      Brown or white kraft bags for shops in place of banned plastic, printed with your mark in water-based ink.`,
    fr: `Sacs papier à poignées torsadées
      Kraft brun ou blanc pour boutiques, en remplacement du plastique interdit, imprimés à l'encre à l'eau.`,
    specs: {
      dimensions: ["32 × 12 × 41 سم", "32 × 12 × 41 cm", "32 × 12 × 41 cm"],
      grammage: q(110, "gsm"),
      load: q(8, "kg"),
      printing: ["حتى 4 ألوان", "up to 4 colours", "jusqu'à 4 couleurs"],
    },
  }),
  packaging("labels-tapes", "bopp-packing-tape-48mm", "RZM-TPE-48", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [100, "carton"],
    price: aed(96, [400, 90], [1200, 82]),
    lead: [3, 7],
    hs: "39191000",
    certs: ["iso-9001"],
    pictures: ["packing-tape", "carton-open"],
    ar: `شريط لاصق للتغليف 48 مم – 36 لفّة
      شريط بني أو شفاف بلاصق أكريليكي لا يجف في المخازن الحارة، ويُطبع باسم شركتكم من مئة كرتون.`,
    en: `Packing tape 48 mm, 36 rolls
      Brown or clear tape with an acrylic glue that does not dry in hot stores, printed with your name from a hundred cartons.`,
    fr: `Ruban d'emballage 48 mm – 36 rouleaux
      Brun ou transparent, adhésif acrylique stable en entrepôt chaud, imprimé à votre nom dès cent cartons.`,
    specs: {
      width: q(48, "mm"),
      length: q(100, "m"),
      thickness: q(45, "micron"),
      packing: ["36 لفّة في الكرتون", "36 rolls per carton", "36 rouleaux par carton"],
    },
  }),
  packaging("labels-tapes", "thermal-label-rolls-100x150", "RZM-LBL-15", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [200, "roll"],
    price: aed(16.5, [800, 15.2], [3000, 13.6]),
    lead: [3, 7],
    hs: "48211000",
    certs: ["iso-9001", "fsc"],
    pictures: ["label-rolls", "carton-open"],
    ar: `لفّات ملصقات حرارية للشحن 100 × 150 مم
      ورق حراري بطبقة حماية من الخدش والرطوبة، يعمل مع جميع طابعات الملصقات، خمسمئة ملصق في اللفّة.`,
    en: `Thermal shipping labels 100 × 150 mm
      Top-coated against scratches and damp, for all label printers, five hundred to the roll.`,
    fr: `Étiquettes thermiques d'expédition 100 × 150 mm
      Papier protégé contre rayures et humidité, toutes imprimantes, cinq cents par rouleau.`,
    specs: {
      dimensions: ["100 × 150 مم", "100 × 150 mm", "100 × 150 mm"],
      packing: ["500 ملصق في اللفّة", "500 per roll", "500 par rouleau"],
      material: ["ورق حراري محمي", "Top-coated thermal paper", "Papier thermique protégé"],
      temperature: ["حتى −20 °م", "down to −20 °C", "jusqu'à −20 °C"],
    },
  }),
  packaging("labels-tapes", "pet-strapping-band-16mm", "SHF-STP-16", {
    by: "sup_shafaf_plastics",
    origin: "AE",
    order: [50, "roll"],
    price: aed(118, [200, 111], [800, 101]),
    lead: [5, 10],
    hs: "39201090",
    certs: ["iso-9001"],
    pictures: ["strapping", "pallet-tiles"],
    ar: `شريط حزم PET أخضر 16 مم
      بديل آمن للحزام الفولاذي بقوة شد 460 كجم، لا يصدأ ولا يجرح البضاعة، للبلاط والأخشاب والطوب.`,
    en: `Green PET strapping 16 mm
      A safe substitute for steel band with a 460 kg pull; no rust and no cuts, for tile, timber and brick.`,
    fr: `Feuillard PET vert 16 mm
      Alternative sûre à l'acier, 460 kg de résistance, sans rouille ni entaille, pour carreaux, bois et briques.`,
    specs: {
      width: q(16, "mm"),
      thickness: q("0.9", "mm"),
      tensile: q(460, "kg"),
      length: q(1150, "m"),
      recycledContent: q(100, "percent"),
    },
  }),
  packaging("labels-tapes", "paper-edge-protectors", "RZM-EDG-50", {
    by: "sup_rizmat_packaging",
    origin: "AE",
    order: [2000, "piece"],
    price: onRequest(),
    lead: [5, 10],
    hs: "48236990",
    certs: ["fsc", "iso-9001"],
    pictures: ["corner-boards", "pallet-cartons"],
    ar: `زوايا ورقية لحماية المنصات
      زوايا كرتون مضغوط تحمي الحواف وتزيد تحمّل التكديس، بأطوال من نصف متر إلى مترين ونصف.`,
    en: `Paper edge protectors for pallets
      Pressed-board angles that guard edges and add stacking strength, from half a metre to two and a half.`,
    fr: `Cornières en carton pour palettes
      Profilés compressés qui protègent les arêtes et renforcent le gerbage, de 0,5 à 2,5 mètres.`,
    specs: {
      dimensions: ["50 × 50 مم", "50 × 50 mm", "50 × 50 mm"],
      thickness: ["3–6 مم", "3–6 mm", "3–6 mm"],
      length: ["0.5–2.5 م", "0.5–2.5 m", "0,5–2,5 m"],
      recycledContent: q(100, "percent"),
    },
  }),
];
