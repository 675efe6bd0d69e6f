export interface PartnerDraft {
  id: string;
  country: string;
  since: number;
  certifications: string[];
  /** Lines: name, specialties separated by |, description. */
  ar: string;
  en: string;
  fr: string;
}

export const PARTNERS: PartnerDraft[] = [
  {
    id: "ptn_dates",
    country: "AE",
    since: 2017,
    certifications: ["ISO 22000", "HACCP", "Halal"],
    ar: `سدرة العين للتمور
      تمور معبأة | دبس | عجينة تمر
      شريكنا الأول في الأغذية: يورّد التمور بدفعات متتبَّعة من المزرعة إلى الحاوية، ويجهّز طلبات رمضان قبل ثلاثة أشهر من موعدها.`,
    en: `Sidrat Al Ain Dates
      Packed dates | Date syrup | Date paste
      Our first partner in food: dates in batches traced from farm to container, with Ramadan orders ready three months ahead.`,
    fr: `Sidrat Al Ain Dattes
      Dattes conditionnées | Sirop de dattes | Pâte de dattes
      Notre premier partenaire alimentaire : des lots tracés de la ferme au conteneur, et les commandes du ramadan prêtes trois mois à l’avance.`,
  },
  {
    id: "ptn_polymers",
    country: "SA",
    since: 2018,
    certifications: ["ISO 9001", "GSO", "SASO"],
    ar: `حبيبات الجبيل للبوليمرات
      بولي إيثيلين | بولي بروبيلين | PET
      يضمن لمصانع البلاستيك في شرق أفريقيا توريدًا شهريًا ثابتًا بسعر مرتبط بالمؤشر ومعلن قبل الشحن.`,
    en: `Hubaybat Al Jubail Polymers
      Polyethylene | Polypropylene | PET
      Gives plastics plants in East Africa a steady monthly supply at an index-linked price announced before loading.`,
    fr: `Hubaybat Al Jubail Polymères
      Polyéthylène | Polypropylène | PET
      Assure aux plasturgistes d’Afrique de l’Est un approvisionnement mensuel à prix indexé annoncé avant chargement.`,
  },
  {
    id: "ptn_tiles",
    country: "AE",
    since: 2016,
    certifications: ["ISO 9001", "ISO 14001", "GSO"],
    ar: `برج الحجر للسيراميك
      بلاط بورسلان | ألواح كبيرة | أدوات صحية
      يحجز لمشترينا طاقة إنتاج شهرية بلون ومقاس ثابتين، ما يحفظ تجانس البلاط في المشاريع الممتدة.`,
    en: `Burj Al Hajar Ceramics
      Porcelain tile | Large slabs | Sanitary ware
      Reserves a monthly capacity in one shade and calibre for our buyers, so that long projects stay uniform.`,
    fr: `Burj Al Hajar Céramique
      Grès cérame | Grandes dalles | Sanitaires
      Réserve à nos acheteurs une capacité mensuelle dans une même nuance et un même calibre pour les longs chantiers.`,
  },
  {
    id: "ptn_machinery",
    country: "TR",
    since: 2019,
    certifications: ["CE", "ISO 9001"],
    ar: `أناضول أمبالاج للآلات
      آلات تعبئة | خطوط تغليف | قطع غيار
      مصنع تركي لخطوط التعبئة المتوسطة، يرسل فنيّيه للتركيب ويُبقي قطع الغيار السريعة في مستودعنا بالشارقة.`,
    en: `Anadolu Ambalaj Makina
      Filling machines | Packing lines | Spare parts
      A Turkish maker of mid-size packing lines that sends its own fitters and keeps fast-moving parts in our Sharjah warehouse.`,
    fr: `Anadolu Ambalaj Makina
      Remplisseuses | Lignes d’emballage | Pièces détachées
      Un fabricant turc de lignes moyennes qui envoie ses monteurs et garde les pièces courantes dans notre entrepôt de Charjah.`,
  },
  {
    id: "ptn_medical",
    country: "DE",
    since: 2020,
    certifications: ["ISO 13485", "CE"],
    ar: `راينفيرك ميديتسن
      أجهزة تشخيص | تجهيز مختبرات | معايرة
      مورّد ألماني لأجهزة المختبرات يدرّب الفنيين في دبي مرتين سنويًا ويصدر شهادات المعايرة بالعربية.`,
    en: `Rheinwerk Medizin
      Diagnostics | Laboratory fit-out | Calibration
      A German laboratory supplier that trains technicians in Dubai twice a year and issues calibration certificates in Arabic.`,
    fr: `Rheinwerk Medizin
      Diagnostic | Équipement de laboratoire | Étalonnage
      Un fournisseur allemand qui forme les techniciens à Dubaï deux fois par an et délivre des certificats d’étalonnage en arabe.`,
  },
  {
    id: "ptn_packaging",
    country: "EG",
    since: 2021,
    certifications: ["ISO 9001", "FSC", "GRS"],
    ar: `نيل باك للتغليف
      كرتون مموّج | ورق كرافت | أكياس منسوجة
      يخدم المصدّرين من الإسكندرية والسخنة، ويشحن مواد التغليف المسطّحة إلى موانئ البحر الأحمر في أقل من أسبوع.`,
    en: `Nile Pack Egypt
      Corrugated board | Kraft paper | Woven sacks
      Serves exporters from Alexandria and Sokhna and ships flat packaging to Red Sea ports in under a week.`,
    fr: `Nile Pack Égypte
      Carton ondulé | Papier kraft | Sacs tissés
      Sert les exportateurs depuis Alexandrie et Sokhna et livre les emballages à plat aux ports de la mer Rouge en moins d’une semaine.`,
  },
];
