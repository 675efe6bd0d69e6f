import { aed, onRequest, usd } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { months, q, years } from "../spec-values.ts";

const sustainable = productsOf("sustainable");

export const SUSTAINABLE = [
  sustainable("solar-energy", "mono-solar-panel-580w", "SHM-PV-580", {
    by: "sup_shams_fujairah",
    origin: "CN",
    order: [36, "piece"],
    price: usd(78, [360, 73.5], [1440, 68]),
    lead: [10, 15],
    hs: "85414300",
    certs: ["iec", "ce", "iso-9001"],
    pictures: ["solar-panels", "pallet-cartons-white"],
    ar: `ألواح شمسية أحادية ثنائية الوجه 580 واط
      ألواح N-type بمعامل حرارة منخفض يناسب صيف الخليج، وزجاج مزدوج مقاوم للرمال والأملاح.`,
    en: `Bifacial mono solar panel, 580 W
      N-type panels with a low temperature coefficient for Gulf summers, in double glass that resists sand and salt.`,
    fr: `Panneau solaire monocristallin biface 580 W
      Cellules N-type à faible coefficient thermique pour l'été du Golfe, double verre résistant au sable et au sel.`,
    specs: {
      power: q(580, "w"),
      efficiency: q("22.5", "percent"),
      dimensions: ["227 × 113 × 3 سم", "227 × 113 × 3 cm", "227 × 113 × 3 cm"],
      standard: "IEC 61215 / 61730",
      warranty: ["30 سنة للأداء", "30 years on output", "30 ans sur la puissance"],
    },
  }),
  sustainable("solar-energy", "hybrid-inverter-battery-10kwh", "SHM-HYB-10", {
    by: "sup_shams_fujairah",
    origin: "CN",
    order: [2, "set"],
    price: usd(2480, [10, 2360], [40, 2190]),
    lead: [15, 20],
    hs: "85044090",
    certs: ["iec", "ce", "rohs"],
    pictures: ["solar-inverter", "solar-panels"],
    ar: `عاكس هجين 8 ك.واط مع بطارية ليثيوم 10 ك.و.س
      منظومة متكاملة للفلل والمزارع والأبراج، تعمل مع الشبكة أو بدونها وتتوسع حتى 60 ك.و.س.`,
    en: `8 kW hybrid inverter with 10 kWh lithium battery
      A complete set for villas, farms and towers; runs on or off the grid and grows to 60 kWh.`,
    fr: `Onduleur hybride 8 kW et batterie lithium 10 kWh
      Ensemble complet pour villas, fermes et pylônes ; avec ou sans réseau, extensible à 60 kWh.`,
    specs: {
      power: q(8, "kw"),
      battery: q("10.2", "kwh"),
      lifetime: ["6,000 دورة", "6,000 cycles", "6 000 cycles"],
      temperature: ["حتى 55 °م", "up to 55 °C", "jusqu'à 55 °C"],
      warranty: years(10),
    },
  }),
  sustainable("solar-energy", "all-in-one-solar-street-light", "SHM-STL-60", {
    by: "sup_shams_fujairah",
    origin: "CN",
    order: [20, "piece"],
    price: usd(186, [100, 174], [400, 158]),
    lead: [15, 20],
    hs: "94054100",
    certs: ["iec", "ce", "rohs"],
    pictures: ["solar-street-light", "pallet-cartons"],
    ar: `عمود إنارة شمسي متكامل 60 واط
      يضيء ثلاث ليالٍ بلا شمس، مع حسّاس حركة وبطارية ليثيوم فوسفات، للطرق والمخيمات والموانئ.`,
    en: `All-in-one solar street light, 60 W
      Lights three nights without sun, with a motion sensor and lithium-phosphate battery; for roads, camps and ports.`,
    fr: `Lampadaire solaire intégré 60 W
      Trois nuits d'autonomie, détecteur de mouvement et batterie LFP, pour routes, camps et ports.`,
    specs: {
      brightness: q(10800, "lumen"),
      battery: ["LFP 600 واط.ساعة", "LFP 600 Wh", "LFP 600 Wh"],
      height: ["6–8 م", "6–8 m", "6–8 m"],
      protection: "IP66",
      warranty: years(5),
    },
  }),
  sustainable("solar-energy", "vacuum-tube-solar-water-heater-300l", "SHM-SWH-300", {
    by: "sup_shams_fujairah",
    origin: "TR",
    order: [10, "set"],
    price: usd(640, [40, 605], [120, 558]),
    lead: [20, 30],
    hs: "84191200",
    certs: ["ce", "saso"],
    pictures: ["solar-water-heater", "solar-panels"],
    ar: `سخان مياه شمسي بأنابيب مفرّغة 300 لتر
      خزان ستانلس معزول وسخان كهربائي مساند، يلبّي اشتراط المباني الخضراء في دبي لتسخين المياه.`,
    en: `Vacuum-tube solar water heater, 300 litres
      Insulated stainless tank with an electric back-up; meets Dubai's green-building rule on hot water.`,
    fr: `Chauffe-eau solaire à tubes sous vide 300 litres
      Cuve inox isolée et appoint électrique ; conforme à la règle dubaïote des bâtiments verts.`,
    specs: {
      volume: q(300, "l"),
      material: ["ستانلس 316L", "Stainless 316L", "Inox 316L"],
      efficiency: ["30 أنبوبًا", "30 tubes", "30 tubes"],
      warranty: years(5),
    },
  }),
  sustainable("water-saving", "drip-irrigation-line-16mm", "SHM-DRP-16", {
    by: "sup_shams_fujairah",
    origin: "JO",
    order: [50, "roll"],
    price: usd(46, [200, 43], [800, 39]),
    lead: [7, 12],
    hs: "39173200",
    certs: ["iso-9001"],
    pictures: ["drip-irrigation", "hdpe-coil"],
    ar: `خراطيم ري بالتنقيط 16 مم – لفّة 400 متر
      نقّاطات معوِّضة للضغط تقاوم الانسداد بالأملاح، للنخيل والبيوت المحمية والحدائق.`,
    en: `Drip irrigation line 16 mm, 400 m roll
      Pressure-compensating drippers that resist salt clogging, for palms, greenhouses and gardens.`,
    fr: `Ligne de goutte-à-goutte 16 mm – rouleau de 400 m
      Goutteurs autorégulants résistant au colmatage salin, pour palmiers, serres et jardins.`,
    specs: {
      diameter: q(16, "mm"),
      flow: q("2.0", "lph"),
      pressure: ["0.5–4 بار", "0.5–4 bar", "0,5–4 bar"],
      length: q(400, "m"),
      standard: "ISO 9261",
    },
  }),
  sustainable("water-saving", "tap-aerator-kit-1-9-lpm", "SHM-AER-19", {
    by: "sup_shams_fujairah",
    origin: "DE",
    order: [500, "piece"],
    price: aed(8.4, [2000, 7.8], [10000, 6.9]),
    lead: [5, 10],
    hs: "84819000",
    certs: ["iso-9001", "leed"],
    pictures: ["tap-aerators", "mixer-tap"],
    ar: `مرشّدات صنابير 1.9 لتر في الدقيقة
      تركيب دون أدوات بمقاسي ذكر وأنثى، توفّر حتى 80٪ من ماء المغاسل في المساجد والمدارس والفنادق.`,
    en: `Tap aerators, 1.9 litres a minute
      Fitted without tools, male and female threads; they save up to 80% of basin water in mosques, schools and hotels.`,
    fr: `Aérateurs de robinet 1,9 litre par minute
      Pose sans outil, filetages mâle et femelle ; jusqu'à 80 % d'eau économisée dans mosquées, écoles et hôtels.`,
    specs: {
      flow: q("1.9", "lpm"),
      size: "M24 / F22",
      material: ["نحاس وPOM", "Brass and POM", "Laiton et POM"],
      warranty: years(5),
    },
  }),
  sustainable("water-saving", "reverse-osmosis-unit-5-stage", "SHM-RO-05", {
    by: "sup_shams_fujairah",
    origin: "TR",
    order: [20, "set"],
    price: aed(415, [80, 390], [300, 356]),
    lead: [7, 12],
    hs: "84212100",
    certs: ["ce", "gso"],
    pictures: ["ro-filter", "water-tank"],
    ar: `جهاز تحلية منزلي خمس مراحل
      غشاء 100 جالون يوميًا ومضخة هادئة وخزان 12 لترًا، بنسبة رفض أملاح 96٪ وقلوب متوفرة في المستودع.`,
    en: `Five-stage home reverse-osmosis unit
      A 100-gallon membrane, quiet pump and 12-litre tank; rejects 96% of salts, with cartridges held in stock.`,
    fr: `Osmoseur domestique cinq étapes
      Membrane de 100 gallons, pompe silencieuse et réservoir 12 litres ; 96 % des sels retenus, cartouches en stock.`,
    specs: {
      flow: ["380 لتر/يوم", "380 L/day", "380 L/jour"],
      purity: ["رفض أملاح 96٪", "96% salt rejection", "Rejet des sels 96 %"],
      volume: q(12, "l"),
      warranty: years(2),
    },
  }),
  sustainable("water-saving", "greywater-recycling-unit", "SHM-GRY-5", {
    by: "sup_shams_fujairah",
    origin: "DE",
    order: [1, "set"],
    price: onRequest("USD"),
    lead: [45, 60],
    hs: "84212100",
    certs: ["ce", "leed"],
    pictures: ["greywater-unit", "ibc-tank"],
    ar: `وحدة تدوير المياه الرمادية 5 م³ في اليوم
      معالجة حيوية وأشعة فوق بنفسجية لمياه المغاسل والوضوء، يُعاد استخدامها للري وصناديق الطرد.`,
    en: `Greywater recycling unit, 5 m³ a day
      Biological treatment and ultraviolet for basin and ablution water, reused for irrigation and cisterns.`,
    fr: `Unité de recyclage des eaux grises 5 m³/jour
      Traitement biologique et UV des eaux de lavabo et d'ablution, réemployées pour l'arrosage et les chasses.`,
    specs: {
      flow: ["5 م³/يوم", "5 m³/day", "5 m³/jour"],
      power: q("1.1", "kw"),
      dimensions: ["320 × 120 × 190 سم", "320 × 120 × 190 cm", "320 × 120 × 190 cm"],
      standard: "EN 16941-2",
    },
  }),
  sustainable("recycled-products", "recycled-copy-paper-a4", "DWR-PPR-A4", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [200, "carton"],
    price: aed(74, [800, 70], [2400, 64.5]),
    lead: [3, 7],
    hs: "48025690",
    certs: ["fsc", "grs"],
    pictures: ["recycled-paper", "pallet-cartons-white"],
    ar: `ورق تصوير معاد تدويره A4 – 5 رزم
      ورق 80 جرامًا ببياض 85 من ألياف مستعادة محليًا، يعمل في طابعات الليزر دون انحشار.`,
    en: `Recycled copy paper A4, 5 reams
      80 g paper at 85 brightness from fibre recovered locally; runs in laser printers without jams.`,
    fr: `Papier recyclé A4 – 5 ramettes
      Papier 80 g, blancheur 85, fibres récupérées localement ; passe en laser sans bourrage.`,
    specs: {
      grammage: q(80, "gsm"),
      recycledContent: q(100, "percent"),
      packing: ["5 رزم × 500 ورقة", "5 reams × 500", "5 ramettes × 500"],
      finish: ["بياض ISO 85", "ISO 85 brightness", "Blancheur ISO 85"],
    },
  }),
  sustainable("recycled-products", "recycled-rubber-gym-tiles", "DWR-RBR-50", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [200, "sqm"],
    price: aed(68, [800, 63.5], [3000, 57.5]),
    lead: [10, 15],
    hs: "40169100",
    certs: ["grs", "iso-14001"],
    pictures: ["rubber-tiles", "pallet-tiles"],
    ar: `بلاط مطاط معاد للصالات وملاعب الأطفال
      بلاط من إطارات مستعملة يمتص الصدمة حتى ارتفاع سقوط 1.5 متر، بألوان ثابتة أمام الشمس.`,
    en: `Recycled rubber tiles for gyms and playgrounds
      Tiles from old tyres that absorb a fall of 1.5 m, in colours fast to the sun.`,
    fr: `Dalles en caoutchouc recyclé pour salles et aires de jeux
      Issues de pneus usagés, amortissent une chute de 1,5 m, coloris stables au soleil.`,
    specs: {
      dimensions: ["50 × 50 سم", "50 × 50 cm", "50 × 50 cm"],
      thickness: ["20–50 مم", "20–50 mm", "20–50 mm"],
      recycledContent: q(95, "percent"),
      standard: "EN 1177",
    },
  }),
  sustainable("recycled-products", "wood-plastic-composite-decking", "DWR-WPC-145", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [300, "sqm"],
    price: aed(132, [1000, 125], [3000, 114]),
    lead: [15, 20],
    hs: "39189000",
    certs: ["grs", "iso-9001"],
    pictures: ["composite-decking", "pallet-tiles"],
    ar: `أرضيات خشب بلاستيك مركّبة للتراسات
      ألواح من نشارة الخشب وبولي إيثيلين معاد، لا تحتاج دهانًا ولا تتشقق في الحر، للواجهات البحرية والمسابح.`,
    en: `Wood-plastic composite decking
      Boards of sawdust and recycled polyethylene that need no paint and do not split in heat, for waterfronts and pools.`,
    fr: `Lames de terrasse en bois composite
      Sciure et polyéthylène recyclé, sans peinture ni fentes à la chaleur, pour bords de mer et piscines.`,
    specs: {
      dimensions: ["145 × 22 مم", "145 × 22 mm", "145 × 22 mm"],
      length: ["2.9 أو 3.6 م", "2.9 or 3.6 m", "2,9 ou 3,6 m"],
      recycledContent: q(90, "percent"),
      slipRating: "R11",
      warranty: years(10),
    },
  }),
  sustainable("recycled-products", "rpet-shopping-tote-bags", "DWR-RPT-40", {
    by: "sup_dawra_green",
    status: "paused",
    origin: "AE",
    order: [1000, "piece"],
    price: aed(4.6, [5000, 4.2], [20000, 3.6]),
    lead: [15, 20],
    hs: "42029200",
    certs: ["grs"],
    pictures: ["recycled-bags", "paper-bags"],
    ar: `أكياس تسوق قماشية من عبوات معاد تدويرها
      كل كيس يستهلك ست عبوات مياه، يحمل 12 كيلوجرامًا ويُطبع بهوية المتجر، بديل دائم للأكياس الممنوعة.`,
    en: `Shopping totes from recycled bottles
      Each bag uses six water bottles, carries 12 kg and takes the shop's own print; a lasting answer to banned bags.`,
    fr: `Sacs cabas en bouteilles recyclées
      Six bouteilles par sac, charge de 12 kg, impression à l'enseigne ; alternative durable aux sacs interdits.`,
    specs: {
      dimensions: ["40 × 38 × 12 سم", "40 × 38 × 12 cm", "40 × 38 × 12 cm"],
      load: q(12, "kg"),
      recycledContent: q(100, "percent"),
      printing: ["حتى 4 ألوان", "up to 4 colours", "jusqu'à 4 couleurs"],
    },
  }),
  sustainable("biodegradables", "bagasse-round-plates-26cm", "DWR-BGS-26", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [100, "carton"],
    price: aed(152, [400, 143], [1200, 130]),
    lead: [7, 12],
    hs: "48237000",
    certs: ["fda", "iso-14001"],
    pictures: ["bagasse-plates", "carton-open"],
    ar: `أطباق من مصاصة القصب 26 سم – 500 طبق
      أطباق متينة للطعام الساخن والزيتي، تتحلل في السماد الصناعي خلال تسعين يومًا، بلا بلاستيك ولا فلور.`,
    en: `Bagasse plates 26 cm, 500 pieces
      Sturdy plates for hot and oily food that compost in ninety days, with no plastic and no fluorine.`,
    fr: `Assiettes en bagasse 26 cm – 500 pièces
      Assiettes solides pour plats chauds et gras, compostables en quatre-vingt-dix jours, sans plastique ni fluor.`,
    specs: {
      diameter: q(26, "cm"),
      composting: ["90 يومًا صناعيًا", "90 days, industrial", "90 jours, industriel"],
      microwave: ["آمن حتى 120 °م", "Safe to 120 °C", "Jusqu'à 120 °C"],
      packing: ["500 طبق في الكرتون", "500 per carton", "500 par carton"],
    },
  }),
  sustainable("biodegradables", "compostable-kraft-coffee-cups", "DWR-CUP-12", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [50, "carton"],
    price: aed(186, [200, 176], [800, 161]),
    lead: [7, 12],
    hs: "48236990",
    certs: ["fsc", "iso-14001"],
    pictures: ["kraft-cups", "carton-open"],
    ar: `أكواب قهوة كرافت قابلة للتحلل – 1000 كوب
      ورق بطبقة مائية بدل البلاستيك، بأغطية من ألياف القصب ومقاسات 4 و8 و12 أونصة وطباعة للمقاهي.`,
    en: `Compostable kraft coffee cups, 1,000 pieces
      Paper with a water-based barrier in place of plastic, fibre lids, in 4, 8 and 12 oz with print for cafés.`,
    fr: `Gobelets kraft compostables – 1 000 pièces
      Papier à barrière aqueuse, couvercles en fibre, 12, 24 et 35 cl, impression pour cafés.`,
    specs: {
      volume: ["120–355 مل", "120–355 ml", "120–355 ml"],
      grammage: q(300, "gsm"),
      composting: ["180 يومًا صناعيًا", "180 days, industrial", "180 jours, industriel"],
      printing: ["من 10 آلاف كوب", "from 10,000 cups", "dès 10 000 gobelets"],
    },
  }),
  sustainable("biodegradables", "cornstarch-waste-bags-50l", "DWR-CSB-50", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [100, "carton"],
    price: aed(138, [400, 130], [1600, 118]),
    lead: [7, 12],
    hs: "39232900",
    certs: ["iso-14001", "ecas"],
    pictures: ["compost-bags", "carton-open"],
    ar: `أكياس نفايات من نشا الذرة 50 لترًا
      أكياس مطابقة لقانون المنتجات القابلة للتحلل في الإمارات، قوية ولا تتسرب، للفنادق والبلديات.`,
    en: `Cornstarch waste bags, 50 litres
      Bags that meet the Emirates' law on degradable products, strong and leak-proof, for hotels and municipalities.`,
    fr: `Sacs poubelle en amidon de maïs 50 litres
      Conformes à la loi émirienne sur les produits dégradables, solides et étanches, pour hôtels et municipalités.`,
    specs: {
      volume: q(50, "l"),
      thickness: q(22, "micron"),
      composting: ["EN 13432", "EN 13432", "EN 13432"],
      packing: ["20 لفّة × 25 كيسًا", "20 rolls × 25 bags", "20 rouleaux × 25 sacs"],
      shelfLife: months(12),
    },
  }),
  sustainable("biodegradables", "palm-wood-cutlery-set", "DWR-CUT-03", {
    by: "sup_dawra_green",
    origin: "AE",
    order: [100, "carton"],
    price: aed(168, [400, 158], [1200, 144]),
    lead: [10, 15],
    hs: "44190010",
    certs: ["fsc", "fda"],
    pictures: ["wooden-cutlery", "carton-open"],
    ar: `أدوات مائدة خشبية مغلّفة – 500 طقم
      شوكة وملعقة وسكين ومنديل في غلاف ورقي، من خشب البتولا وسعف النخيل، ملساء بلا طلاء.`,
    en: `Wrapped wooden cutlery, 500 sets
      Fork, spoon, knife and napkin in a paper sleeve, of birch and palm frond, smooth and uncoated.`,
    fr: `Couverts en bois emballés – 500 jeux
      Fourchette, cuillère, couteau et serviette sous étui papier, en bouleau et palme, lisses et sans vernis.`,
    specs: {
      material: ["بتولا وسعف نخيل", "Birch and palm", "Bouleau et palme"],
      length: q(16, "cm"),
      composting: ["60 يومًا", "60 days", "60 jours"],
      packing: ["500 طقم في الكرتون", "500 sets per carton", "500 jeux par carton"],
    },
  }),
];
