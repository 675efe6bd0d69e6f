import { aed, onRequest, sar } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { months, pack, q } from "../spec-values.ts";

const food = productsOf("food-products");

export const FOOD_PRODUCTS = [
  food("dates", "khalas-dates-carton-5kg", "SDR-KHL-05", {
    by: "sup_demo_1",
    origin: "AE",
    order: [100, "carton"],
    price: aed(98, [400, 93.5], [1200, 88]),
    lead: [7, 12],
    hs: "08041020",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["dates-box", "pallet-cartons"],
    ar: `تمر خلاص فاخر – كرتون 5 كجم
      تمر خلاص من مزارع العين، مفروز يدويًا ومبخّر ومغسول، بقوام طري ولون كهرماني. يُعبّأ في صناديق مبطّنة ويُحفظ مبرّدًا حتى باب الحاوية.`,
    en: `Khalas dates, premium grade, 5 kg carton
      Khalas dates from Al Ain farms, hand-graded, fumigated and washed, soft and amber in colour. Packed in lined boxes and kept chilled up to the container door.`,
    fr: `Dattes Khalas premium – carton de 5 kg
      Dattes Khalas des fermes d'Al Aïn, triées à la main, fumigées et lavées, moelleuses et ambrées. Conditionnées en boîtes doublées et réfrigérées jusqu'au conteneur.`,
    specs: {
      variety: ["خلاص", "Khalas", "Khalas"],
      grade: ["درجة أولى، 70–80 حبة/كجم", "Grade A, 70–80 per kg", "Catégorie A, 70–80 au kg"],
      moisture: ["حتى 18٪", "up to 18%", "jusqu'à 18 %"],
      netWeight: q(5, "kg"),
      shelfLife: months(18),
      storage: ["من 0 إلى 5 °م", "0 to 5 °C", "0 à 5 °C"],
    },
  }),
  food("dates", "sukkari-dates-bulk-10kg", "SDR-SKR-10", {
    by: "sup_demo_1",
    origin: "SA",
    order: [60, "carton"],
    price: aed(142, [240, 136], [900, 129.5]),
    lead: [7, 12],
    hs: "08041020",
    certs: ["iso-22000", "halal"],
    pictures: ["dates-bowl", "pallet-cartons"],
    ar: `تمر سكري مفتّل – كرتون 10 كجم للتجزئة والضيافة
      سكري القصيم المفتّل بحلاوته المعروفة وقشرته الرقيقة، مناسب لمحلات التمور وأقسام الضيافة في الفنادق. يصلكم مفروزًا بلا نواة مكشوفة ولا حبات يابسة.`,
    en: `Sukkari dates, semi-dry, 10 kg catering carton
      Qassim Sukkari with its known sweetness and thin skin, for date shops and hotel hospitality. Sorted, with no split or dry fruit.`,
    fr: `Dattes Soukkari mi-sèches – carton de 10 kg
      Soukkari du Qassim, réputées pour leur douceur et leur peau fine, pour boutiques de dattes et hôtellerie. Triées, sans fruits fendus ni secs.`,
    specs: {
      variety: ["سكري مفتّل", "Sukkari Muftal", "Soukkari Muftal"],
      region: ["القصيم", "Qassim", "Qassim"],
      packing: pack(2, 5, "kg"),
      moisture: ["12–16٪", "12–16%", "12–16 %"],
      shelfLife: months(12),
    },
  }),
  food("dates", "date-syrup-glass-jar", "SDR-DBS-400", {
    by: "sup_demo_1",
    origin: "AE",
    order: [80, "carton"],
    price: aed(112, [320, 106], [960, 99]),
    lead: [10, 15],
    hs: "17029090",
    certs: ["haccp", "halal", "organic"],
    pictures: ["date-syrup", "carton-open"],
    ar: `دبس تمر طبيعي – مرطبان زجاجي 400 جم
      دبس مستخلص بالضغط البارد من تمر الإمارات دون سكر مضاف ولا مواد حافظة. بديل طبيعي للسكر في المخابز والحلويات.`,
    en: `Natural date syrup, 400 g glass jar
      Syrup pressed cold from Emirati dates with no added sugar and no preservatives. A natural sweetener for bakeries and confectioners.`,
    fr: `Sirop de dattes naturel – bocal de 400 g
      Sirop pressé à froid à partir de dattes émiriennes, sans sucre ajouté ni conservateur. Un édulcorant naturel pour boulangeries et confiseries.`,
    specs: {
      brix: ["72–75 درجة", "72–75 °Bx", "72–75 °Bx"],
      packing: pack(12, 400, "g"),
      additives: ["لا يوجد", "None", "Aucun"],
      shelfLife: months(24),
      storage: ["في مكان جاف وبارد", "Cool and dry", "Au frais et au sec"],
    },
  }),
  food("dates", "pitted-date-paste-block", "SDR-PST-12", {
    by: "sup_demo_1",
    origin: "AE",
    order: [5, "tonne"],
    price: aed(5250, [12, 5080], [24, 4900]),
    lead: [12, 18],
    hs: "08041090",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["date-paste", "pallet-cartons"],
    ar: `عجينة تمر منزوعة النوى للمصانع – قوالب 12.5 كجم
      عجينة ملساء بحجم مصفاة 3 مم لحشو المعمول والبسكويت وألواح الطاقة. محتوى نوى لا يتجاوز قطعة واحدة لكل 10 كجم.`,
    en: `Pitted date paste for industry, 12.5 kg blocks
      Smooth paste through a 3 mm screen for maamoul, biscuits and energy bars. No more than one stone fragment in 10 kg.`,
    fr: `Pâte de dattes dénoyautées pour l'industrie – blocs de 12,5 kg
      Pâte lisse tamisée à 3 mm pour maamoul, biscuits et barres. Pas plus d'un fragment de noyau pour 10 kg.`,
    specs: {
      brix: ["78 درجة على الأقل", "78 °Bx minimum", "78 °Bx minimum"],
      moisture: ["14–18٪", "14–18%", "14–18 %"],
      packing: q("12.5", "kg"),
      shelfLife: months(18),
      loading: ["24 طنًا في حاوية 40 قدمًا", "24 t per 40 ft container", "24 t par conteneur 40 pieds"],
    },
  }),
  food("dates", "ajwa-dates-gift-box", "SDR-AJW-GB", {
    by: "sup_demo_1",
    origin: "SA",
    order: [200, "box"],
    price: aed(46, [800, 43], [2000, 39.5]),
    lead: [15, 20],
    hs: "08041020",
    certs: ["iso-22000", "halal"],
    pictures: ["dates-gift", "dates-bowl"],
    ar: `علبة هدايا عجوة المدينة – 500 جم
      عجوة فاخرة في علبة خشبية مبطّنة تُطبع عليها هوية المشتري، للمناسبات ورمضان وهدايا الشركات.`,
    en: `Madinah Ajwa gift box, 500 g
      Fine Ajwa in a lined wooden box that carries the buyer's own mark, for Ramadan, occasions and corporate gifts.`,
    fr: `Coffret cadeau Ajwa de Médine – 500 g
      Ajwa de choix dans un coffret de bois doublé, personnalisable à la marque de l'acheteur, pour le ramadan et les cadeaux d'entreprise.`,
    specs: {
      variety: ["عجوة المدينة", "Madinah Ajwa", "Ajwa de Médine"],
      netWeight: q(500, "g"),
      printing: ["طباعة ذهبية باسم المشتري", "Gold foil with the buyer's name", "Dorure au nom de l'acheteur"],
      shelfLife: months(12),
    },
  }),
  food("dairy", "full-cream-milk-powder-25kg", "MRJ-FCM-25", {
    by: "sup_marj_al_rayyan",
    origin: "SA",
    order: [400, "piece"],
    price: sar(395, [800, 384], [1600, 372]),
    lead: [15, 20],
    hs: "04022110",
    certs: ["iso-22000", "haccp", "halal", "saso"],
    pictures: ["milk-powder-sack", "pallet-sacks"],
    ar: `حليب مجفف كامل الدسم – كيس 25 كجم
      حليب بودرة سريع الذوبان لمصانع الألبان والمثلجات والشوكولاتة، في أكياس ورقية متعددة الطبقات ببطانة داخلية محكمة.`,
    en: `Full-cream milk powder, 25 kg sack
      Instant powder for recombining plants, ice-cream and chocolate makers, in multi-wall paper sacks with a sealed liner.`,
    fr: `Lait entier en poudre – sac de 25 kg
      Poudre instantanée pour laiteries, glaciers et chocolatiers, en sacs papier multiplis à doublure scellée.`,
    specs: {
      fat: ["28٪ على الأقل", "28% minimum", "28 % minimum"],
      protein: ["24٪", "24%", "24 %"],
      moisture: ["3.5٪ كحد أقصى", "3.5% maximum", "3,5 % maximum"],
      netWeight: q(25, "kg"),
      shelfLife: months(18),
    },
  }),
  food("dairy", "uht-milk-1-litre", "MRJ-UHT-1L", {
    by: "sup_marj_al_rayyan",
    origin: "SA",
    order: [500, "carton"],
    price: sar(54, [1500, 52], [3600, 49.5]),
    lead: [10, 15],
    hs: "04012010",
    certs: ["iso-22000", "halal", "saso"],
    pictures: ["milk-carton", "pallet-cartons"],
    ar: `حليب طويل الأجل كامل الدسم – 12 × 1 لتر
      حليب طازج معالج بالحرارة الفائقة في عبوات كرتونية معقمة، يُحفظ خارج الثلاجة ويصلح للمقاهي والسفن والمواقع النائية.`,
    en: `Long-life full-cream milk, 12 × 1 litre
      Fresh milk treated at ultra-high temperature in aseptic cartons; keeps without a fridge, for cafés, ships and remote sites.`,
    fr: `Lait entier UHT – 12 × 1 litre
      Lait frais stérilisé UHT en briques aseptiques ; se conserve hors du froid, pour cafés, navires et sites isolés.`,
    specs: {
      fat: ["3٪", "3%", "3 %"],
      packing: pack(12, 1, "l"),
      shelfLife: months(9),
      storage: ["أقل من 30 °م قبل الفتح", "Below 30 °C unopened", "Sous 30 °C non ouvert"],
    },
  }),
  food("dairy", "processed-cheese-tin-340g", "MRJ-CHS-340", {
    by: "sup_marj_al_rayyan",
    origin: "SA",
    order: [250, "carton"],
    price: sar(268, [750, 259], [1500, 248]),
    lead: [15, 20],
    hs: "04063000",
    certs: ["haccp", "halal", "saso"],
    pictures: ["cheese-tin", "carton-open"],
    ar: `جبن شيدر مطبوخ معلب – 24 × 340 جم
      جبن شيدر مطبوخ في علب معدنية يتحمّل حرارة النقل دون تبريد، وهو المفضّل في أسواق اليمن والسودان وشرق أفريقيا.`,
    en: `Processed Cheddar in tins, 24 × 340 g
      Processed Cheddar in metal tins that travels without refrigeration, a staple in Yemen, Sudan and East Africa.`,
    fr: `Cheddar fondu en boîte – 24 × 340 g
      Cheddar fondu en boîtes métalliques qui voyage sans froid, apprécié au Yémen, au Soudan et en Afrique de l'Est.`,
    specs: {
      fat: ["45٪ من المادة الجافة", "45% in dry matter", "45 % sur extrait sec"],
      packing: pack(24, 340, "g"),
      shelfLife: months(24),
      storage: ["بلا تبريد", "No refrigeration", "Sans réfrigération"],
    },
  }),
  food("dairy", "pure-cow-ghee-tin", "MRJ-GHE-16", {
    by: "sup_marj_al_rayyan",
    status: "paused",
    origin: "SA",
    order: [100, "piece"],
    price: sar(410, [300, 398]),
    lead: [12, 18],
    hs: "04059010",
    certs: ["iso-22000", "halal"],
    pictures: ["ghee-tin", "pallet-cartons"],
    ar: `سمن بقري صافٍ – صفيحة 16 لترًا
      سمن مطبوخ على الطريقة العربية برائحة زبدية واضحة، للمطابخ المركزية ومصانع الحلويات.`,
    en: `Pure cow ghee, 16-litre tin
      Ghee cooked the Arabic way with a full buttery aroma, for central kitchens and sweet makers.`,
    fr: `Ghee pur de vache – bidon de 16 litres
      Ghee cuit à la manière arabe, à l'arôme beurré franc, pour cuisines centrales et pâtissiers.`,
    specs: {
      fat: ["99.8٪", "99.8%", "99,8 %"],
      volume: q(16, "l"),
      shelfLife: months(18),
      additives: ["لا يوجد", "None", "Aucun"],
    },
  }),
  food("dairy", "labneh-spread-catering-tub", "MRJ-LBN-5", {
    by: "sup_marj_al_rayyan",
    origin: "SA",
    order: [120, "piece", 12],
    price: sar(62, [360, 59], [900, 55.5]),
    lead: [5, 8],
    hs: "04069000",
    certs: ["haccp", "halal"],
    pictures: ["labneh-tub"],
    ar: `لبنة كريمية للمطاعم – دلو 5 كجم
      لبنة مصفّاة بقوام كثيف قابل للدهن، تُسلَّم مبرّدة ثلاث مرات أسبوعيًا إلى الإمارات والبحرين والكويت.`,
    en: `Creamy labneh for caterers, 5 kg tub
      Strained labneh, thick and spreadable, delivered chilled three times a week to the Emirates, Bahrain and Kuwait.`,
    fr: `Labneh crémeux pour la restauration – seau de 5 kg
      Labneh égoutté, dense et tartinable, livré au froid trois fois par semaine aux Émirats, à Bahreïn et au Koweït.`,
    specs: {
      fat: ["22٪", "22%", "22 %"],
      netWeight: q(5, "kg"),
      shelfLife: months(2),
      storage: ["من 2 إلى 5 °م", "2 to 5 °C", "2 à 5 °C"],
    },
  }),
  food("juices", "mango-nectar-carton-1l", "RWF-MNG-1L", {
    by: "sup_rawafid_foods",
    origin: "AE",
    order: [400, "carton"],
    price: aed(47, [1200, 45], [2800, 42.5]),
    lead: [15, 20],
    hs: "20098910",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["juice-carton", "pallet-cartons"],
    ar: `نكتار مانجو – 12 × 1 لتر
      نكتار من لب مانجو ألفونسو بنسبة فاكهة 30٪، بلا ألوان صناعية، في عبوات كرتونية معقمة بغطاء لولبي.`,
    en: `Mango nectar, 12 × 1 litre
      Nectar of Alphonso pulp with 30% fruit and no artificial colour, in aseptic cartons with a screw cap.`,
    fr: `Nectar de mangue – 12 × 1 litre
      Nectar de pulpe Alphonso à 30 % de fruit, sans colorant artificiel, en briques aseptiques à bouchon à vis.`,
    specs: {
      fruitContent: q(30, "percent"),
      brix: ["13 درجة", "13 °Bx", "13 °Bx"],
      packing: pack(12, 1, "l"),
      shelfLife: months(12),
    },
  }),
  food("juices", "pomegranate-juice-glass-bottle", "RWF-PMG-250", {
    by: "sup_rawafid_foods",
    origin: "AE",
    order: [200, "carton"],
    price: aed(86, [600, 82], [1800, 77]),
    lead: [15, 20],
    hs: "20098990",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["juice-bottles", "carton-open"],
    ar: `عصير رمان طبيعي 100٪ – 24 × 250 مل زجاج
      عصير رمان معصور مباشرة من الثمار دون تركيز، في قوارير زجاجية للفنادق والمقاهي ومتاجر الأغذية الصحية.`,
    en: `100% pomegranate juice, 24 × 250 ml glass
      Juice pressed straight from the fruit, not from concentrate, in glass bottles for hotels, cafés and health shops.`,
    fr: `Pur jus de grenade – 24 × 250 ml verre
      Jus pressé directement du fruit, sans concentré, en bouteilles de verre pour hôtels, cafés et magasins bio.`,
    specs: {
      fruitContent: q(100, "percent"),
      packing: pack(24, 250, "ml"),
      additives: ["دون سكر مضاف", "No added sugar", "Sans sucres ajoutés"],
      shelfLife: months(9),
    },
  }),
  food("juices", "date-milk-drink-cans", "SDR-DMD-240", {
    by: "sup_demo_1",
    origin: "AE",
    order: [300, "carton"],
    price: aed(58, [900, 55.5], [2400, 52]),
    lead: [15, 20],
    hs: "22029900",
    certs: ["iso-22000", "halal"],
    pictures: ["juice-cans", "pallet-cartons"],
    ar: `مشروب الحليب بالتمر – 24 علبة × 240 مل
      مشروب جاهز من الحليب وعجينة التمر والهيل، محلّى بالتمر وحده، يُقدَّم باردًا في الإفطار والضيافة.`,
    en: `Date and milk drink, 24 cans × 240 ml
      A ready drink of milk, date paste and cardamom, sweetened by dates alone, served cold at breakfast and receptions.`,
    fr: `Boisson lait et dattes – 24 canettes × 240 ml
      Boisson prête à base de lait, pâte de dattes et cardamome, sucrée aux seules dattes, à servir fraîche.`,
    specs: {
      packing: pack(24, 240, "ml"),
      additives: ["دون سكر مضاف", "No added sugar", "Sans sucres ajoutés"],
      shelfLife: months(12),
      printing: ["تصميم خاص من 150 ألف علبة", "Own design from 150,000 cans", "Décor propre dès 150 000 canettes"],
    },
  }),
  food("juices", "orange-concentrate-aseptic-drum", "RWF-ORC-250", {
    by: "sup_rawafid_foods",
    origin: "EG",
    order: [20, "piece"],
    price: onRequest("USD"),
    lead: [20, 30],
    hs: "20091900",
    certs: ["haccp", "halal"],
    pictures: ["juice-drum", "pallet-drums"],
    ar: `مركز برتقال مجمّد – برميل 250 كجم
      مركز برتقال فالنسيا المصري بتركيز 65 درجة بريكس في أكياس معقمة داخل براميل معدنية، لمصانع العصائر.`,
    en: `Frozen orange concentrate, 250 kg drum
      Egyptian Valencia concentrate at 65 °Brix in aseptic bags inside steel drums, for juice plants.`,
    fr: `Concentré d'orange surgelé – fût de 250 kg
      Concentré d'orange Valencia d'Égypte à 65 °Brix, en poches aseptiques dans des fûts d'acier, pour embouteilleurs.`,
    specs: {
      brix: ["65 درجة", "65 °Bx", "65 °Bx"],
      netWeight: q(250, "kg"),
      storage: ["−18 °م", "−18 °C", "−18 °C"],
      shelfLife: months(24),
      loading: ["80 برميلًا في حاوية 40 قدمًا", "80 drums per 40 ft reefer", "80 fûts par conteneur 40 pieds"],
    },
  }),
  food("canned-food", "canned-chickpeas-400g", "RWF-CHK-400", {
    by: "sup_rawafid_foods",
    origin: "AE",
    order: [500, "carton"],
    price: aed(41, [1400, 39.2], [2800, 37]),
    lead: [15, 20],
    hs: "20055900",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["cans-chickpeas", "pallet-cartons"],
    ar: `حمص حب معلب – 24 × 400 جم
      حمص مسلوق بماء وملح في علب سهلة الفتح، حباته كاملة ومتجانسة وتصلح للحمص بالطحينة والسلطات.`,
    en: `Canned chickpeas, 24 × 400 g
      Chickpeas cooked in water and salt in easy-open cans, whole and even, for hummus and salads.`,
    fr: `Pois chiches en conserve – 24 × 400 g
      Pois chiches cuits à l'eau et au sel, boîtes à ouverture facile, grains entiers et réguliers pour houmous et salades.`,
    specs: {
      packing: pack(24, 400, "g"),
      drainedWeight: q(240, "g"),
      shelfLife: months(36),
      closure: ["غطاء سهل الفتح", "Easy-open end", "Ouverture facile"],
      loading: ["1,850 كرتونًا في حاوية 20 قدمًا", "1,850 cartons per 20 ft", "1 850 cartons par 20 pieds"],
    },
  }),
  food("canned-food", "light-tuna-in-sunflower-oil", "RWF-TUN-170", {
    by: "sup_rawafid_foods",
    origin: "OM",
    order: [300, "carton"],
    price: aed(186, [900, 179], [1700, 171]),
    lead: [20, 30],
    hs: "16041410",
    certs: ["haccp", "halal", "fda"],
    pictures: ["cans-tuna", "carton-open"],
    ar: `تونة فاتحة بزيت دوار الشمس – 48 × 170 جم
      تونة وثّابة من بحر العرب، قطع متماسكة بزيت دوار الشمس، مصيدة بطريقة لا تؤذي الدلافين.`,
    en: `Light-meat tuna in sunflower oil, 48 × 170 g
      Skipjack from the Arabian Sea in firm chunks and sunflower oil, caught dolphin-safe.`,
    fr: `Thon listao à l'huile de tournesol – 48 × 170 g
      Listao de la mer d'Arabie en morceaux fermes à l'huile de tournesol, pêché sans danger pour les dauphins.`,
    specs: {
      packing: pack(48, 170, "g"),
      drainedWeight: q(120, "g"),
      shelfLife: months(48),
      closure: ["غطاء سهل الفتح", "Easy-open end", "Ouverture facile"],
    },
  }),
  food("canned-food", "tomato-paste-double-concentrate", "RWF-TOM-800", {
    by: "sup_rawafid_foods",
    origin: "AE",
    order: [400, "carton"],
    price: aed(64, [1200, 61], [2200, 58]),
    lead: [15, 20],
    hs: "20029010",
    certs: ["iso-22000", "halal"],
    pictures: ["cans-tomato", "pallet-cartons"],
    ar: `معجون طماطم مضاعف التركيز – 12 × 800 جم
      معجون أحمر قاتم بتركيز 28–30 درجة بريكس من دون نشا أو ألوان، يُنتج بعلامتنا أو بعلامتكم.`,
    en: `Double-concentrate tomato paste, 12 × 800 g
      Deep red paste at 28–30 °Brix with no starch or colour, under our brand or yours.`,
    fr: `Double concentré de tomate – 12 × 800 g
      Concentré rouge profond à 28–30 °Brix, sans amidon ni colorant, à notre marque ou à la vôtre.`,
    specs: {
      brix: ["28–30 درجة", "28–30 °Bx", "28–30 °Bx"],
      packing: pack(12, 800, "g"),
      shelfLife: months(24),
      additives: ["لا يوجد", "None", "Aucun"],
    },
  }),
  food("canned-food", "foul-medames-can-400g", "RWF-FUL-400", {
    by: "sup_rawafid_foods",
    origin: "AE",
    order: [500, "carton"],
    price: aed(39.5, [1400, 37.8], [2800, 35.5]),
    lead: [15, 20],
    hs: "20055900",
    certs: ["iso-22000", "haccp", "halal"],
    pictures: ["cans-beans", "pallet-cartons"],
    ar: `فول مدمس سادة – 24 × 400 جم
      فول صغير الحبة مدمّس ببطء على الطريقة المصرية، جاهز للتسخين والتتبيل، من أكثر أصنافنا طلبًا في أفريقيا.`,
    en: `Plain foul medames, 24 × 400 g
      Small fava beans stewed slowly the Egyptian way, ready to heat and season; one of our best sellers in Africa.`,
    fr: `Foul medames nature – 24 × 400 g
      Petites fèves mijotées lentement à l'égyptienne, à réchauffer et assaisonner ; l'une de nos meilleures ventes en Afrique.`,
    specs: {
      packing: pack(24, 400, "g"),
      drainedWeight: q(250, "g"),
      salt: q("0.9", "percent"),
      shelfLife: months(36),
    },
  }),
];
