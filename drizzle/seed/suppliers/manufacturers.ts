import type { SupplierDraft } from "./supplier-draft.ts";

export const MANUFACTURERS = {
  sup_demo_1: {
    slug: "sidrat-al-ain-dates",
    type: "manufacturing",
    at: ["AE", "Abu Dhabi"],
    since: 2004,
    staff: "101-500",
    verified: true,
    certs: ["ISO 22000", "HACCP", "Halal"],
    cover: 1,
    ar: `مصنع سدرة العين للتمور
      العين، أبوظبي
      تمور معبأة ودبس وعجينة تمر
      نفرز ونعبّئ تمور الواحات منذ عام 2004 في مصنع مبرّد بطاقة 9,000 طن سنويًا، ونصدّر إلى أكثر من عشرين سوقًا بعلامتنا أو بعلامة المشتري.`,
    en: `Sidrat Al Ain Dates Factory
      Al Ain, Abu Dhabi
      Packed dates, date syrup and date paste
      We have graded and packed oasis dates since 2004 in a chilled plant of 9,000 tonnes a year, and ship to more than twenty markets under our label or the buyer’s.`,
    fr: `Usine de dattes Sidrat Al Ain
      Al Aïn, Abou Dhabi
      Dattes conditionnées, sirop et pâte de dattes
      Depuis 2004, nous trions et conditionnons les dattes des oasis dans une usine réfrigérée de 9 000 tonnes par an, et exportons vers plus de vingt marchés sous notre marque ou celle de l’acheteur.`,
  },
  sup_demo_2: {
    slug: "burj-al-hajar-ceramics",
    type: "manufacturing",
    at: ["AE", "Ras Al Khaimah"],
    since: 1998,
    staff: "500+",
    verified: true,
    certs: ["ISO 9001", "ISO 14001", "GSO"],
    cover: 2,
    ar: `برج الحجر للسيراميك
      رأس الخيمة
      بلاط سيراميك وبورسلان وأدوات صحية
      ستة خطوط إنتاج في رأس الخيمة تخرج 18 مليون متر مربع من البلاط سنويًا، مع مختبر قياس داخلي وشهادة مطابقة لكل دفعة.`,
    en: `Burj Al Hajar Ceramics
      Ras Al Khaimah
      Ceramic and porcelain tiles, sanitary ware
      Six production lines in Ras Al Khaimah turn out 18 million square metres of tile a year, with an in-house test laboratory and a conformity sheet for every batch.`,
    fr: `Burj Al Hajar Céramique
      Ras el Khaïmah
      Carreaux de céramique, grès cérame et sanitaires
      Six lignes à Ras el Khaïmah produisent 18 millions de mètres carrés de carreaux par an, avec un laboratoire interne et une fiche de conformité pour chaque lot.`,
  },
  sup_marj_al_rayyan: {
    slug: "marj-al-rayyan-dairies",
    type: "manufacturing",
    at: ["SA", "Riyadh"],
    since: 1992,
    staff: "500+",
    verified: true,
    certs: ["ISO 22000", "HACCP", "Halal", "SASO"],
    cover: 3,
    ar: `ألبان مرج الريّان
      الخرج، الرياض
      حليب مجفف وطويل الأجل وأجبان وسمن
      مزارع ومصنع في منطقة الخرج ينتجان الألبان الطويلة الأجل والأجبان المعلبة للأسواق التي تحتاج إلى صلاحية طويلة وسلسلة تبريد قصيرة.`,
    en: `Marj Al Rayyan Dairies
      Al Kharj, Riyadh
      Powdered and long-life milk, cheese and ghee
      Our farms and plant in Al Kharj make long-life dairy and tinned cheese for markets that need a long shelf life and a short cold chain.`,
    fr: `Laiteries Marj Al Rayyan
      Al Kharj, Riyad
      Lait en poudre et longue conservation, fromages et ghee
      Nos fermes et notre usine d’Al Kharj fabriquent des produits laitiers longue conservation et des fromages en boîte pour les marchés à chaîne du froid courte.`,
  },
  sup_rawafid_foods: {
    slug: "rawafid-al-sharjah-foods",
    type: "manufacturing",
    at: ["AE", "Sharjah"],
    since: 2009,
    staff: "101-500",
    verified: true,
    certs: ["ISO 22000", "HACCP", "Halal"],
    cover: 4,
    ar: `روافد الشارقة للصناعات الغذائية
      الشارقة
      معلبات وعصائر وصلصات
      نعلّب البقول والخضار والأسماك ونعبّئ العصائر في الحمرية، بخطوط مستقلة للعلامات الخاصة تبدأ من حاوية واحدة.`,
    en: `Rawafid Al Sharjah Food Industries
      Sharjah
      Canned food, juices and sauces
      In Hamriyah we can pulses, vegetables and fish and fill juices, with separate lines for private labels from one container up.`,
    fr: `Rawafid Al Sharjah Industries Alimentaires
      Charjah
      Conserves, jus et sauces
      À Hamriyah, nous mettons en conserve légumineuses, légumes et poissons et embouteillons des jus, avec des lignes pour marques de distributeur dès un conteneur.`,
  },
  sup_safa_glass: {
    slug: "safa-al-zujaj-glass",
    type: "manufacturing",
    at: ["AE", "Sharjah"],
    since: 2011,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "CE"],
    cover: 5,
    ar: `صفاء الزجاج للصناعة
      الشارقة
      زجاج مقسّى ومزدوج وواجهات
      قصّ وتقسية وعزل مزدوج تحت سقف واحد، بألواح تصل إلى 3.3 × 6 أمتار وتسليم مجدول على مراحل المشروع.`,
    en: `Safa Al Zujaj Glass Industries
      Sharjah
      Tempered, insulated and façade glass
      Cutting, tempering and double glazing under one roof, in sheets of up to 3.3 × 6 metres and deliveries planned along the stages of a project.`,
    fr: `Safa Al Zujaj Industries du Verre
      Charjah
      Verre trempé, isolant et de façade
      Découpe, trempe et double vitrage sous un même toit, en plateaux jusqu’à 3,3 × 6 mètres, livrés au rythme des étapes du chantier.`,
  },
  sup_midad_pipes: {
    slug: "midad-al-khaleej-pipes",
    type: "manufacturing",
    at: ["AE", "Dubai"],
    since: 2006,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "ISO 14001", "GSO"],
    cover: 6,
    ar: `مداد الخليج لأنظمة الأنابيب
      مدينة دبي الصناعية، دبي
      أنابيب ووصلات وخزانات بلاستيكية
      نبثق أنابيب uPVC وPPR والبولي إيثيلين حتى قطر 630 مم ونقولب الخزانات والصناديق، مع تقرير ضغط مرفق بكل شحنة.`,
    en: `Midad Al Khaleej Pipe Systems
      Dubai Industrial City, Dubai
      Plastic pipes, fittings and tanks
      We extrude uPVC, PPR and polyethylene pipe up to 630 mm and mould tanks and crates; a pressure report travels with every shipment.`,
    fr: `Midad Al Khaleej Systèmes de Tuyauterie
      Dubai Industrial City, Dubaï
      Tuyaux, raccords et réservoirs en plastique
      Nous extrudons des tuyaux en PVC-U, PPR et polyéthylène jusqu’à 630 mm et moulons réservoirs et caisses ; un rapport de pression accompagne chaque envoi.`,
  },
  sup_tayyar_cables: {
    slug: "tayyar-al-dhafra-cables",
    type: "manufacturing",
    at: ["AE", "Abu Dhabi"],
    since: 2001,
    staff: "500+",
    verified: true,
    certs: ["ISO 9001", "IEC", "ECAS"],
    cover: 7,
    ar: `تيار الظفرة للكابلات
      المصفح، أبوظبي
      كابلات جهد منخفض ومتوسط وتحكم
      نسحب النحاس ونعزله ونختبره في المصفح، ونورّد الكابلات على بكرات مقطوعة حسب جداول المشروع مع شهادة اختبار لكل بكرة.`,
    en: `Tayyar Al Dhafra Cables
      Musaffah, Abu Dhabi
      Low- and medium-voltage and control cables
      We draw, insulate and test copper in Musaffah and supply cable on drums cut to the project’s schedule, each drum with its own test certificate.`,
    fr: `Câbles Tayyar Al Dhafra
      Moussaffah, Abou Dhabi
      Câbles basse et moyenne tension et de commande
      Nous tréfilons, isolons et testons le cuivre à Moussaffah et livrons des câbles sur tourets coupés selon le planning du projet, chacun avec son certificat d’essai.`,
  },
  sup_naqaa_medical: {
    slug: "naqaa-medical-disposables",
    type: "manufacturing",
    at: ["SA", "Jeddah"],
    since: 2013,
    staff: "101-500",
    verified: true,
    certs: ["ISO 13485", "CE", "SASO"],
    cover: 8,
    ar: `نقاء جدة للمستهلكات الطبية
      جدة
      قفازات وكمامات ومستلزمات معقمة
      غرف نظيفة من الفئة الثامنة وتعقيم بأكسيد الإيثيلين، ونظام تتبّع يربط كل كرتون برقم دفعته وتقرير تعقيمه.`,
    en: `Naqaa Jeddah Medical Disposables
      Jeddah
      Gloves, masks and sterile supplies
      Class 8 clean rooms and ethylene-oxide sterilisation, with tracing that ties each carton to its batch number and sterility report.`,
    fr: `Naqaa Djeddah Consommables Médicaux
      Djeddah
      Gants, masques et fournitures stériles
      Salles blanches de classe 8 et stérilisation à l’oxyde d’éthylène, avec une traçabilité qui relie chaque carton à son lot et à son rapport de stérilité.`,
  },
  sup_afiyat_nutrition: {
    slug: "afiyat-al-sahra-nutrition",
    type: "manufacturing",
    at: ["AE", "Ras Al Khaimah"],
    since: 2015,
    staff: "51-100",
    verified: true,
    certs: ["GMP", "HACCP", "Halal"],
    cover: 1,
    ar: `عافية الصحراء للمكملات
      رأس الخيمة
      فيتامينات وعسل وزيوت طبيعية
      نكبسل ونعبّئ المكملات والعسل والزيوت وفق ممارسات التصنيع الجيد، مع تحليل مخبري مستقل لكل دفعة قبل الشحن.`,
    en: `Afiyat Al Sahra Nutrition
      Ras Al Khaimah
      Vitamins, honey and natural oils
      We capsule and pack supplements, honey and oils under good manufacturing practice, with an independent laboratory analysis of each batch before it ships.`,
    fr: `Afiyat Al Sahra Nutrition
      Ras el Khaïmah
      Vitamines, miel et huiles naturelles
      Nous conditionnons compléments, miels et huiles selon les bonnes pratiques de fabrication, avec une analyse indépendante de chaque lot avant expédition.`,
  },
  sup_rizmat_packaging: {
    slug: "rizmat-al-khaleej-packaging",
    type: "manufacturing",
    at: ["AE", "Sharjah"],
    since: 2003,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "FSC"],
    cover: 2,
    ar: `رزمة الخليج لصناعة الكرتون
      الشارقة
      كرتون مموّج وعلب وملصقات
      نصنع الكرتون المموّج من ثلاث وخمس وسبع طبقات ونطبع حتى أربعة ألوان، مع عينة مجانية قبل كل طلب جديد.`,
    en: `Rizmat Al Khaleej Packaging
      Sharjah
      Corrugated cartons, boxes and labels
      We make three-, five- and seven-ply corrugated board and print in up to four colours, with a free sample before each new order.`,
    fr: `Rizmat Al Khaleej Emballages
      Charjah
      Cartons ondulés, boîtes et étiquettes
      Nous fabriquons du carton ondulé à trois, cinq et sept plis, imprimé jusqu’à quatre couleurs, avec un échantillon gratuit avant chaque nouvelle commande.`,
  },
  sup_shafaf_plastics: {
    slug: "shafaf-ajman-plastics",
    type: "manufacturing",
    at: ["AE", "Ajman"],
    since: 2010,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "ISO 22000", "HACCP"],
    cover: 3,
    ar: `شفاف عجمان للعبوات
      عجمان
      عبوات PET وأفلام وأكياس
      نفخ وحقن وبثق على مدار الساعة لعبوات الأغذية والعناية، بقوالب جاهزة لأكثر من 120 شكلًا.`,
    en: `Shafaf Ajman Plastic Packaging
      Ajman
      PET bottles, films and bags
      Blowing, injection and extrusion around the clock for food and personal-care packs, with moulds ready for more than 120 shapes.`,
    fr: `Shafaf Ajman Emballages Plastiques
      Ajman
      Flacons PET, films et sacs
      Soufflage, injection et extrusion en continu pour l’alimentaire et le soin, avec des moules prêts pour plus de 120 formes.`,
  },
  sup_majlis_furniture: {
    slug: "majlis-al-rimal-furniture",
    type: "manufacturing",
    at: ["AE", "Ajman"],
    since: 2007,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "FSC"],
    cover: 4,
    ar: `مجلس الرمال للأثاث
      عجمان
      أثاث منزلي وفندقي ومجالس عربية
      ورشة نجارة وتنجيد على مساحة 12,000 متر مربع، من العيّنة إلى تجهيز 300 غرفة فندقية في جدول تسليم واحد.`,
    en: `Majlis Al Rimal Furniture
      Ajman
      Home and hotel furniture, Arabic majlis seating
      A joinery and upholstery works of 12,000 square metres, from a single sample to 300 hotel rooms on one delivery schedule.`,
    fr: `Majlis Al Rimal Mobilier
      Ajman
      Mobilier de maison et d’hôtel, salons majlis
      Un atelier de menuiserie et de tapisserie de 12 000 mètres carrés, de l’échantillon à 300 chambres d’hôtel dans un même calendrier.`,
  },
  sup_arkan_office: {
    slug: "arkan-al-maktab-office",
    type: "manufacturing",
    at: ["AE", "Dubai"],
    since: 2012,
    staff: "51-100",
    verified: true,
    certs: ["ISO 9001", "ISO 14001", "FSC"],
    cover: 5,
    ar: `أركان المكتب للأثاث
      جبل علي، دبي
      مكاتب وكراسٍ وخزائن ملفات
      نجهّز المكاتب من المخطط إلى التركيب، ونحتفظ بمخزون جاهز من المقاسات الدارجة للتسليم خلال أسبوع داخل الدولة.`,
    en: `Arkan Al Maktab Office Furniture
      Jebel Ali, Dubai
      Desks, chairs and filing cabinets
      We fit out offices from drawing to installation and keep the common sizes in stock for delivery within a week inside the Emirates.`,
    fr: `Arkan Al Maktab Mobilier de Bureau
      Jebel Ali, Dubaï
      Bureaux, sièges et armoires
      Nous aménageons les bureaux du plan à la pose et gardons en stock les dimensions courantes, livrées sous une semaine aux Émirats.`,
  },
  sup_dawra_green: {
    slug: "dawra-khadra-recycling",
    type: "manufacturing",
    at: ["AE", "Abu Dhabi"],
    since: 2016,
    staff: "51-100",
    verified: true,
    certs: ["ISO 14001", "GRS"],
    cover: 6,
    ar: `دورة خضراء لإعادة التدوير
      أبوظبي
      منتجات معاد تدويرها وأدوات قابلة للتحلل
      نجمع البلاستيك والورق والإطارات محليًا ونعيدها منتجات بشهادة GRS، ونصنع أدوات المائدة من ألياف القصب والنخيل.`,
    en: `Dawra Khadra Recycling
      Abu Dhabi
      Recycled products and compostable tableware
      We collect plastic, paper and tyres locally and return them as GRS-certified goods, and mould tableware from cane and palm fibre.`,
    fr: `Dawra Khadra Recyclage
      Abou Dhabi
      Produits recyclés et vaisselle compostable
      Nous collectons plastique, papier et pneus sur place pour en faire des produits certifiés GRS, et moulons de la vaisselle en fibre de canne et de palmier.`,
  },
  sup_alwan_masterbatch: {
    slug: "alwan-al-mutqan-masterbatch",
    type: "manufacturing",
    at: ["AE", "Dubai"],
    since: 2014,
    staff: "51-100",
    verified: true,
    certs: ["ISO 9001", "RoHS"],
    cover: 7,
    ar: `ألوان المتقن للماستر باتش
      مدينة دبي الصناعية، دبي
      ماستر باتش ملوّن وإضافات ومركبات PVC
      نطابق اللون خلال يومي عمل في مختبرنا ونصنع من 25 كيلوجرامًا للتجربة إلى حاويات كاملة بتركيبة محفوظة برقمها.`,
    en: `Alwan Al Mutqan Masterbatch
      Dubai Industrial City, Dubai
      Colour and additive masterbatch, PVC compounds
      Our laboratory matches a colour within two working days, and we make anything from a 25 kg trial to full containers of a formula kept under its number.`,
    fr: `Alwan Al Mutqan Mélanges-Maîtres
      Dubai Industrial City, Dubaï
      Mélanges-maîtres colorants, additifs et compounds PVC
      Notre laboratoire contretype une couleur en deux jours ouvrés, et nous produisons de l’essai de 25 kg au conteneur complet d’une formule archivée.`,
  },
  sup_dihn_perfumes: {
    slug: "dihn-al-ward-perfumes",
    type: "manufacturing",
    at: ["AE", "Dubai"],
    since: 1999,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "GMP", "ECAS"],
    cover: 8,
    ar: `دهن الورد للعطور
      القوز، دبي
      عطور شرقية ودهن عود وبخور
      نخلط ونعبّئ العطور الشرقية والبخور في القوز منذ ربع قرن، ونصنع للغير من ألف زجاجة فأكثر مع ملف تسجيل المنتج.`,
    en: `Dihn Al Ward Perfumes
      Al Quoz, Dubai
      Oriental perfumes, oud oil and bakhoor
      For a quarter of a century we have blended and filled oriental perfumes and bakhoor in Al Quoz, also for other brands from a thousand bottles up, registration file included.`,
    fr: `Dihn Al Ward Parfums
      Al Quoz, Dubaï
      Parfums orientaux, huile d’oud et bakhour
      Depuis un quart de siècle nous assemblons parfums orientaux et bakhour à Al Quoz, y compris pour d’autres marques dès mille flacons, dossier d’enregistrement compris.`,
  },
  sup_nadiya_care: {
    slug: "nadiya-consumer-care",
    type: "manufacturing",
    at: ["AE", "Ajman"],
    since: 2008,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "GMP", "ECAS"],
    cover: 1,
    ar: `ندية للعناية والمنظفات
      عجمان
      منظفات ومستحضرات تجميل وعناية شخصية
      ثلاثة خطوط للمنظفات وخطان لمستحضرات العناية، نصنع بعلامتنا وبعلامات سلاسل التجزئة في الخليج وشرق أفريقيا.`,
    en: `Nadiya Consumer Care
      Ajman
      Detergents, cosmetics and personal care
      Three detergent lines and two care lines, making our own brand and those of retail chains in the Gulf and East Africa.`,
    fr: `Nadiya Soins et Entretien
      Ajman
      Détergents, cosmétiques et hygiène
      Trois lignes de détergents et deux lignes de soins, sous notre marque et celles d’enseignes du Golfe et d’Afrique de l’Est.`,
  },
  sup_manba_pumps: {
    slug: "manba-pumps-generators",
    type: "manufacturing",
    at: ["SA", "Jeddah"],
    since: 2000,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "CE", "SASO"],
    cover: 2,
    ar: `منبع جدة للمضخات والمولدات
      جدة
      مولدات ديزل ومضخات مياه وضواغط هواء
      نجمّع المولدات من 20 إلى 1,500 ك.ف.أ ونختبرها تحت الحمل الكامل، ونوفّر قطع الغيار خمسة عشر عامًا بعد البيع.`,
    en: `Manba Jeddah Pumps & Generators
      Jeddah
      Diesel generators, water pumps and air compressors
      We assemble generators from 20 to 1,500 kVA, test them at full load and keep spare parts for fifteen years after the sale.`,
    fr: `Manba Djeddah Pompes et Groupes Électrogènes
      Djeddah
      Groupes diesel, pompes à eau et compresseurs
      Nous assemblons des groupes de 20 à 1 500 kVA, les essayons à pleine charge et gardons les pièces quinze ans après la vente.`,
  },
} as const satisfies Record<`sup_${string}`, SupplierDraft>;
