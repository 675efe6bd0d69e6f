import type { SupplierDraft } from "./supplier-draft.ts";

export const TRADERS = {
  sup_qimam_steel: {
    slug: "qimam-al-bina-steel",
    type: "distribution",
    at: ["SA", "Dammam"],
    since: 1995,
    staff: "101-500",
    verified: true,
    certs: ["ISO 9001", "SASO"],
    cover: 3,
    ar: `قمم البناء للحديد والإسمنت
      الدمام
      إسمنت وحديد تسليح ومقاطع إنشائية
      ساحات تخزين في الدمام والجبيل بطاقة 60 ألف طن، وقصّ وثني حسب جداول التسليح مع تسليم إلى الموقع.`,
    en: `Qimam Al Bina Steel & Cement
      Dammam
      Cement, reinforcing bar and structural sections
      Yards in Dammam and Jubail hold 60,000 tonnes; we cut and bend to the bar schedule and deliver to site.`,
    fr: `Qimam Al Bina Acier et Ciment
      Dammam
      Ciment, fers à béton et profilés
      Nos parcs de Dammam et de Jubail stockent 60 000 tonnes ; coupe et façonnage selon les plans de ferraillage, livraison sur chantier.`,
  },
  sup_bareeq_electric: {
    slug: "bareeq-al-batinah-electric",
    type: "distribution",
    at: ["OM", "Muscat"],
    since: 2005,
    staff: "51-100",
    verified: true,
    certs: ["ISO 9001", "GSO"],
    cover: 4,
    ar: `بريق الباطنة للكهرباء
      مسقط
      لوحات توزيع وإنارة ومحولات
      نورّد اللوحات والمحولات والإنارة للمقاولين في عُمان وشرق أفريقيا من مخزون مسقط وصحار.`,
    en: `Bareeq Al Batinah Electric
      Muscat
      Distribution boards, lighting and transformers
      We supply boards, transformers and lighting to contractors in Oman and East Africa from stock in Muscat and Sohar.`,
    fr: `Bareeq Al Batinah Électricité
      Mascate
      Tableaux, éclairage et transformateurs
      Nous fournissons tableaux, transformateurs et éclairage aux entreprises d’Oman et d’Afrique de l’Est depuis nos stocks de Mascate et de Sohar.`,
  },
  sup_ufuq_smart: {
    slug: "ufuq-al-thaka-technologies",
    type: "distribution",
    at: ["AE", "Dubai"],
    since: 2014,
    staff: "11-50",
    verified: true,
    certs: ["ISO 9001", "CE"],
    cover: 5,
    ar: `أفق الذكاء للتقنيات
      واحة دبي للسيليكون، دبي
      كاميرات مراقبة ومنازل ذكية
      موزّع لأنظمة المراقبة والأتمتة مع برمجة واجهات عربية وضمان استبدال داخل الخليج خلال عشرة أيام.`,
    en: `Ufuq Al Thaka Technologies
      Dubai Silicon Oasis, Dubai
      Surveillance cameras and smart home
      Distributor of surveillance and automation systems, with Arabic interfaces programmed in-house and replacement inside the Gulf within ten days.`,
    fr: `Ufuq Al Thaka Technologies
      Dubai Silicon Oasis, Dubaï
      Vidéosurveillance et maison connectée
      Distributeur de vidéosurveillance et de domotique, avec interfaces en arabe programmées sur place et remplacement dans le Golfe sous dix jours.`,
  },
  sup_dana_networks: {
    slug: "dana-al-bahrain-networks",
    type: "distribution",
    at: ["BH", "Manama"],
    since: 2010,
    staff: "11-50",
    verified: true,
    certs: ["ISO 27001"],
    cover: 6,
    ar: `دانة البحرين للشبكات
      المنامة
      محوّلات شبكات ونقاط وصول وألياف ضوئية
      نصمّم الشبكات ونورّد معداتها مجهّزة الإعداد، مع مهندس عربي على الخط في كل ساعات العمل.`,
    en: `Dana Al Bahrain Networks
      Manama
      Switches, access points and fibre
      We design networks and ship their equipment pre-configured, with an Arabic-speaking engineer on the line in all working hours.`,
    fr: `Dana Al Bahrain Réseaux
      Manama
      Commutateurs, points d’accès et fibre
      Nous concevons les réseaux et livrons le matériel préconfiguré, avec un ingénieur arabophone joignable à toute heure ouvrée.`,
  },
  sup_mizan_cloud: {
    slug: "mizan-al-sahab-software",
    type: "ecommerce",
    at: ["AE", "Dubai"],
    since: 2018,
    staff: "11-50",
    verified: true,
    certs: ["ISO 27001"],
    cover: 7,
    ar: `ميزان السحاب للبرمجيات
      مدينة دبي للإنترنت، دبي
      برامج محاسبة ومخازن وأسطول سحابية
      برامج عربية المنشأ لإدارة الفواتير والمخازن والأسطول، مستضافة في مراكز بيانات داخل الدولة ومتوافقة مع ضريبة القيمة المضافة.`,
    en: `Mizan Al Sahab Software
      Dubai Internet City, Dubai
      Cloud accounting, warehouse and fleet software
      Software written in Arabic first for invoicing, warehouses and fleets, hosted in data centres inside the Emirates and ready for VAT.`,
    fr: `Mizan Al Sahab Logiciels
      Dubai Internet City, Dubaï
      Comptabilité, entrepôts et flottes dans le nuage
      Des logiciels pensés d’abord en arabe pour la facturation, les entrepôts et les flottes, hébergés aux Émirats et conformes à la TVA.`,
  },
  sup_balsam_medical: {
    slug: "balsam-al-marina-medical",
    type: "import_export",
    at: ["AE", "Dubai"],
    since: 2002,
    staff: "51-100",
    verified: true,
    certs: ["ISO 13485", "ISO 9001"],
    cover: 8,
    ar: `بلسم المارينا للتجهيزات الطبية
      مدينة دبي الطبية، دبي
      أجهزة طبية وتجهيز مختبرات
      نستورد ونسجّل الأجهزة لدى الجهات الصحية ونركّبها ونعايرها، مع عقد صيانة اختياري في ست دول.`,
    en: `Balsam Al Marina Medical Supplies
      Dubai Healthcare City, Dubai
      Medical devices and laboratory fit-out
      We import devices, register them with the health authorities, install and calibrate them, with an optional service contract in six countries.`,
    fr: `Balsam Al Marina Équipements Médicaux
      Dubai Healthcare City, Dubaï
      Dispositifs médicaux et laboratoires
      Nous importons, enregistrons auprès des autorités, installons et étalonnons les appareils, avec contrat d’entretien en option dans six pays.`,
  },
  sup_sadu_textiles: {
    slug: "bayt-al-sadu-textiles",
    type: "distribution",
    at: ["KW", "Kuwait City"],
    since: 1988,
    staff: "51-100",
    verified: true,
    certs: ["ISO 9001"],
    cover: 1,
    ar: `بيت السدو للمنسوجات
      مدينة الكويت
      سجاد وستائر وبياضات فندقية
      بيت تجاري عريق في سوق المباركية يورّد السجاد والبياضات للفنادق والمساجد، بمقاسات خاصة ونسيج سدو معاصر.`,
    en: `Bayt Al Sadu Textiles
      Kuwait City
      Carpets, curtains and hotel linen
      A long-standing house of the Mubarakiya market that supplies carpets and linen to hotels and mosques, in made-to-measure sizes and modern sadu weave.`,
    fr: `Bayt Al Sadu Textiles
      Koweït
      Tapis, rideaux et linge d’hôtel
      Une maison ancienne du marché Moubarakiya qui fournit tapis et linge aux hôtels et mosquées, sur mesure et en tissage sadou contemporain.`,
  },
  sup_shams_fujairah: {
    slug: "shams-al-fujairah-energy",
    type: "distribution",
    at: ["AE", "Fujairah"],
    since: 2015,
    staff: "11-50",
    verified: true,
    certs: ["ISO 9001", "IEC"],
    cover: 2,
    ar: `شمس الفجيرة للطاقة والمياه
      الفجيرة
      ألواح شمسية وعاكسات وترشيد مياه
      نورّد مكونات الطاقة الشمسية وترشيد المياه مع تصميم مجاني للمنظومة، ونشحن من ميناء الفجيرة مباشرة إلى المحيط الهندي.`,
    en: `Shams Al Fujairah Energy & Water
      Fujairah
      Solar panels, inverters and water saving
      We supply solar and water-saving components with free system design, and ship from the port of Fujairah straight into the Indian Ocean.`,
    fr: `Shams Al Fujairah Énergie et Eau
      Foujaïrah
      Panneaux solaires, onduleurs et économie d’eau
      Nous fournissons composants solaires et d’économie d’eau avec étude gratuite, et expédions du port de Foujaïrah directement vers l’océan Indien.`,
  },
  sup_jubail_polymers: {
    slug: "hubaybat-al-jubail-polymers",
    type: "import_export",
    at: ["SA", "Dammam"],
    since: 2006,
    staff: "11-50",
    verified: true,
    certs: ["ISO 9001", "GSO"],
    cover: 3,
    ar: `حبيبات الجبيل للبوليمرات
      الدمام
      بولي إيثيلين وبولي بروبيلين وPET
      نبيع الراتنجات الخام من منتجي المنطقة الشرقية بشهادة تحليل المنتج، من خمسة أطنان إلى شحنات كاملة.`,
    en: `Hubaybat Al Jubail Polymers
      Dammam
      Polyethylene, polypropylene and PET
      We sell prime resins of the Eastern Province’s producers with the maker’s certificate of analysis, from five tonnes to full cargoes.`,
    fr: `Hubaybat Al Jubail Polymères
      Dammam
      Polyéthylène, polypropylène et PET
      Nous vendons les résines vierges des producteurs de la Province orientale avec leur certificat d’analyse, de cinq tonnes à la cargaison complète.`,
  },
  sup_turoos_machinery: {
    slug: "turoos-al-sharjah-machinery",
    type: "import_export",
    at: ["AE", "Sharjah"],
    since: 2003,
    staff: "51-100",
    verified: true,
    certs: ["ISO 9001", "CE"],
    cover: 4,
    ar: `تروس الشارقة للآلات
      الشارقة
      آلات تعبئة وتغليف ومعدات أغذية
      نورّد خطوط التعبئة ومعدات الأغذية ونركّبها وندرّب المشغّلين بالعربية والأوردية، وقطع الغيار في الشارقة.`,
    en: `Turoos Al Sharjah Machinery
      Sharjah
      Packing machines and food machinery
      We supply and install packing lines and food machinery, train operators in Arabic and Urdu, and keep the spare parts in Sharjah.`,
    fr: `Turoos Al Sharjah Machines
      Charjah
      Machines d’emballage et agroalimentaires
      Nous livrons et installons lignes d’emballage et machines alimentaires, formons les opérateurs en arabe et en ourdou, pièces détachées à Charjah.`,
  },
  sup_rafiat_equipment: {
    slug: "rafiat-al-doha-equipment",
    type: "distribution",
    at: ["QA", "Doha"],
    since: 2008,
    staff: "51-100",
    verified: false,
    certs: ["ISO 9001"],
    cover: 5,
    ar: `رافعات الدوحة للمعدات
      الدوحة
      معدات بناء ورفع ومناولة
      بيع المعدات الإنشائية الجديدة والمجددة مع فحص معتمد قبل الشحن وورشة متنقلة لخدمة المواقع.`,
    en: `Rafi’at Al Doha Equipment
      Doha
      Construction, lifting and handling equipment
      New and reconditioned construction equipment with a certified pre-shipment inspection and a mobile workshop for site service.`,
    fr: `Rafi’at Al Doha Équipements
      Doha
      Engins de chantier, levage et manutention
      Engins neufs et reconditionnés avec inspection certifiée avant expédition et atelier mobile pour l’entretien sur site.`,
  },
} as const satisfies Record<`sup_${string}`, SupplierDraft>;
