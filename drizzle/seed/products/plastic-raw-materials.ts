import { aed, onRequest, usd } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q } from "../spec-values.ts";

const raw = productsOf("plastic-raw-materials");

export const PLASTIC_RAW_MATERIALS = [
  raw("polyethylene", "hdpe-blow-moulding-resin", "HJP-HD-5502", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: usd(1085, [100, 1065], [500, 1040]),
    lead: [7, 12],
    hs: "39012000",
    certs: ["iso-9001", "gso"],
    pictures: ["resin-hdpe", "pallet-sacks-white"],
    ar: `بولي إيثيلين عالي الكثافة للنفخ – أكياس 25 كجم
      راتنج بكر لعبوات المنظفات والزيوت والجالونات، بمقاومة جيدة للتشقق الإجهادي، مع شهادة تحليل المنتج.`,
    en: `HDPE blow-moulding resin, 25 kg bags
      Prime resin for detergent and oil bottles and cans, with good stress-crack resistance and the maker's certificate of analysis.`,
    fr: `PEHD pour extrusion-soufflage – sacs de 25 kg
      Résine vierge pour flacons et bidons, bonne tenue à la fissuration, avec certificat d'analyse du producteur.`,
    specs: {
      meltFlow: q("0.35", "mfi"),
      density: q("0.955", "gcm3"),
      grade: ["بكر، صالح للغذاء", "Prime, food contact", "Vierge, contact alimentaire"],
      packing: ["55 كيسًا على المنصة", "55 bags per pallet", "55 sacs par palette"],
      loading: ["24.75 طنًا في حاوية 40 قدمًا", "24.75 t per 40 ft", "24,75 t par 40 pieds"],
    },
  }),
  raw("polyethylene", "ldpe-film-grade-resin", "HJP-LD-2420", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: usd(1190, [100, 1168], [500, 1140]),
    lead: [7, 12],
    hs: "39011000",
    certs: ["iso-9001", "gso"],
    pictures: ["resin-ldpe", "pallet-sacks-white"],
    ar: `بولي إيثيلين منخفض الكثافة للأفلام
      شفافية عالية وسهولة سحب لأفلام التغليف والأكياس، بإضافات انزلاق أو بدونها حسب الطلب.`,
    en: `LDPE film resin
      High clarity and easy drawing for wrap films and bags, with or without slip additives.`,
    fr: `PEBD qualité film
      Haute transparence et étirage facile pour films et sacs, avec ou sans agent glissant.`,
    specs: {
      meltFlow: q("2.0", "mfi"),
      density: q("0.923", "gcm3"),
      additives: ["انزلاق ومانع التصاق", "Slip and antiblock", "Glissant et antibloquant"],
      packing: q(25, "kg"),
    },
  }),
  raw("polyethylene", "lldpe-stretch-film-resin", "HJP-LL-118", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: usd(1060, [100, 1042], [500, 1018]),
    lead: [7, 12],
    hs: "39014000",
    certs: ["iso-9001"],
    pictures: ["resin-lldpe", "stretch-film"],
    ar: `بولي إيثيلين خطي منخفض الكثافة للفيلم المطاطي
      بوليمر بوتين متوازن بين الشد والثقب، لأفلام التغليف والأكياس الثقيلة والري.`,
    en: `LLDPE resin for stretch film
      A butene grade balanced between tensile and puncture, for wrap, heavy bags and irrigation.`,
    fr: `PEBDL pour film étirable
      Grade butène équilibré entre traction et perforation, pour films, sacs lourds et irrigation.`,
    specs: {
      meltFlow: q("1.0", "mfi"),
      density: q("0.918", "gcm3"),
      tensile: q(38, "mpa"),
      packing: ["25 كجم على منصات", "25 kg on pallets", "25 kg sur palettes"],
    },
  }),
  raw("polyethylene", "rotomoulding-polyethylene-powder", "HJP-RT-35", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [15, "tonne"],
    price: usd(1240, [50, 1215], [200, 1180]),
    lead: [10, 15],
    hs: "39014000",
    certs: ["iso-9001", "gso"],
    pictures: ["octabin", "water-tank"],
    ar: `بولي إيثيلين للقولبة الدورانية – أوكتابين 700 كجم
      مادة مثبّتة ضد الأشعة UV8 لخزانات المياه والحواجز المرورية، حبيبات أو مسحوق 35 مش.`,
    en: `Rotomoulding polyethylene, 700 kg octabin
      UV8-stabilised grade for water tanks and road barriers, as pellets or 35-mesh powder.`,
    fr: `Polyéthylène pour rotomoulage – octabin de 700 kg
      Grade stabilisé UV8 pour citernes et barrières, en granulés ou poudre 35 mesh.`,
    specs: {
      meltFlow: q("4.0", "mfi"),
      density: q("0.937", "gcm3"),
      fineness: ["35 مش", "35 mesh", "35 mesh"],
      packing: ["أوكتابين 700 كجم", "700 kg octabin", "Octabin de 700 kg"],
    },
  }),
  raw("polypropylene", "pp-raffia-homopolymer", "HJP-PP-H030", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: usd(1030, [100, 1012], [500, 988]),
    lead: [7, 12],
    hs: "39021000",
    certs: ["iso-9001", "gso"],
    pictures: ["resin-pp-raffia", "woven-sacks"],
    ar: `بولي بروبيلين هوموبوليمر للرافيا
      راتنج للأكياس المنسوجة والحبال والسجاد، بقوة شد عالية وثبات سحب على السرعات الكبيرة.`,
    en: `PP raffia homopolymer
      Resin for woven sacks, ropes and carpet yarn, with high tenacity and steady drawing at speed.`,
    fr: `PP homopolymère raphia
      Résine pour sacs tissés, cordages et fils de tapis, haute ténacité et étirage stable.`,
    specs: {
      meltFlow: q("3.0", "mfi"),
      density: q("0.905", "gcm3"),
      tensile: q(34, "mpa"),
      packing: q(25, "kg"),
    },
  }),
  raw("polypropylene", "pp-injection-copolymer", "HJP-PP-C120", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: usd(1115, [100, 1095], [500, 1068]),
    lead: [7, 12],
    hs: "39023000",
    certs: ["iso-9001"],
    pictures: ["resin-pp-injection", "plastic-crates"],
    ar: `بولي بروبيلين كوبوليمر للحقن
      مقاومة صدم عالية للصناديق والدلاء وقطع السيارات، حتى في مخازن التبريد.`,
    en: `PP impact copolymer for injection
      High impact strength for crates, pails and car parts, down to cold-store temperatures.`,
    fr: `PP copolymère choc pour injection
      Haute résistance aux chocs pour caisses, seaux et pièces auto, même en chambre froide.`,
    specs: {
      meltFlow: q(12, "mfi"),
      density: q("0.905", "gcm3"),
      temperature: ["صدم حتى −20 °م", "Impact to −20 °C", "Choc jusqu'à −20 °C"],
      packing: q(25, "kg"),
    },
  }),
  raw("polypropylene", "pp-bopp-film-grade", "HJP-PP-F103", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [25, "tonne"],
    price: onRequest("USD"),
    lead: [10, 15],
    hs: "39021000",
    certs: ["iso-9001"],
    pictures: ["resin-pp-film", "pallet-sacks-white"],
    ar: `بولي بروبيلين لأفلام BOPP
      راتنج قليل الهلام لأفلام الأغذية والأشرطة اللاصقة، بسعر مرتبط بمؤشر الشهر ومعلن قبل الشحن.`,
    en: `PP for BOPP film
      Low-gel resin for food film and tapes, at a price linked to the month's index and announced before loading.`,
    fr: `PP pour film BOPP
      Résine à faible taux de gels pour films alimentaires et adhésifs, prix indexé annoncé avant chargement.`,
    specs: {
      meltFlow: q("3.2", "mfi"),
      density: q("0.903", "gcm3"),
      grade: ["صالح للغذاء", "Food contact", "Contact alimentaire"],
      packing: q(25, "kg"),
    },
  }),
  raw("polypropylene", "pp-fibre-grade-jumbo-bag", "HJP-PP-S250", {
    by: "sup_jubail_polymers",
    origin: "SA",
    order: [20, "tonne"],
    price: usd(1075, [80, 1055], [400, 1028]),
    lead: [10, 15],
    hs: "39021000",
    certs: ["iso-9001", "gso"],
    pictures: ["resin-pp-jumbo", "pallet-sacks-white"],
    ar: `بولي بروبيلين للألياف غير المنسوجة – جامبو 1 طن
      راتنج عالي السيولة لأقمشة SMS والحفاضات والكمامات، بتوزيع وزن جزيئي ضيق.`,
    en: `PP for non-woven fibre, 1-tonne jumbo bag
      High-flow resin for SMS fabrics, nappies and masks, with a narrow molecular-weight spread.`,
    fr: `PP pour fibres non tissées – big bag 1 tonne
      Résine très fluide pour SMS, couches et masques, distribution moléculaire étroite.`,
    specs: {
      meltFlow: q(25, "mfi"),
      density: q("0.902", "gcm3"),
      packing: ["جامبو 1000 كجم", "1,000 kg jumbo bag", "Big bag de 1 000 kg"],
      use: ["ألياف منصهرة مغزولة", "Spunbond fibre", "Fibre spunbond"],
    },
  }),
  raw("pvc-pet", "pvc-suspension-resin-k67", "ALM-PVC-K67", {
    by: "sup_alwan_masterbatch",
    origin: "SA",
    order: [20, "tonne"],
    price: usd(910, [80, 893], [400, 868]),
    lead: [10, 15],
    hs: "39041000",
    certs: ["iso-9001", "gso"],
    pictures: ["pvc-powder", "pallet-sacks"],
    ar: `راتنج PVC معلّق K67 – أكياس 25 كجم
      مسحوق مسامي سريع الامتصاص للملدّنات، للأنابيب والمقاطع والكابلات، خالٍ من الشوائب السوداء.`,
    en: `PVC suspension resin K67, 25 kg bags
      Porous powder that takes up plasticiser quickly, for pipe, profile and cable, free of black specks.`,
    fr: `Résine PVC suspension K67 – sacs de 25 kg
      Poudre poreuse absorbant vite le plastifiant, pour tubes, profilés et câbles, sans points noirs.`,
    specs: {
      kValue: "66–68",
      density: ["0.56 جم/سم³ ظاهرية", "0.56 g/cm³ bulk", "0,56 g/cm³ apparente"],
      purity: ["VCM أقل من 1 ppm", "VCM below 1 ppm", "CVM inférieur à 1 ppm"],
      packing: q(25, "kg"),
    },
  }),
  raw("pvc-pet", "pvc-resin-jumbo-k57", "ALM-PVC-K57", {
    by: "sup_alwan_masterbatch",
    origin: "SA",
    order: [20, "tonne"],
    price: usd(925, [80, 908], [400, 880]),
    lead: [10, 15],
    hs: "39041000",
    certs: ["iso-9001"],
    pictures: ["pvc-jumbo", "pallet-sacks-white"],
    ar: `راتنج PVC K57 للوصلات والعبوات – جامبو
      قيمة K منخفضة وسيولة جيدة لحقن الوصلات والألواح الشفافة، في أكياس جامبو 1100 كجم.`,
    en: `PVC resin K57 for fittings and sheet, jumbo bag
      A low K value and good flow for injected fittings and clear sheet, in 1,100 kg jumbo bags.`,
    fr: `Résine PVC K57 pour raccords et plaques – big bag
      Faible valeur K et bonne fluidité pour raccords injectés et plaques claires, en big bags de 1 100 kg.`,
    specs: {
      kValue: "56–58",
      packing: ["جامبو 1100 كجم", "1,100 kg jumbo bag", "Big bag de 1 100 kg"],
      use: ["حقن وألواح", "Injection and sheet", "Injection et plaques"],
      purity: ["VCM أقل من 1 ppm", "VCM below 1 ppm", "CVM inférieur à 1 ppm"],
    },
  }),
  raw("pvc-pet", "pet-bottle-grade-chips-iv080", "HJP-PET-080", {
    by: "sup_jubail_polymers",
    origin: "OM",
    order: [22, "tonne"],
    price: usd(980, [88, 962], [440, 938]),
    lead: [10, 15],
    hs: "39076100",
    certs: ["iso-9001", "fda", "halal"],
    pictures: ["pet-chips", "pet-bottles"],
    ar: `رقائق PET للعبوات بلزوجة 0.80
      رقائق لعبوات المياه والمشروبات الغازية والزيوت بنسبة أسيتالدهيد دون 1 جزء في المليون.`,
    en: `PET bottle chips, IV 0.80
      Chips for water, carbonated drinks and oil bottles, with acetaldehyde under 1 ppm.`,
    fr: `Granulés PET bouteille, IV 0,80
      Pour eaux, boissons gazeuses et huiles, acétaldéhyde inférieur à 1 ppm.`,
    specs: {
      viscosity: ["0.80 ± 0.02 ديسيلتر/جم", "0.80 ± 0.02 dL/g", "0,80 ± 0,02 dL/g"],
      purity: ["AA أقل من 1 ppm", "AA below 1 ppm", "AA inférieur à 1 ppm"],
      packing: ["جامبو 1100 كجم", "1,100 kg jumbo bag", "Big bag de 1 100 kg"],
      loading: ["22 طنًا في حاوية 20 قدمًا", "22 t per 20 ft", "22 t par 20 pieds"],
    },
  }),
  raw("pvc-pet", "pvc-cable-compound-grey", "ALM-PVC-C90", {
    by: "sup_alwan_masterbatch",
    origin: "AE",
    order: [5, "tonne"],
    price: aed(5650, [20, 5480], [80, 5250]),
    lead: [10, 15],
    hs: "39042200",
    certs: ["iso-9001", "rohs", "iec"],
    pictures: ["pvc-compound", "cable-control"],
    ar: `مركّب PVC لغلاف الكابلات – رمادي
      مركّب خالٍ من الرصاص مثبّت بالكالسيوم والزنك، لحرارة تشغيل 90 درجة ومقاوم للهب.`,
    en: `PVC cable-sheath compound, grey
      Lead-free compound stabilised with calcium and zinc, for 90 °C service and flame-retardant.`,
    fr: `Compound PVC de gaine de câble – gris
      Sans plomb, stabilisé calcium-zinc, pour service à 90 °C et retardant de flamme.`,
    specs: {
      density: q("1.45", "gcm3"),
      temperature: q(90, "celsius"),
      tensile: q("12.5", "mpa"),
      standard: "IEC 60502",
      packing: q(25, "kg"),
    },
  }),
  raw("masterbatch", "white-masterbatch-60-tio2", "ALM-MB-W60", {
    by: "sup_alwan_masterbatch",
    origin: "AE",
    order: [1, "tonne"],
    price: aed(7900, [5, 7580], [20, 7150]),
    lead: [7, 12],
    hs: "32061900",
    certs: ["iso-9001", "rohs", "fda"],
    pictures: ["masterbatch-white", "pallet-sacks-white"],
    ar: `ماستر باتش أبيض بنسبة 60٪ ثاني أكسيد التيتانيوم
      تغطية عالية وتشتت ناعم لأفلام 20 ميكرون والعبوات، صالح لملامسة الغذاء.`,
    en: `White masterbatch, 60% TiO₂
      High opacity and fine dispersion for 20-micron film and bottles, safe for food contact.`,
    fr: `Mélange-maître blanc à 60 % de TiO₂
      Haute opacité et dispersion fine pour films de 20 microns et flacons, contact alimentaire.`,
    specs: {
      pigment: q(60, "percent"),
      carrier: "LLDPE",
      meltFlow: q(6, "mfi"),
      dose: ["2–6٪", "2–6%", "2–6 %"],
      packing: q(25, "kg"),
    },
  }),
  raw("masterbatch", "black-masterbatch-40-carbon", "ALM-MB-B40", {
    by: "sup_alwan_masterbatch",
    origin: "AE",
    order: [1, "tonne"],
    price: aed(5200, [5, 4980], [20, 4690]),
    lead: [7, 12],
    hs: "32064990",
    certs: ["iso-9001", "rohs"],
    pictures: ["masterbatch-black", "pallet-sacks"],
    ar: `ماستر باتش أسود بنسبة 40٪ كربون
      لأنابيب PE100 وأغشية الزراعة بحماية من الشمس تتجاوز عشرين سنة، ومطابق لاختبار التشتت ISO 18553.`,
    en: `Black masterbatch, 40% carbon
      For PE100 pipe and farm film with sun protection beyond twenty years; passes ISO 18553 dispersion.`,
    fr: `Mélange-maître noir à 40 % de carbone
      Pour tubes PE100 et films agricoles, protection solaire de plus de vingt ans ; conforme ISO 18553.`,
    specs: {
      pigment: q(40, "percent"),
      carrier: "LDPE",
      dose: ["2.5–5٪", "2.5–5%", "2,5–5 %"],
      standard: "ISO 18553",
      packing: q(25, "kg"),
    },
  }),
  raw("masterbatch", "custom-colour-masterbatch", "ALM-MB-CLR", {
    by: "sup_alwan_masterbatch",
    origin: "AE",
    order: [100, "kg"],
    price: aed(21.5, [500, 19.8], [2000, 17.6]),
    lead: [5, 10],
    hs: "32041990",
    certs: ["iso-9001", "rohs", "fda"],
    pictures: ["masterbatch-colour", "carton-open"],
    ar: `ماستر باتش ملوّن مطابق للعينة
      نطابق اللون على جهاز الطيف خلال يومي عمل ونحفظ التركيبة برقمها، بدفعات تبدأ من مئة كيلوجرام.`,
    en: `Colour masterbatch matched to sample
      We match the colour by spectrophotometer in two working days and keep the formula on file; batches from a hundred kilos.`,
    fr: `Mélange-maître coloré au contretype
      Couleur contretypée au spectrophotomètre en deux jours ouvrés, formule archivée ; lots dès cent kilos.`,
    specs: {
      pigment: ["20–40٪", "20–40%", "20–40 %"],
      carrier: "PE / PP / PET",
      accuracy: "ΔE < 1.0",
      dose: ["2–4٪", "2–4%", "2–4 %"],
    },
  }),
  raw("masterbatch", "uv-antioxidant-additive-masterbatch", "ALM-MB-UV20", {
    by: "sup_alwan_masterbatch",
    status: "in_review",
    origin: "AE",
    order: [200, "kg"],
    price: aed(28, [1000, 26.2], [4000, 23.8]),
    lead: [7, 12],
    hs: "38123900",
    certs: ["iso-9001", "rohs"],
    pictures: ["masterbatch-additive", "carton-open"],
    ar: `ماستر باتش إضافات: مضاد للأشعة والأكسدة
      تركيبة للبيوت المحمية والخزانات والأثاث الخارجي، مع تقرير عمر متوقع حسب إشعاع موقعكم.`,
    en: `Additive masterbatch: UV and antioxidant
      A formula for greenhouses, tanks and outdoor furniture, with a service-life report for the sun where you are.`,
    fr: `Mélange-maître additif : anti-UV et antioxydant
      Pour serres, citernes et mobilier extérieur, avec rapport de durée de vie selon votre ensoleillement.`,
    specs: {
      composition: ["HALS 20٪", "HALS 20%", "HALS 20 %"],
      carrier: "LDPE",
      dose: ["1–4٪", "1–4%", "1–4 %"],
      packing: q(25, "kg"),
    },
  }),
];
