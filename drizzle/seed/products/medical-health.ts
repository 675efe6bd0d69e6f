import { aed, onRequest, sar } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { months, pack, q, years } from "../spec-values.ts";

const medical = productsOf("medical-health");

export const MEDICAL_HEALTH = [
  medical("medical-devices", "digital-blood-pressure-monitor", "BLS-BPM-01", {
    by: "sup_balsam_medical",
    origin: "DE",
    order: [50, "piece"],
    price: aed(142, [200, 134], [800, 122]),
    lead: [5, 10],
    hs: "90189010",
    certs: ["iso-13485", "ce"],
    pictures: ["blood-pressure", "carton-open"],
    ar: `جهاز قياس ضغط الدم الرقمي – ذراع
      جهاز معتمد سريريًا بثلاثة مقاسات للكفّة وذاكرة لمستخدمين ونطق عربي للنتيجة، للصيدليات والعيادات.`,
    en: `Digital upper-arm blood-pressure monitor
      Clinically validated, with three cuff sizes, memory for two users and spoken Arabic results; for pharmacies and clinics.`,
    fr: `Tensiomètre électronique au bras
      Validé cliniquement, trois tailles de brassard, deux mémoires et annonce vocale en arabe ; pharmacies et cliniques.`,
    specs: {
      accuracy: ["±3 ملم زئبق", "±3 mmHg", "±3 mmHg"],
      size: ["22–52 سم", "22–52 cm", "22–52 cm"],
      battery: ["4 بطاريات AA أو محوّل", "4 × AA or adapter", "4 piles AA ou secteur"],
      warranty: years(3),
    },
  }),
  medical("medical-devices", "electric-hospital-bed-5-function", "BLS-BED-E5", {
    by: "sup_balsam_medical",
    origin: "TR",
    order: [5, "piece"],
    price: aed(6900, [20, 6550], [60, 6100]),
    lead: [30, 45],
    hs: "94029000",
    certs: ["iso-13485", "ce"],
    pictures: ["hospital-bed", "pallet-cartons"],
    ar: `سرير مستشفى كهربائي بخمس حركات
      سرير للأجنحة والعناية بحواجز قابلة للطي وبطارية احتياطية ووضعيات إنعاش سريعة، يُركّب ويُدرَّب عليه في الموقع.`,
    en: `Electric hospital bed, five functions
      For wards and intensive care, with folding rails, back-up battery and fast CPR position; installed with training on site.`,
    fr: `Lit médicalisé électrique cinq fonctions
      Pour services et soins intensifs, barrières rabattables, batterie de secours et position RCP ; installation et formation sur site.`,
    specs: {
      load: q(250, "kg"),
      dimensions: ["215 × 102 سم", "215 × 102 cm", "215 × 102 cm"],
      height: ["38–78 سم", "38–78 cm", "38–78 cm"],
      standard: "IEC 60601-2-52",
      warranty: years(2),
    },
  }),
  medical("medical-devices", "foldable-aluminium-wheelchair", "BLS-WCH-A1", {
    by: "sup_balsam_medical",
    origin: "CN",
    order: [20, "piece"],
    price: aed(585, [80, 552], [240, 508]),
    lead: [10, 15],
    hs: "87131000",
    certs: ["ce", "iso-13485"],
    pictures: ["wheelchair", "carton-open"],
    ar: `كرسي متحرك ألمنيوم قابل للطي
      كرسي خفيف بوزن 12.5 كجم بعجلات سريعة الفك ومسندين قابلين للرفع، للمطارات والمستشفيات والمساجد.`,
    en: `Folding aluminium wheelchair
      A light 12.5 kg chair with quick-release wheels and flip-up arms, for airports, hospitals and mosques.`,
    fr: `Fauteuil roulant pliant en aluminium
      Léger (12,5 kg), roues à démontage rapide et accoudoirs relevables, pour aéroports, hôpitaux et mosquées.`,
    specs: {
      weight: q("12.5", "kg"),
      load: q(115, "kg"),
      width: q(46, "cm"),
      material: ["ألمنيوم 6061", "6061 aluminium", "Aluminium 6061"],
      warranty: years(2),
    },
  }),
  medical("medical-devices", "multi-parameter-patient-monitor", "BLS-MON-12", {
    by: "sup_balsam_medical",
    origin: "DE",
    order: [3, "piece"],
    price: onRequest(),
    lead: [20, 30],
    hs: "90181900",
    certs: ["ce", "iso-13485", "fda"],
    pictures: ["patient-monitor", "blood-pressure"],
    ar: `شاشة مراقبة مريض متعددة القياسات – 12 بوصة
      تخطيط قلب بخمسة أقطاب وتشبّع وضغط وتنفس وحرارة، مع إنذارات عربية وربط بمحطة مركزية.`,
    en: `Multi-parameter patient monitor, 12-inch
      Five-lead ECG, saturation, pressure, respiration and temperature, with Arabic alarms and a link to a central station.`,
    fr: `Moniteur patient multiparamètre – 12 pouces
      ECG cinq dérivations, SpO₂, tension, respiration et température, alarmes en arabe et liaison à une centrale.`,
    specs: {
      display: q("12.1", "inch"),
      battery: ["4 ساعات", "4 hours", "4 heures"],
      connectivity: "HL7, Ethernet, Wi-Fi",
      standard: "IEC 60601-1",
      warranty: years(2),
    },
  }),
  medical("disposables", "nitrile-examination-gloves-box100", "NQA-GLV-N", {
    by: "sup_naqaa_medical",
    origin: "SA",
    order: [200, "carton"],
    price: sar(142, [600, 134], [1500, 123]),
    lead: [7, 12],
    hs: "40151200",
    certs: ["iso-13485", "ce", "fda", "saso"],
    pictures: ["gloves-box", "pallet-cartons-white"],
    ar: `قفازات فحص نتريل خالية من البودرة – 10 × 100
      قفازات زرقاء بأطراف محببة ومستوى جودة AQL 1.5، للفحص الطبي والأغذية والمختبرات.`,
    en: `Powder-free nitrile exam gloves, 10 × 100
      Blue gloves with textured fingertips at AQL 1.5, for medical, food and laboratory use.`,
    fr: `Gants d'examen nitrile non poudrés – 10 × 100
      Gants bleus à bouts texturés, AQL 1,5, pour usage médical, alimentaire et laboratoire.`,
    specs: {
      size: ["S، M، L، XL", "S, M, L, XL", "S, M, L, XL"],
      thickness: ["0.10 مم", "0.10 mm", "0,10 mm"],
      standard: "EN 455 / ASTM D6319",
      packing: ["10 علب × 100", "10 boxes × 100", "10 boîtes × 100"],
      shelfLife: months(60),
    },
  }),
  medical("disposables", "type-iir-surgical-masks-box50", "NQA-MSK-2R", {
    by: "sup_naqaa_medical",
    origin: "SA",
    order: [100, "carton"],
    price: sar(196, [400, 185], [1200, 169]),
    lead: [5, 10],
    hs: "63079040",
    certs: ["iso-13485", "ce", "saso"],
    pictures: ["face-masks", "pallet-cartons-white"],
    ar: `كمامات جراحية ثلاث طبقات Type IIR – 40 × 50
      كفاءة ترشيح 98٪ ومقاومة للرذاذ بحلقات ناعمة لا تؤلم الأذن، بمقاسين للكبار والأطفال.`,
    en: `Type IIR surgical masks, 40 × 50
      98% filtration and splash resistance with soft ear loops, in adult and child sizes.`,
    fr: `Masques chirurgicaux Type IIR – 40 × 50
      Filtration de 98 %, résistance aux projections, élastiques doux, tailles adulte et enfant.`,
    specs: {
      efficiency: ["ترشيح بكتيري 98٪", "98% BFE", "EFB 98 %"],
      standard: "EN 14683 Type IIR",
      packing: ["40 علبة × 50", "40 boxes × 50", "40 boîtes × 50"],
      shelfLife: months(36),
    },
  }),
  medical("disposables", "sterile-luer-lock-syringe-5ml", "NQA-SYR-5", {
    by: "sup_naqaa_medical",
    origin: "SA",
    order: [100, "carton"],
    price: sar(228, [400, 216], [1200, 199]),
    lead: [7, 12],
    hs: "90183100",
    certs: ["iso-13485", "ce", "saso"],
    pictures: ["syringes", "pallet-cartons-white"],
    ar: `محاقن معقمة 5 مل بقفل لولبي مع إبرة 21G
      ثلاث قطع بمكبس مطاطي خالٍ من اللاتكس وتدريج واضح، معقمة بأكسيد الإيثيلين ومغلّفة فرديًا.`,
    en: `Sterile luer-lock syringe 5 ml with 21G needle
      Three-part syringe with a latex-free stopper and clear scale, ethylene-oxide sterile, singly packed.`,
    fr: `Seringue stérile luer-lock 5 ml avec aiguille 21G
      Trois pièces, joint sans latex, graduation nette, stérile à l'oxyde d'éthylène, sous blister individuel.`,
    specs: {
      volume: q(5, "ml"),
      sterility: ["أكسيد الإيثيلين", "Ethylene oxide", "Oxyde d'éthylène"],
      packing: ["1,200 محقن في الكرتون", "1,200 per carton", "1 200 par carton"],
      standard: "ISO 7886-1",
      shelfLife: months(60),
    },
  }),
  medical("disposables", "sterile-surgical-gown-pack", "NQA-GWN-L3", {
    by: "sup_naqaa_medical",
    status: "in_review",
    origin: "SA",
    order: [50, "carton"],
    price: sar(385, [200, 366], [600, 338]),
    lead: [10, 15],
    hs: "62101000",
    certs: ["iso-13485", "ce"],
    pictures: ["surgical-gowns", "pallet-cartons-white"],
    ar: `أثواب جراحية معقمة مستوى 3 – 50 ثوبًا
      نسيج SMMS بأكمام محبوكة ومناطق مقوّاة، تُغلّف فرديًا مع منشفتين، وتناسب غرف العمليات الحارة لخفتها.`,
    en: `Sterile surgical gowns level 3, pack of 50
      SMMS fabric with knitted cuffs and reinforced zones, singly packed with two towels, light enough for warm theatres.`,
    fr: `Casaques chirurgicales stériles niveau 3 – par 50
      Tissu SMMS, poignets tricotés et zones renforcées, emballées une à une avec deux essuie-mains.`,
    specs: {
      grammage: q(45, "gsm"),
      standard: "AAMI PB70 / EN 13795",
      size: ["L، XL، XXL", "L, XL, XXL", "L, XL, XXL"],
      sterility: ["أكسيد الإيثيلين", "Ethylene oxide", "Oxyde d'éthylène"],
    },
  }),
  medical("supplements", "vitamin-c-1000-effervescent", "AFY-VTC-60", {
    by: "sup_afiyat_nutrition",
    origin: "AE",
    order: [500, "piece"],
    price: aed(18.5, [2000, 17.2], [6000, 15.4]),
    lead: [15, 20],
    hs: "21069060",
    certs: ["gmp", "halal", "haccp"],
    pictures: ["vitamin-bottle", "carton-open"],
    ar: `فيتامين C 1000 ملجم مع زنك – 60 كبسولة
      كبسولات نباتية حلال بامتصاص ممتد، مسجّلة في الإمارات مع ملف جاهز للتسجيل في دول الخليج.`,
    en: `Vitamin C 1,000 mg with zinc, 60 capsules
      Halal vegetable capsules with slow release, registered in the Emirates and with a dossier ready for other Gulf states.`,
    fr: `Vitamine C 1 000 mg et zinc – 60 gélules
      Gélules végétales halal à libération prolongée, enregistrées aux Émirats, dossier prêt pour les autres pays du Golfe.`,
    specs: {
      dose: ["كبسولة يوميًا", "One capsule daily", "Une gélule par jour"],
      composition: [
        "فيتامين C 1000 ملجم، زنك 10 ملجم",
        "Vitamin C 1,000 mg, zinc 10 mg",
        "Vitamine C 1 000 mg, zinc 10 mg",
      ],
      packing: ["48 عبوة في الكرتون", "48 bottles per carton", "48 flacons par carton"],
      shelfLife: months(24),
    },
  }),
  medical("supplements", "omega-3-fish-oil-softgels", "AFY-OMG-90", {
    by: "sup_afiyat_nutrition",
    origin: "AE",
    order: [300, "piece"],
    price: aed(27, [1200, 25.2], [4000, 22.8]),
    lead: [15, 20],
    hs: "21069060",
    certs: ["gmp", "halal"],
    pictures: ["omega-softgels", "carton-open"],
    ar: `أوميغا 3 زيت سمك – 90 كبسولة جيلاتين بقري حلال
      زيت سمك منقّى من المعادن الثقيلة بتركيز 60٪ وطعم ليمون خفيف، مع تحليل أكسدة لكل دفعة.`,
    en: `Omega-3 fish oil, 90 halal softgels
      Oil purified of heavy metals at 60% strength with a light lemon taste, in bovine gelatine; oxidation test for each batch.`,
    fr: `Oméga-3 huile de poisson – 90 capsules halal
      Huile purifiée des métaux lourds, concentrée à 60 %, léger goût de citron, gélatine bovine halal ; test d'oxydation par lot.`,
    specs: {
      composition: ["EPA 330 / DHA 270 ملجم", "EPA 330 / DHA 270 mg", "EPA 330 / DHA 270 mg"],
      dose: ["كبسولتان يوميًا", "Two capsules daily", "Deux capsules par jour"],
      packing: ["36 عبوة في الكرتون", "36 bottles per carton", "36 flacons par carton"],
      shelfLife: months(24),
    },
  }),
  medical("supplements", "wild-sidr-honey-jar-500g", "AFY-HNY-500", {
    by: "sup_afiyat_nutrition",
    origin: "OM",
    order: [100, "piece"],
    price: aed(145, [400, 137], [1200, 125]),
    lead: [7, 12],
    hs: "04090010",
    certs: ["haccp", "halal", "organic"],
    pictures: ["sidr-honey", "date-syrup"],
    ar: `عسل سدر بري – مرطبان 500 جم
      عسل من أودية عُمان والإمارات غير مسخّن، مع فحص حبوب اللقاح والسكروز لكل موسم.`,
    en: `Wild sidr honey, 500 g jar
      Unheated honey from the wadis of Oman and the Emirates, with pollen and sucrose tests each season.`,
    fr: `Miel de sidr sauvage – pot de 500 g
      Miel non chauffé des oueds d'Oman et des Émirats, analyses pollinique et de saccharose à chaque récolte.`,
    specs: {
      netWeight: q(500, "g"),
      moisture: ["أقل من 18٪", "below 18%", "inférieure à 18 %"],
      purity: ["سكروز أقل من 3٪", "Sucrose below 3%", "Saccharose inférieur à 3 %"],
      shelfLife: months(36),
    },
  }),
  medical("supplements", "cold-pressed-black-seed-oil-250ml", "AFY-BSO-250", {
    by: "sup_afiyat_nutrition",
    origin: "AE",
    order: [200, "piece"],
    price: aed(38, [800, 35.5], [2400, 32]),
    lead: [10, 15],
    hs: "15159090",
    certs: ["gmp", "halal", "organic"],
    pictures: ["black-seed-oil", "carton-open"],
    ar: `زيت الحبة السوداء معصور على البارد – 250 مل
      زيت من حبة سوداء حبشية بنسبة ثيموكينون 1.8٪، في زجاج داكن، صالح للأكل والدهن.`,
    en: `Cold-pressed black seed oil, 250 ml
      Oil of Ethiopian nigella with 1.8% thymoquinone in dark glass, fit for eating and for the skin.`,
    fr: `Huile de nigelle pressée à froid – 250 ml
      Nigelle d'Éthiopie à 1,8 % de thymoquinone, verre foncé, usage alimentaire et cutané.`,
    specs: {
      volume: q(250, "ml"),
      purity: ["عصرة أولى 100٪", "100% first pressing", "100 % première pression"],
      packing: pack(24, 250, "ml"),
      shelfLife: months(24),
    },
  }),
  medical("lab-supplies", "binocular-led-microscope", "BLS-MIC-B40", {
    by: "sup_balsam_medical",
    origin: "DE",
    order: [5, "piece"],
    price: aed(2350, [20, 2230], [60, 2060]),
    lead: [15, 20],
    hs: "90118000",
    certs: ["ce", "iso-9001"],
    pictures: ["microscope", "culture-dishes"],
    ar: `مجهر ثنائي العينية بإضاءة LED
      أربع عدسات شيئية مصححة وطاولة ميكانيكية، للمختبرات التعليمية والتشخيصية، مع كاميرا اختيارية.`,
    en: `Binocular microscope with LED light
      Four corrected objectives and a mechanical stage, for teaching and diagnostic laboratories; camera optional.`,
    fr: `Microscope binoculaire à éclairage LED
      Quatre objectifs corrigés et platine mécanique, pour enseignement et diagnostic ; caméra en option.`,
    specs: {
      range: ["تكبير 40–1000×", "40–1,000× magnification", "Grossissement 40–1 000×"],
      power: q(3, "w"),
      weight: q("6.8", "kg"),
      warranty: years(5),
    },
  }),
  medical("lab-supplies", "vacuum-blood-collection-tubes", "BLS-VBT-4", {
    by: "sup_balsam_medical",
    origin: "CN",
    order: [50, "carton"],
    price: aed(420, [200, 398], [600, 366]),
    lead: [10, 15],
    hs: "39269010",
    certs: ["iso-13485", "ce"],
    pictures: ["test-tubes", "pallet-cartons-white"],
    ar: `أنابيب سحب دم مفرغة 4 مل – 1200 أنبوب
      أنابيب PET بأغطية آمنة وألوان قياسية (EDTA، جل، سترات)، معقّمة بأشعة غاما.`,
    en: `Vacuum blood tubes 4 ml, 1,200 per carton
      PET tubes with safety caps in standard colours (EDTA, gel, citrate), gamma-sterilised.`,
    fr: `Tubes sous vide 4 ml – 1 200 par carton
      Tubes PET à bouchons de sécurité aux couleurs normalisées (EDTA, gel, citrate), stérilisés aux rayons gamma.`,
    specs: {
      volume: q(4, "ml"),
      material: "PET",
      sterility: ["أشعة غاما", "Gamma rays", "Rayons gamma"],
      standard: "ISO 6710",
      shelfLife: months(18),
    },
  }),
  medical("lab-supplies", "benchtop-centrifuge-24-tubes", "BLS-CFG-24", {
    by: "sup_balsam_medical",
    origin: "DE",
    order: [2, "piece"],
    price: aed(5400, [8, 5150], [24, 4790]),
    lead: [20, 30],
    hs: "84211990",
    certs: ["ce", "iso-13485"],
    pictures: ["centrifuge", "test-tubes"],
    ar: `جهاز طرد مركزي مخبري 24 أنبوبًا
      محرك بلا فحمات وقفل غطاء وقياس عدم اتزان، هادئ وسهل المعايرة، مع شهادة معايرة عند التسليم.`,
    en: `Benchtop centrifuge, 24 tubes
      Brushless motor, lid lock and imbalance sensor; quiet and easy to calibrate, delivered with a calibration certificate.`,
    fr: `Centrifugeuse de paillasse 24 tubes
      Moteur sans balais, verrou et détection de balourd ; silencieuse, livrée avec certificat d'étalonnage.`,
    specs: {
      speed: q(6000, "rpm"),
      volume: ["24 × 15 مل", "24 × 15 ml", "24 × 15 ml"],
      noise: ["أقل من 58 ديسيبل", "below 58 dB", "inférieur à 58 dB"],
      warranty: years(2),
    },
  }),
  medical("lab-supplies", "sterile-petri-dishes-90mm", "BLS-PTR-90", {
    by: "sup_balsam_medical",
    origin: "TR",
    order: [30, "carton"],
    price: aed(168, [120, 158], [400, 144]),
    lead: [7, 12],
    hs: "39269010",
    certs: ["iso-13485", "ce"],
    pictures: ["culture-dishes", "pallet-cartons-white"],
    ar: `أطباق زرع معقمة 90 مم – 500 طبق
      بوليستايرين شفاف بقاع مستوٍ وحافة تهوية، في أكياس من عشرين طبقًا، خالية من الإنزيمات.`,
    en: `Sterile Petri dishes 90 mm, 500 per carton
      Clear polystyrene with a flat base and vents, in sleeves of twenty, enzyme-free.`,
    fr: `Boîtes de Petri stériles 90 mm – 500 par carton
      Polystyrène clair à fond plat et ergots, en manchons de vingt, sans enzymes.`,
    specs: {
      diameter: q(90, "mm"),
      material: ["بوليستايرين", "Polystyrene", "Polystyrène"],
      sterility: ["أشعة غاما", "Gamma rays", "Rayons gamma"],
      packing: ["25 كيسًا × 20", "25 sleeves × 20", "25 manchons × 20"],
    },
  }),
];
