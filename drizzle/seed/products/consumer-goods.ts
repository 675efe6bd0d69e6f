import { aed, onRequest } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { months, pack, q } from "../spec-values.ts";

const consumer = productsOf("consumer-goods");

export const CONSUMER_GOODS = [
  consumer("perfumes", "cambodian-oud-oil-12ml", "DHN-OUD-12", {
    by: "sup_dihn_perfumes",
    origin: "AE",
    order: [100, "piece"],
    price: aed(185, [300, 174], [1000, 158]),
    lead: [10, 15],
    hs: "33030010",
    certs: ["gmp", "ecas", "halal"],
    pictures: ["perfume-oud", "perfume-set"],
    ar: `دهن عود كمبودي معتّق – تولة 12 مل
      دهن عود مقطّر على النار ومعتّق سنتين، رائحته جلدية حلوة تثبت يومًا كاملًا. يُعبّأ في قارورة كريستال بمرود وعلبة مخملية.`,
    en: `Aged Cambodian oud oil, 12 ml tola
      Fire-distilled oud aged for two years, with a sweet leathery scent that lasts all day. Filled in a crystal flacon with an applicator and a velvet box.`,
    fr: `Huile d'oud cambodgien vieillie – tola de 12 ml
      Oud distillé au feu et vieilli deux ans, au parfum cuiré et doux qui tient la journée. Présenté en flacon de cristal avec applicateur et écrin de velours.`,
    specs: {
      concentration: ["زيت خالص دون كحول", "Pure oil, alcohol-free", "Huile pure sans alcool"],
      volume: q(12, "ml"),
      notes: ["عود، جلد، عنبر", "Oud, leather, amber", "Oud, cuir, ambre"],
      shelfLife: months(60),
      printing: ["شعار المشتري من 500 قطعة", "Buyer's logo from 500 pieces", "Logo de l'acheteur dès 500 pièces"],
    },
  }),
  consumer("perfumes", "rose-musk-eau-de-parfum-100ml", "DHN-EDP-100", {
    by: "sup_dihn_perfumes",
    origin: "AE",
    order: [240, "piece", 24],
    price: aed(42, [960, 39], [3000, 35.5]),
    lead: [15, 20],
    hs: "33030020",
    certs: ["gmp", "ecas"],
    pictures: ["perfume-spray", "perfume-set"],
    ar: `عطر ورد ومسك للجنسين – 100 مل
      تركيبة شرقية عصرية من الورد الطائفي والمسك الأبيض، بتركيز عطر وثبات ثماني ساعات، جاهزة للعلامات الخاصة.`,
    en: `Rose and musk eau de parfum, 100 ml
      A modern oriental blend of Taif rose and white musk for women and men, lasting eight hours, ready for private label.`,
    fr: `Eau de parfum rose et musc – 100 ml
      Composition orientale moderne de rose de Taïf et musc blanc, mixte, tenue de huit heures, prête pour marque privée.`,
    specs: {
      concentration: ["20٪", "20%", "20 %"],
      volume: q(100, "ml"),
      notes: ["ورد طائفي، مسك، صندل", "Taif rose, musk, sandalwood", "Rose de Taïf, musc, santal"],
      packing: ["48 علبة في الكرتون", "48 boxes per carton", "48 étuis par carton"],
      shelfLife: months(36),
    },
  }),
  consumer("perfumes", "bakhoor-oud-chips-jar-80g", "DHN-BKH-80", {
    by: "sup_dihn_perfumes",
    origin: "AE",
    order: [200, "piece"],
    price: aed(28, [800, 26], [2400, 23.5]),
    lead: [7, 12],
    hs: "33074100",
    certs: ["ecas", "halal"],
    pictures: ["bakhoor", "carton-open"],
    ar: `بخور معطّر للمجالس – علبة 80 جم
      مسحوق عود معجون بالعسل والورد والعنبر، يعطي دخانًا هادئًا ورائحة تبقى في القماش، من أكثر الأصناف طلبًا قبل رمضان والأعياد.`,
    en: `Bakhoor for the majlis, 80 g jar
      Oud powder kneaded with honey, rose and amber; a gentle smoke and a scent that stays in cloth. In highest demand before Ramadan and the feasts.`,
    fr: `Bakhour pour majlis – boîte de 80 g
      Poudre d'oud pétrie au miel, à la rose et à l'ambre, fumée douce et parfum tenace. Très demandé avant le ramadan et les fêtes.`,
    specs: {
      netWeight: q(80, "g"),
      notes: ["عود، ورد، عنبر", "Oud, rose, amber", "Oud, rose, ambre"],
      packing: ["36 علبة في الكرتون", "36 jars per carton", "36 boîtes par carton"],
      shelfLife: months(36),
    },
  }),
  consumer("perfumes", "perfume-gift-set-three", "DHN-SET-03", {
    by: "sup_dihn_perfumes",
    origin: "AE",
    order: [100, "set"],
    price: aed(96, [400, 90], [1200, 82]),
    lead: [15, 20],
    hs: "33030020",
    certs: ["gmp", "ecas"],
    pictures: ["perfume-set", "perfume-spray"],
    ar: `طقم هدايا من ثلاثة عطور – 3 × 30 مل
      ثلاثة عطور متدرجة من الخفيف إلى الشرقي الثقيل في علبة بغطاء مغناطيسي، للمطارات ومتاجر الهدايا.`,
    en: `Gift set of three perfumes, 3 × 30 ml
      Three perfumes from light to deep oriental in a box with a magnetic lid, for airports and gift shops.`,
    fr: `Coffret de trois parfums – 3 × 30 ml
      Trois parfums, du plus frais à l'oriental profond, en coffret à fermeture aimantée, pour aéroports et boutiques de cadeaux.`,
    specs: {
      volume: pack(3, 30, "ml"),
      concentration: ["18٪", "18%", "18 %"],
      packing: ["24 طقمًا في الكرتون", "24 sets per carton", "24 coffrets par carton"],
      shelfLife: months(36),
    },
  }),
  consumer("cosmetics", "camel-milk-face-cream-50ml", "NDY-CRM-50", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [300, "piece"],
    price: aed(24, [1200, 22], [4000, 19.5]),
    lead: [15, 20],
    hs: "33049910",
    certs: ["gmp", "ecas", "halal"],
    pictures: ["cream-jar", "carton-open"],
    ar: `كريم وجه بحليب الإبل – 50 مل
      كريم مرطب بحليب الإبل وفيتامين E مناسب للجو الجاف والتكييف، خالٍ من البارابين والعطور المسببة للحساسية.`,
    en: `Camel-milk face cream, 50 ml
      A moisturiser with camel milk and vitamin E for dry air and air conditioning, free of parabens and allergenic fragrance.`,
    fr: `Crème visage au lait de chamelle – 50 ml
      Soin hydratant au lait de chamelle et à la vitamine E, pour air sec et climatisation, sans parabènes ni parfum allergisant.`,
    specs: {
      volume: q(50, "ml"),
      ph: "5.5",
      packing: ["72 علبة في الكرتون", "72 jars per carton", "72 pots par carton"],
      shelfLife: months(30),
      certificate: ["ملف سلامة المنتج", "Product safety file", "Dossier de sécurité"],
    },
  }),
  consumer("cosmetics", "argan-hair-serum-dropper-60ml", "NDY-SRM-60", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [300, "piece"],
    price: aed(19.5, [1200, 18], [4000, 16]),
    lead: [15, 20],
    hs: "33059000",
    certs: ["gmp", "ecas"],
    pictures: ["serum-dropper", "carton-open"],
    ar: `سيروم أرغان للشعر بقطّارة – 60 مل
      زيت أرغان نقي بقوام خفيف لا يترك أثرًا دهنيًا، في زجاجة داكنة تحفظه من الضوء.`,
    en: `Argan hair serum with dropper, 60 ml
      Pure argan oil in a light texture that leaves no grease, in an amber bottle that keeps out the light.`,
    fr: `Sérum capillaire à l'argan – compte-gouttes 60 ml
      Huile d'argan pure à texture légère non grasse, en flacon ambré protégé de la lumière.`,
    specs: {
      volume: q(60, "ml"),
      purity: ["أرغان 98٪", "98% argan", "98 % d'argan"],
      packing: ["60 زجاجة في الكرتون", "60 bottles per carton", "60 flacons par carton"],
      shelfLife: months(24),
    },
  }),
  consumer("cosmetics", "matte-lipstick-kohl-collection", "NDY-LIP-24", {
    by: "sup_nadiya_care",
    origin: "TR",
    order: [500, "piece"],
    price: aed(11.8, [2000, 10.9], [6000, 9.6]),
    lead: [20, 30],
    hs: "33041000",
    certs: ["gmp", "ecas", "ce"],
    pictures: ["kohl-lipstick", "carton-open"],
    ar: `أحمر شفاه مطفي وكحل عربي – مجموعة 24 لونًا
      ألوان ثابتة اختيرت لدرجات البشرة في الخليج وأفريقيا، والكحل من الإثمد الخالي من الرصاص مع شهادة تحليل.`,
    en: `Matte lipstick and Arabic kohl, 24 shades
      Lasting shades chosen for Gulf and African skin tones; the kohl is lead-free, with a certificate of analysis.`,
    fr: `Rouge à lèvres mat et khôl arabe – 24 teintes
      Teintes tenaces choisies pour les carnations du Golfe et d'Afrique ; khôl sans plomb avec certificat d'analyse.`,
    specs: {
      colours: ["24 لونًا", "24 shades", "24 teintes"],
      weight: q("3.8", "g"),
      packing: ["12 قطعة في علبة العرض", "12 per display box", "12 par présentoir"],
      shelfLife: months(36),
    },
  }),
  consumer("cosmetics", "natural-henna-powder-200g", "NDY-HNA-200", {
    by: "sup_nadiya_care",
    origin: "IN",
    order: [400, "box"],
    price: aed(9.6, [1600, 8.9], [5000, 7.9]),
    lead: [7, 12],
    hs: "14049020",
    certs: ["halal", "organic"],
    pictures: ["henna-powder", "pallet-cartons"],
    ar: `حنّاء طبيعية ناعمة – 200 جم
      أوراق حنّاء مطحونة ومنخولة على 100 مش، بلا أصباغ ولا مواد كيميائية، لون بني محمر ثابت للشعر والنقش.`,
    en: `Natural henna powder, 200 g
      Henna leaf ground and sifted to 100 mesh, without dyes or chemicals; a lasting red-brown for hair and body art.`,
    fr: `Poudre de henné naturel – 200 g
      Feuilles broyées et tamisées à 100 mesh, sans colorant ni produit chimique ; brun-rouge durable pour cheveux et dessins.`,
    specs: {
      netWeight: q(200, "g"),
      fineness: ["100 مش", "100 mesh", "100 mesh"],
      purity: ["100٪ حنّاء", "100% henna", "100 % henné"],
      shelfLife: months(24),
    },
  }),
  consumer("cleaning", "liquid-laundry-detergent-3l", "NDY-LLD-3", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [300, "carton"],
    price: aed(58, [900, 55], [2400, 51.5]),
    lead: [7, 12],
    hs: "34025000",
    certs: ["iso-9001", "gso", "ecas"],
    pictures: ["detergent-liquid", "pallet-cartons-white"],
    ar: `منظف غسيل سائل مركّز – 4 × 3 لتر
      منظف قليل الرغوة للغسالات الأوتوماتيكية برائحة العود أو اللافندر، يعمل في الماء البارد والماء العسر.`,
    en: `Concentrated laundry liquid, 4 × 3 litres
      Low-foam liquid for automatic machines, scented with oud or lavender; works in cold and in hard water.`,
    fr: `Lessive liquide concentrée – 4 × 3 litres
      Lessive peu moussante pour machines automatiques, parfum oud ou lavande ; efficace à froid et en eau dure.`,
    specs: {
      packing: pack(4, 3, "l"),
      concentration: ["مواد فعالة 18٪", "18% active matter", "18 % de matière active"],
      ph: "7.5–8.5",
      shelfLife: months(24),
      loading: ["1,080 كرتونًا في حاوية 20 قدمًا", "1,080 cartons per 20 ft", "1 080 cartons par 20 pieds"],
    },
  }),
  consumer("cleaning", "washing-powder-high-foam-10kg", "NDY-PWD-10", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [5, "tonne"],
    price: aed(3150, [12, 3020], [24, 2880]),
    lead: [10, 15],
    hs: "34025000",
    certs: ["iso-9001", "gso"],
    pictures: ["detergent-powder", "pallet-sacks-white"],
    ar: `مسحوق غسيل غزير الرغوة – أكياس 10 كجم
      مسحوق للغسيل اليدوي بحبيبات زرقاء وإنزيمات، يُصدَّر إلى شرق أفريقيا واليمن بعلامتنا أو بعلامتكم.`,
    en: `High-foam washing powder, 10 kg bags
      Hand-wash powder with blue speckles and enzymes, shipped to East Africa and Yemen under our brand or yours.`,
    fr: `Lessive en poudre très moussante – sacs de 10 kg
      Poudre pour lavage à la main, grains bleus et enzymes, exportée vers l'Afrique de l'Est et le Yémen à notre marque ou la vôtre.`,
    specs: {
      netWeight: q(10, "kg"),
      concentration: ["مواد فعالة 14٪", "14% active matter", "14 % de matière active"],
      density: ["0.35–0.40 كجم/لتر", "0.35–0.40 kg/L", "0,35–0,40 kg/L"],
      shelfLife: months(24),
    },
  }),
  consumer("cleaning", "surface-cleaner-trigger-750ml", "NDY-SPR-750", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [200, "carton"],
    price: aed(66, [600, 62.5], [1800, 58]),
    lead: [7, 12],
    hs: "34025000",
    certs: ["gso", "ecas"],
    pictures: ["spray-cleaner", "pallet-cartons-white"],
    ar: `منظف أسطح وزجاج بخاخ – 12 × 750 مل
      منظف سريع الجفاف بلا خطوط للزجاج والإستانلس، وعبوات إعادة تعبئة 5 لترات للفنادق وشركات النظافة.`,
    en: `Surface and glass cleaner, 12 × 750 ml
      Fast-drying, streak-free cleaner for glass and steel, with 5-litre refills for hotels and cleaning companies.`,
    fr: `Nettoyant surfaces et vitres – 12 × 750 ml
      Séchage rapide sans traces sur verre et inox, recharges de 5 litres pour hôtels et sociétés de nettoyage.`,
    specs: {
      packing: pack(12, 750, "ml"),
      ph: "8",
      closure: ["بخاخ قابل للقفل", "Lockable trigger", "Pistolet verrouillable"],
      shelfLife: months(24),
    },
  }),
  consumer("cleaning", "lemon-dishwashing-liquid-1l", "NDY-DSH-1", {
    by: "sup_nadiya_care",
    status: "in_review",
    origin: "AE",
    order: [250, "carton"],
    price: aed(43, [800, 41], [2400, 38]),
    lead: [7, 12],
    hs: "34025000",
    certs: ["iso-9001", "gso"],
    pictures: ["dish-liquid", "pallet-cartons-white"],
    ar: `سائل جلي بالليمون – 12 × 1 لتر
      سائل كثيف يقطع الدهون ولطيف على اليدين، متوفر أيضًا في جالونات 20 لترًا للمطاعم.`,
    en: `Lemon dishwashing liquid, 12 × 1 litre
      A thick liquid that cuts grease and is mild on hands, also in 20-litre cans for restaurants.`,
    fr: `Liquide vaisselle citron – 12 × 1 litre
      Liquide épais, dégraissant et doux pour les mains, également en bidons de 20 litres pour restaurants.`,
    specs: {
      packing: pack(12, 1, "l"),
      concentration: ["مواد فعالة 15٪", "15% active matter", "15 % de matière active"],
      ph: "7",
      shelfLife: months(24),
    },
  }),
  consumer("personal-care", "herbal-shampoo-pump-500ml", "NDY-SHP-500", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [150, "carton"],
    price: aed(118, [450, 112], [1500, 104]),
    lead: [12, 18],
    hs: "33051000",
    certs: ["gmp", "ecas", "halal"],
    pictures: ["shampoo", "pallet-cartons-white"],
    ar: `شامبو بالسدر والحبة السوداء – 12 × 500 مل
      شامبو خالٍ من الكبريتات بخلاصة السدر، يناسب مياه الخليج المحلاة ويقلل التساقط بالترطيب لا بالسيليكون.`,
    en: `Sidr and black-seed shampoo, 12 × 500 ml
      Sulphate-free shampoo with sidr extract, made for the Gulf's desalinated water; it conditions without silicone.`,
    fr: `Shampooing au sidr et à la nigelle – 12 × 500 ml
      Sans sulfates, à l'extrait de sidr, conçu pour l'eau dessalée du Golfe ; démêle sans silicone.`,
    specs: {
      packing: pack(12, 500, "ml"),
      ph: "5.5–6",
      additives: ["بلا كبريتات ولا بارابين", "No sulphates or parabens", "Sans sulfates ni parabènes"],
      shelfLife: months(30),
    },
  }),
  consumer("personal-care", "olive-oil-laurel-soap-bars", "NDY-SOP-120", {
    by: "sup_nadiya_care",
    origin: "JO",
    order: [100, "carton"],
    price: aed(132, [400, 126], [1200, 117]),
    lead: [15, 20],
    hs: "34011100",
    certs: ["gmp", "organic"],
    pictures: ["soap-bars", "carton-open"],
    ar: `صابون زيت الزيتون والغار – 48 × 120 جم
      صابون مطبوخ على الطريقة الحلبية ومجفف ستة أشهر، خالٍ من الدهون الحيوانية والعطور الصناعية.`,
    en: `Olive oil and laurel soap, 48 × 120 g
      Soap boiled the Aleppo way and dried for six months, without animal fat or synthetic fragrance.`,
    fr: `Savon à l'huile d'olive et au laurier – 48 × 120 g
      Savon cuit à la manière d'Alep et séché six mois, sans graisse animale ni parfum de synthèse.`,
    specs: {
      packing: pack(48, 120, "g"),
      composition: ["زيتون 80٪، غار 20٪", "80% olive, 20% laurel", "80 % olive, 20 % laurier"],
      additives: ["لا يوجد", "None", "Aucun"],
      shelfLife: months(36),
    },
  }),
  consumer("personal-care", "miswak-toothpaste-100ml", "NDY-TPS-100", {
    by: "sup_nadiya_care",
    origin: "AE",
    order: [200, "carton"],
    price: aed(154, [600, 147], [2000, 137]),
    lead: [12, 18],
    hs: "33061000",
    certs: ["gmp", "ecas", "halal"],
    pictures: ["toothpaste", "pallet-cartons-white"],
    ar: `معجون أسنان بالمسواك – 72 × 100 مل
      معجون بخلاصة الأراك والفلورايد بنسبة 1450 جزءًا في المليون، بنكهة نعناع خفيفة ومن دون كحول.`,
    en: `Miswak toothpaste, 72 × 100 ml
      Toothpaste with arak extract and 1,450 ppm fluoride, lightly minted and alcohol-free.`,
    fr: `Dentifrice au miswak – 72 × 100 ml
      Dentifrice à l'extrait d'arak et 1 450 ppm de fluor, légèrement mentholé et sans alcool.`,
    specs: {
      packing: pack(72, 100, "ml"),
      composition: ["أراك، فلورايد 1450 ppm", "Arak, fluoride 1,450 ppm", "Arak, fluor 1 450 ppm"],
      shelfLife: months(36),
      certificate: ["شهادة حلال وتحليل", "Halal certificate and analysis", "Certificat halal et analyse"],
    },
  }),
  consumer("personal-care", "baby-wet-wipes-80-sheets", "NDY-WWP-80", {
    by: "sup_nadiya_care",
    origin: "SA",
    order: [300, "carton"],
    price: onRequest(),
    lead: [10, 15],
    hs: "34013000",
    certs: ["gmp", "saso"],
    pictures: ["wet-wipes", "pallet-cartons-white"],
    ar: `مناديل مبللة للأطفال – 24 عبوة × 80 منديلًا
      مناديل سميكة بالماء النقي والصبّار، بغطاء محكم يمنع الجفاف في حرارة الصيف، وتُطبع بعلامة المشتري.`,
    en: `Baby wet wipes, 24 packs × 80
      Thick wipes with purified water and aloe, under a tight lid that stops drying in summer heat; printed with the buyer's brand.`,
    fr: `Lingettes bébé – 24 paquets × 80
      Lingettes épaisses à l'eau purifiée et à l'aloès, couvercle étanche contre la chaleur ; impression à la marque de l'acheteur.`,
    specs: {
      packing: ["24 × 80 منديلًا", "24 × 80 wipes", "24 × 80 lingettes"],
      grammage: q(50, "gsm"),
      additives: ["بلا كحول ولا عطر", "No alcohol or perfume", "Sans alcool ni parfum"],
      shelfLife: months(36),
    },
  }),
];
