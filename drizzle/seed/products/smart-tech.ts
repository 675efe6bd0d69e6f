import { aed, onRequest, usd } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q, years } from "../spec-values.ts";

const smart = productsOf("smart-tech");

export const SMART_TECH = [
  smart("monitoring", "ip-dome-camera-8mp", "UFQ-DM-8", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [20, "piece"],
    price: aed(245, [100, 229], [400, 208]),
    lead: [3, 7],
    hs: "85258900",
    certs: ["ce", "rohs"],
    pictures: ["cctv-dome", "cctv-recorder"],
    ar: `كاميرا مراقبة قبة داخلية 8 ميجابكسل
      كاميرا IP بعدسة واسعة ورؤية ليلية ملوّنة وتغذية عبر كابل الشبكة، مطابقة لاشتراطات الجهات الأمنية في دبي وأبوظبي.`,
    en: `8 MP indoor IP dome camera
      IP camera with a wide lens, colour night view and power over the network cable, meeting the security authorities' rules in Dubai and Abu Dhabi.`,
    fr: `Caméra IP dôme intérieure 8 Mpx
      Caméra IP grand angle, vision nocturne couleur, alimentée par le réseau, conforme aux exigences de Dubaï et d'Abou Dhabi.`,
    specs: {
      resolution: q(8, "mp"),
      range: ["رؤية ليلية 30 م", "30 m night view", "Vision nocturne 30 m"],
      connectivity: "PoE, ONVIF",
      protection: "IK10",
      warranty: years(3),
    },
  }),
  smart("monitoring", "outdoor-bullet-camera-4k", "UFQ-BL-4K", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [20, "piece"],
    price: aed(310, [100, 291], [400, 266]),
    lead: [3, 7],
    hs: "85258900",
    certs: ["ce", "rohs", "gso"],
    pictures: ["cctv-bullet", "cctv-recorder"],
    ar: `كاميرا خارجية بدقة 4K وتمييز المركبات
      كاميرا أسطوانية لحرارة تصل إلى 60 درجة، تميّز الأشخاص والمركبات وتقلّل الإنذارات الكاذبة من الغبار والظلال.`,
    en: `4K outdoor bullet camera with vehicle detection
      Built for 60 °C, it tells people from vehicles and cuts false alarms from dust and shadows.`,
    fr: `Caméra extérieure 4K à détection de véhicules
      Conçue pour 60 °C, elle distingue personnes et véhicules et réduit les fausses alertes dues à la poussière.`,
    specs: {
      resolution: "3840 × 2160",
      range: ["رؤية ليلية 60 م", "60 m night view", "Vision nocturne 60 m"],
      temperature: ["−30 إلى 60 °م", "−30 to 60 °C", "−30 à 60 °C"],
      protection: "IP67",
      warranty: years(3),
    },
  }),
  smart("monitoring", "network-video-recorder-32ch", "UFQ-NVR-32", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [5, "piece"],
    price: aed(1480, [20, 1410], [60, 1310]),
    lead: [5, 10],
    hs: "85219000",
    certs: ["ce", "rohs"],
    pictures: ["cctv-recorder", "cctv-dome"],
    ar: `مسجّل فيديو شبكي 32 قناة
      يسجّل بدقة 4K حتى 90 يومًا كما تشترط الأنظمة المحلية، بواجهة عربية وتطبيق جوال للمشاهدة عن بعد.`,
    en: `32-channel network video recorder
      Records in 4K for up to 90 days as local rules require, with an Arabic interface and a mobile viewing app.`,
    fr: `Enregistreur vidéo réseau 32 voies
      Enregistre en 4K jusqu'à 90 jours comme l'exige la réglementation locale, interface arabe et application mobile.`,
    specs: {
      recording: ["حتى 48 تيرابايت", "up to 48 TB", "jusqu'à 48 To"],
      ports: ["16 منفذ PoE", "16 PoE ports", "16 ports PoE"],
      speed: q(320, "mbps"),
      languages: ["العربية، الإنجليزية، الفرنسية", "Arabic, English, French", "Arabe, anglais, français"],
      warranty: years(2),
    },
  }),
  smart("monitoring", "fleet-gps-tracker-4g", "UFQ-GPS-4G", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [50, "piece"],
    price: aed(138, [200, 129], [1000, 116]),
    lead: [5, 10],
    hs: "85269100",
    certs: ["ce", "gso"],
    pictures: ["gps-tracker", "saas-fleet"],
    ar: `جهاز تتبّع مركبات 4G مع إيقاف المحرك
      جهاز صغير بهوائي داخلي وبطارية احتياطية، يقرأ الوقود والحرارة للمركبات المبرّدة ويعمل مع منصات التتبع المعروفة.`,
    en: `4G vehicle tracker with engine cut-off
      A small unit with inner antenna and back-up battery; reads fuel and temperature for chilled vans and works with known platforms.`,
    fr: `Traceur GPS 4G avec coupure moteur
      Boîtier compact à antenne interne et batterie de secours ; lit carburant et température des camions frigorifiques.`,
    specs: {
      connectivity: "4G LTE, GPS, GLONASS",
      battery: q(600, "mah"),
      accuracy: q("2.5", "m"),
      voltage: ["9–36 فولت", "9–36 V", "9–36 V"],
      protection: "IP65",
    },
  }),
  smart("smart-home", "fingerprint-smart-door-lock", "UFQ-LCK-F5", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [30, "piece"],
    price: aed(520, [120, 489], [500, 445]),
    lead: [5, 10],
    hs: "83014000",
    certs: ["ce", "rohs"],
    pictures: ["smart-lock", "carton-open"],
    ar: `قفل باب ذكي ببصمة ورمز وبطاقة
      خمس طرق للفتح ومفتاح احتياطي، يُدار من تطبيق عربي ويمنح الزوار رموزًا مؤقتة، للشقق الفندقية والفلل.`,
    en: `Smart door lock with fingerprint, code and card
      Five ways to open and a spare key, run from an Arabic app that gives visitors temporary codes; for serviced flats and villas.`,
    fr: `Serrure connectée empreinte, code et carte
      Cinq modes d'ouverture et clé de secours, application en arabe et codes temporaires pour visiteurs ; résidences et villas.`,
    specs: {
      connectivity: "Wi-Fi, Bluetooth, Zigbee",
      battery: ["عام كامل بأربع بطاريات", "A year on four AA", "Un an avec quatre piles"],
      users: ["100 بصمة، 100 رمز", "100 prints, 100 codes", "100 empreintes, 100 codes"],
      material: ["سبيكة زنك", "Zinc alloy", "Alliage de zinc"],
      warranty: years(2),
    },
  }),
  smart("smart-home", "smart-ac-thermostat", "UFQ-THM-02", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [50, "piece"],
    price: aed(215, [200, 201], [800, 183]),
    lead: [5, 10],
    hs: "90321000",
    certs: ["ce", "rohs", "leed"],
    pictures: ["thermostat", "carton-open"],
    ar: `ثرموستات ذكي للتكييف المركزي
      ضبط ذكي لوحدات الملف والمروحة يخفض الاستهلاك حتى 20٪، مع حسّاس رطوبة ونمط غياب للفنادق.`,
    en: `Smart thermostat for central air conditioning
      Smart control of fan-coil units that saves up to 20%, with a humidity sensor and an away mode for hotels.`,
    fr: `Thermostat connecté pour climatisation centrale
      Pilotage des ventilo-convecteurs, jusqu'à 20 % d'économie, capteur d'humidité et mode absence pour hôtels.`,
    specs: {
      compatibility: ["ملف ومروحة، أنبوبان أو أربعة", "2- or 4-pipe fan coils", "Ventilo-convecteurs 2 ou 4 tubes"],
      connectivity: "Wi-Fi, Modbus",
      voltage: q(230, "v"),
      accuracy: ["±0.5 °م", "±0.5 °C", "±0,5 °C"],
      warranty: years(3),
    },
  }),
  smart("smart-home", "glass-touch-switch-panel", "UFQ-SWT-G3", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [100, "piece"],
    price: aed(64, [400, 59], [1600, 53]),
    lead: [5, 10],
    hs: "85365000",
    certs: ["ce", "rohs", "iec"],
    pictures: ["smart-switch", "carton-open"],
    ar: `مفاتيح لمس زجاجية ذكية
      زجاج مقسّى بإضاءة خافتة، تعمل بسلك محايد أو بدونه، وتُحفر عليها الأيقونات حسب طلب المشروع.`,
    en: `Smart glass touch switches
      Tempered glass with a soft glow, working with or without a neutral wire; icons engraved to the project's order.`,
    fr: `Interrupteurs tactiles en verre connectés
      Verre trempé à lueur douce, avec ou sans neutre ; pictogrammes gravés selon le projet.`,
    specs: {
      type: ["1 إلى 4 خطوط", "1 to 4 gangs", "1 à 4 commandes"],
      current: q(10, "a"),
      connectivity: "Zigbee 3.0",
      colours: ["أسود، أبيض، ذهبي", "Black, white, gold", "Noir, blanc, or"],
      warranty: years(2),
    },
  }),
  smart("smart-home", "video-door-intercom-kit", "UFQ-INT-07", {
    by: "sup_ufuq_smart",
    origin: "CN",
    order: [20, "set"],
    price: aed(690, [80, 652], [300, 598]),
    lead: [7, 12],
    hs: "85171890",
    certs: ["ce", "rohs"],
    pictures: ["door-intercom", "smart-lock"],
    ar: `طقم إنتركم مرئي للفلل – شاشة 7 بوصات
      شاشة لمس داخلية ووحدة باب معدنية بعدسة واسعة، تفتح البوابة من الجوال وتحفظ صور الزوار.`,
    en: `Villa video intercom kit, 7-inch screen
      An inner touch screen and a metal door unit with a wide lens; opens the gate from a phone and keeps visitors' pictures.`,
    fr: `Kit interphone vidéo pour villa – écran 7 pouces
      Écran tactile intérieur et platine métallique grand angle ; ouvre le portail depuis le téléphone et garde les images.`,
    specs: {
      display: q(7, "inch"),
      resolution: q(2, "mp"),
      connectivity: "PoE, Wi-Fi, SIP",
      protection: "IP65 / IK08",
      languages: ["العربية، الإنجليزية، الفرنسية", "Arabic, English, French", "Arabe, anglais, français"],
    },
  }),
  smart("saas", "cloud-accounting-e-invoicing", "MZN-ACC-Y", {
    by: "sup_mizan_cloud",
    origin: "AE",
    order: [5, "licence"],
    price: aed(720, [20, 660], [100, 570]),
    lead: [1, 2],
    hs: "85238000",
    certs: ["iso-27001"],
    pictures: ["saas-accounting", "saas-mobile"],
    ar: `برنامج محاسبة سحابي مع الفوترة الإلكترونية – مستخدم سنوي
      فواتير وضريبة قيمة مضافة وتقارير جاهزة للإمارات والسعودية، عربي من أوله ويربط بنقاط البيع والبنوك.`,
    en: `Cloud accounting with e-invoicing, user per year
      Invoices, VAT and reports ready for the Emirates and Saudi Arabia, Arabic first, linked to tills and banks.`,
    fr: `Comptabilité en ligne et facturation électronique – utilisateur/an
      Factures, TVA et états prêts pour les Émirats et l'Arabie, en arabe d'abord, reliés aux caisses et banques.`,
    specs: {
      languages: ["العربية، الإنجليزية، الفرنسية", "Arabic, English, French", "Arabe, anglais, français"],
      hosting: ["داخل الإمارات", "Inside the Emirates", "Aux Émirats"],
      compatibility: ["ضريبة الإمارات وفاتورة السعودية", "UAE VAT, Saudi e-invoice", "TVA EAU, e-facture saoudienne"],
      support: ["هاتف وبريد، 7 أيام", "Phone and mail, 7 days", "Téléphone et courriel, 7 jours"],
    },
  }),
  smart("saas", "warehouse-management-suite", "MZN-WMS-Y", {
    by: "sup_mizan_cloud",
    origin: "AE",
    order: [3, "licence"],
    price: aed(1850, [10, 1720], [40, 1540]),
    lead: [10, 15],
    hs: "85238000",
    certs: ["iso-27001"],
    pictures: ["saas-warehouse", "saas-mobile"],
    ar: `منظومة إدارة المخازن – رخصة مستودع سنوية
      استلام وصرف وجرد بالباركود وتتبّع الصلاحية والدفعات، يعمل على أجهزة الجيب دون اتصال ثم يزامن.`,
    en: `Warehouse management suite, licence per site and year
      Receiving, picking and counting by barcode, with expiry and batch tracking; works offline on handhelds, then syncs.`,
    fr: `Gestion d'entrepôt – licence par site et par an
      Réception, préparation et inventaire par code-barres, suivi des lots et péremptions ; fonctionne hors ligne puis synchronise.`,
    specs: {
      users: ["10 مستخدمين لكل موقع", "10 users per site", "10 utilisateurs par site"],
      compatibility: ["أندرويد، طابعات زيبرا", "Android, label printers", "Android, imprimantes d'étiquettes"],
      hosting: ["داخل الإمارات", "Inside the Emirates", "Aux Émirats"],
      support: ["تدريب في الموقع يومان", "Two days of training on site", "Deux jours de formation sur site"],
    },
  }),
  smart("saas", "fleet-tracking-platform", "MZN-FLT-Y", {
    by: "sup_mizan_cloud",
    origin: "AE",
    order: [25, "licence"],
    price: aed(96, [100, 88], [500, 76]),
    lead: [3, 7],
    hs: "85238000",
    certs: ["iso-27001"],
    pictures: ["saas-fleet", "gps-tracker"],
    ar: `منصة تتبّع الأسطول – مركبة سنويًا
      خريطة حية ومسارات وتنبيهات سرعة وصيانة وتقارير وقود، مع سلسلة حرارة موثّقة لمركبات الأغذية والأدوية.`,
    en: `Fleet tracking platform, per vehicle and year
      Live map, routes, speed and service alerts and fuel reports, with a documented temperature chain for food and medicine.`,
    fr: `Plateforme de suivi de flotte – par véhicule et par an
      Carte en direct, trajets, alertes et carburant, avec chaîne du froid documentée pour l'alimentaire et la pharmacie.`,
    specs: {
      compatibility: ["أكثر من 200 جهاز تتبع", "Over 200 tracker models", "Plus de 200 traceurs"],
      languages: ["العربية، الإنجليزية، الأوردية", "Arabic, English, Urdu", "Arabe, anglais, ourdou"],
      hosting: ["داخل الإمارات", "Inside the Emirates", "Aux Émirats"],
      support: ["على مدار الساعة", "Around the clock", "24 h sur 24"],
    },
  }),
  smart("saas", "sales-order-mobile-app", "MZN-SLS-Y", {
    by: "sup_mizan_cloud",
    status: "paused",
    origin: "AE",
    order: [10, "licence"],
    price: aed(340, [50, 312], [200, 276]),
    lead: [2, 5],
    hs: "85238000",
    certs: ["iso-27001"],
    pictures: ["saas-mobile", "saas-accounting"],
    ar: `تطبيق مندوبي المبيعات – رخصة مندوب سنوية
      طلبات وتحصيل ومرتجعات من الجوال مع حدود ائتمان وأسعار لكل عميل، يعمل بلا إنترنت في الطريق.`,
    en: `Sales-force mobile app, per seller and year
      Orders, collections and returns on a phone, with credit limits and prices per customer; works offline on the road.`,
    fr: `Application mobile pour commerciaux – par vendeur et par an
      Commandes, encaissements et retours sur téléphone, plafonds et prix par client ; fonctionne hors connexion.`,
    specs: {
      compatibility: "Android, iOS",
      languages: ["العربية، الإنجليزية، الفرنسية", "Arabic, English, French", "Arabe, anglais, français"],
      users: ["10 رخص فأكثر", "10 licences and up", "Dès 10 licences"],
      hosting: ["داخل الإمارات", "Inside the Emirates", "Aux Émirats"],
    },
  }),
  smart("networking", "managed-poe-switch-24port", "DNA-SW-24P", {
    by: "sup_dana_networks",
    origin: "CN",
    order: [5, "piece"],
    price: usd(268, [20, 252], [80, 231]),
    lead: [5, 10],
    hs: "85176200",
    certs: ["ce", "rohs", "iec"],
    pictures: ["network-switch", "server-rack"],
    ar: `محوّل شبكات مُدار 24 منفذًا PoE+
      محوّل جيجابت بأربعة منافذ ألياف 10G وميزانية طاقة 370 واط للكاميرات ونقاط الوصول، يصلكم مبرمجًا.`,
    en: `Managed 24-port PoE+ switch
      Gigabit switch with four 10G fibre ports and a 370 W power budget for cameras and access points, shipped configured.`,
    fr: `Commutateur administrable 24 ports PoE+
      Gigabit, quatre ports fibre 10G et 370 W pour caméras et points d'accès, livré configuré.`,
    specs: {
      ports: "24 × 1G PoE+, 4 × 10G SFP+",
      power: q(370, "w"),
      speed: q(128, "gbps"),
      warranty: years(5),
    },
  }),
  smart("networking", "ceiling-wifi-6-access-point", "DNA-AP-W6", {
    by: "sup_dana_networks",
    origin: "CN",
    order: [10, "piece"],
    price: usd(118, [50, 110], [200, 99]),
    lead: [5, 10],
    hs: "85176200",
    certs: ["ce", "rohs"],
    pictures: ["wifi-access-point", "network-switch"],
    ar: `نقطة وصول سقفية Wi-Fi 6
      تغطي 180 مترًا مربعًا وتخدم 200 جهاز معًا، بإدارة مركزية وصفحة دخول للضيوف بالعربية.`,
    en: `Ceiling Wi-Fi 6 access point
      Covers 180 square metres and serves 200 devices at once, centrally managed, with a guest page in Arabic.`,
    fr: `Point d'accès Wi-Fi 6 plafonnier
      Couvre 180 m² et dessert 200 appareils, gestion centralisée et portail invité en arabe.`,
    specs: {
      speed: q("3.0", "gbps"),
      coverage: q(180, "m2"),
      users: ["200 جهاز متزامن", "200 devices at once", "200 appareils simultanés"],
      connectivity: "802.11ax, PoE+",
      warranty: years(3),
    },
  }),
  smart("networking", "server-rack-cabinet-42u", "DNA-RCK-42", {
    by: "sup_dana_networks",
    origin: "CN",
    order: [4, "piece"],
    price: usd(520, [12, 492], [40, 455]),
    lead: [10, 15],
    hs: "94032000",
    certs: ["iec", "rohs"],
    pictures: ["server-rack", "pallet-cartons"],
    ar: `كابينة خوادم 42U بعرض 80 سم
      أبواب مثقبة 75٪ للتهوية وحمولة 1500 كجم، مع وحدات توزيع كهرباء ومراوح وإدارة كابلات.`,
    en: `42U server cabinet, 80 cm wide
      Doors 75% perforated for air flow and a 1,500 kg load, with power strips, fans and cable management.`,
    fr: `Baie serveur 42U, largeur 80 cm
      Portes perforées à 75 %, charge 1 500 kg, avec bandeaux de prises, ventilateurs et guide-câbles.`,
    specs: {
      dimensions: ["80 × 100 × 205 سم", "80 × 100 × 205 cm", "80 × 100 × 205 cm"],
      load: q(1500, "kg"),
      standard: "EIA-310-D",
      weight: q(128, "kg"),
    },
  }),
  smart("networking", "fibre-patch-cord-lc-lc", "DNA-FBR-LC", {
    by: "sup_dana_networks",
    origin: "CN",
    order: [200, "piece"],
    price: onRequest("USD"),
    lead: [3, 7],
    hs: "85447000",
    certs: ["iec", "rohs"],
    pictures: ["fibre-cable", "network-switch"],
    ar: `وصلات ألياف ضوئية LC-LC أحادية النمط
      وصلات مزدوجة بغلاف قليل الدخان، مفحوصة بتقرير فقد لكل وصلة، بأطوال من متر إلى خمسين مترًا.`,
    en: `Single-mode LC-LC fibre patch cords
      Duplex cords in a low-smoke jacket, each with its own loss report, from one to fifty metres.`,
    fr: `Jarretières optiques monomodes LC-LC
      Duplex à gaine LSZH, chacune avec son rapport de perte, de un à cinquante mètres.`,
    specs: {
      type: "OS2, G.657.A1",
      length: ["1–50 م", "1–50 m", "1–50 m"],
      insulation: "LSZH",
      standard: "IEC 61754-20",
    },
  }),
];
