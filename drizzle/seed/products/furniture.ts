import { aed, kwd, onRequest } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q, years } from "../spec-values.ts";

const furniture = productsOf("furniture");

export const FURNITURE = [
  furniture("office-furniture", "executive-desk-with-pedestal", "ARK-DSK-18", {
    by: "sup_arkan_office",
    origin: "AE",
    order: [10, "piece"],
    price: aed(1180, [40, 1105], [120, 1010]),
    lead: [7, 12],
    hs: "94033000",
    certs: ["fsc", "iso-9001"],
    pictures: ["office-desk", "filing-cabinet"],
    ar: `مكتب تنفيذي 180 سم مع وحدة أدراج
      سطح بقشرة جوز وأرجل فولاذ وممر أسلاك مخفي، يُركَّب في ساعة ويُسلَّم من المخزون بثلاثة ألوان.`,
    en: `Executive desk 180 cm with pedestal
      Walnut-veneer top, steel legs and a hidden cable run; fitted in an hour and stocked in three colours.`,
    fr: `Bureau de direction 180 cm avec caisson
      Plateau plaqué noyer, piètement acier et passe-câbles caché ; monté en une heure, en stock en trois teintes.`,
    specs: {
      dimensions: ["180 × 80 × 75 سم", "180 × 80 × 75 cm", "180 × 80 × 75 cm"],
      material: ["MDF بقشرة جوز", "Walnut-veneered MDF", "MDF plaqué noyer"],
      frame: ["فولاذ مدهون", "Powder-coated steel", "Acier laqué"],
      warranty: years(5),
    },
  }),
  furniture("office-furniture", "ergonomic-mesh-office-chair", "ARK-CHR-M7", {
    by: "sup_arkan_office",
    origin: "CN",
    order: [20, "piece"],
    price: aed(465, [80, 436], [300, 398]),
    lead: [3, 7],
    hs: "94013900",
    certs: ["iso-9001"],
    pictures: ["office-chair", "carton-open"],
    ar: `كرسي مكتب شبكي بدعم قطني
      ظهر شبكي يسمح بمرور الهواء وميلان متزامن ومساند قابلة للضبط، مختبر لحمل 150 كجم وثماني ساعات يوميًا.`,
    en: `Ergonomic mesh office chair
      A breathing mesh back, synchro tilt and adjustable arms, tested for 150 kg and eight hours a day.`,
    fr: `Siège de bureau ergonomique en résille
      Dossier respirant, mécanisme synchrone et accoudoirs réglables, testé pour 150 kg et huit heures par jour.`,
    specs: {
      load: q(150, "kg"),
      standard: "BIFMA X5.1",
      upholstery: ["شبك وقماش", "Mesh and fabric", "Résille et tissu"],
      foam: q(50, "kg"),
      warranty: years(3),
    },
  }),
  furniture("office-furniture", "steel-filing-cabinet-4-drawer", "ARK-CAB-4D", {
    by: "sup_arkan_office",
    origin: "AE",
    order: [20, "piece"],
    price: aed(540, [80, 509], [240, 466]),
    lead: [5, 10],
    hs: "94031000",
    certs: ["iso-9001", "iso-14001"],
    pictures: ["filing-cabinet", "office-desk"],
    ar: `خزانة ملفات فولاذية بأربعة أدراج
      صاج 0.8 مم بسكك كاملة السحب وقفل مركزي ومانع انقلاب، وتتوفر خزائن بابين من المجموعة نفسها.`,
    en: `Four-drawer steel filing cabinet
      0.8 mm steel with full-extension slides, a central lock and anti-tilt; two-door cupboards in the same range.`,
    fr: `Classeur acier quatre tiroirs
      Tôle de 0,8 mm, coulisses totales, serrure centrale et antibasculement ; armoires deux portes assorties.`,
    specs: {
      dimensions: ["46 × 62 × 132 سم", "46 × 62 × 132 cm", "46 × 62 × 132 cm"],
      thickness: q("0.8", "mm"),
      load: ["45 كجم للدرج", "45 kg per drawer", "45 kg par tiroir"],
      colours: ["رمادي، بيج، أسود", "Grey, beige, black", "Gris, beige, noir"],
    },
  }),
  furniture("office-furniture", "boardroom-meeting-table-360", "ARK-MTG-36", {
    by: "sup_arkan_office",
    origin: "AE",
    order: [2, "piece"],
    price: onRequest(),
    lead: [20, 30],
    hs: "94033000",
    certs: ["fsc", "iso-9001"],
    pictures: ["meeting-table", "office-chair"],
    ar: `طاولة اجتماعات 360 سم لاثني عشر شخصًا
      قشرة طبيعية وحواف مستديرة وعلبة كهرباء وبيانات مخفية في الوسط، تُصنع على مقاس القاعة.`,
    en: `Boardroom table 360 cm for twelve
      Natural veneer, rounded edges and a hidden power and data box, made to the size of the room.`,
    fr: `Table de réunion 360 cm pour douze
      Placage naturel, chants arrondis, boîtier courant et données encastré, aux mesures de la salle.`,
    specs: {
      dimensions: ["360 × 140 × 75 سم", "360 × 140 × 75 cm", "360 × 140 × 75 cm"],
      seats: ["12 مقعدًا", "12 seats", "12 places"],
      finish: ["جوز أو بلوط", "Walnut or oak", "Noyer ou chêne"],
      warranty: years(5),
    },
  }),
  furniture("home-furniture", "three-seat-velvet-sofa", "MJL-SOF-3V", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [10, "piece"],
    price: aed(1650, [40, 1550], [120, 1420]),
    lead: [20, 30],
    hs: "94016100",
    certs: ["fsc", "iso-9001"],
    pictures: ["sofa", "lounge-chair"],
    ar: `كنبة مخمل ثلاثة مقاعد
      هيكل زان مجفف وإسفنج عالي الكثافة ومخمل مقاوم للبقع بأربعين لونًا، تُفك أرجلها لتمر من المصاعد.`,
    en: `Three-seat velvet sofa
      Kiln-dried beech frame, high-density foam and stain-resistant velvet in forty colours; legs come off to pass through lifts.`,
    fr: `Canapé trois places en velours
      Structure en hêtre séché, mousse haute densité, velours antitache en quarante coloris ; pieds démontables pour l'ascenseur.`,
    specs: {
      dimensions: ["220 × 90 × 82 سم", "220 × 90 × 82 cm", "220 × 90 × 82 cm"],
      frame: ["زان صلب", "Solid beech", "Hêtre massif"],
      foam: ["35 كجم/م³", "35 kg/m³", "35 kg/m³"],
      upholstery: ["مخمل 40 لونًا", "Velvet, 40 colours", "Velours, 40 coloris"],
      warranty: years(3),
    },
  }),
  furniture("home-furniture", "solid-wood-dining-set-six", "MJL-DIN-06", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [5, "set"],
    price: aed(2380, [20, 2240], [60, 2050]),
    lead: [25, 35],
    hs: "94036000",
    certs: ["fsc"],
    pictures: ["dining-set", "sofa"],
    ar: `طقم طعام خشب صلب لستة أشخاص
      طاولة وستة كراسٍ من خشب الأكاسيا بمفاصل متداخلة وطلاء مائي، يصل مفككًا مع عدة تركيب.`,
    en: `Solid-wood dining set for six
      Table and six chairs in acacia with mortise joints and a water-based finish, shipped flat with tools.`,
    fr: `Ensemble repas en bois massif pour six
      Table et six chaises en acacia, assemblage à tenons, finition à l'eau, livré à plat avec outils.`,
    specs: {
      dimensions: ["180 × 90 × 76 سم", "180 × 90 × 76 cm", "180 × 90 × 76 cm"],
      material: ["أكاسيا صلبة", "Solid acacia", "Acacia massif"],
      seats: ["6 مقاعد", "6 seats", "6 places"],
      packing: ["3 كراتين للطقم", "3 cartons per set", "3 colis par ensemble"],
    },
  }),
  furniture("home-furniture", "arabic-majlis-floor-seating", "MJL-ARB-10", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [20, "metre"],
    price: aed(420, [80, 395], [300, 359]),
    lead: [20, 30],
    hs: "94014900",
    certs: ["iso-9001"],
    pictures: ["majlis-seating", "carpet-rolls"],
    ar: `جلسة عربية أرضية بالمتر مع تكايات
      مراتب إسفنج مضغوط وظهور وتكايات بقماش سدو أو جاكار، تُفصَّل على مقاس المجلس أو الخيمة.`,
    en: `Arabic floor seating by the metre
      Firm foam seats, backs and arm cushions in sadu or jacquard cloth, cut to the size of the majlis or tent.`,
    fr: `Assise arabe au sol, au mètre
      Assises en mousse ferme, dossiers et accoudoirs en sadou ou jacquard, aux mesures du majlis ou de la tente.`,
    specs: {
      foam: ["40 كجم/م³ مضغوط", "40 kg/m³, rebonded", "40 kg/m³, agglomérée"],
      height: ["25–35 سم", "25–35 cm", "25–35 cm"],
      upholstery: ["سدو، جاكار، مخمل", "Sadu, jacquard, velvet", "Sadou, jacquard, velours"],
      packing: ["ملفوفة بغلاف مفرّغ", "Vacuum-rolled", "Roulée sous vide"],
    },
  }),
  furniture("home-furniture", "three-door-mirror-wardrobe", "MJL-WRD-3M", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [10, "piece"],
    price: aed(1340, [40, 1260], [120, 1150]),
    lead: [15, 20],
    hs: "94035000",
    certs: ["fsc", "iso-9001"],
    pictures: ["wardrobe", "bedside-table"],
    ar: `خزانة ملابس ثلاثة أبواب بمرآة
      ألواح خشبية مقاومة للرطوبة بمفصلات هادئة ومرآة كاملة، وتقسيم داخلي يناسب الثوب والعباءة.`,
    en: `Three-door wardrobe with mirror
      Moisture-resistant board, soft-close hinges and a full mirror, divided inside for thobes and abayas.`,
    fr: `Armoire trois portes avec miroir
      Panneaux hydrofuges, charnières amorties et miroir en pied, aménagée pour thobes et abayas.`,
    specs: {
      dimensions: ["150 × 60 × 220 سم", "150 × 60 × 220 cm", "150 × 60 × 220 cm"],
      thickness: q(18, "mm"),
      material: ["ألواح E1 مقاومة للرطوبة", "Moisture-resistant E1 board", "Panneau E1 hydrofuge"],
      colours: ["جوز، بلوط، أبيض", "Walnut, oak, white", "Noyer, chêne, blanc"],
    },
  }),
  furniture("hotel-furniture", "hotel-king-bed-headboard-set", "MJL-HTL-K1", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [20, "set"],
    price: aed(2950, [60, 2790], [200, 2560]),
    lead: [30, 45],
    hs: "94035000",
    certs: ["fsc", "iso-9001"],
    pictures: ["hotel-bed", "bedside-table"],
    ar: `سرير فندقي كينغ مع لوح خلفي وقاعدة
      قاعدة بولي سبرينغ ولوح خلفي منجّد بإنارة ومآخذ USB، بأقمشة مطابقة لاشتراطات الحريق، مع غرفة نموذجية قبل الإنتاج.`,
    en: `Hotel king bed with headboard and base
      Sprung base and upholstered headboard with lights and USB sockets, fire-rated cloth, and a mock-up room before production.`,
    fr: `Lit d'hôtel king avec tête et sommier
      Sommier à ressorts, tête de lit tapissée avec liseuses et prises USB, tissus non-feu et chambre témoin avant production.`,
    specs: {
      dimensions: ["200 × 200 سم", "200 × 200 cm", "200 × 200 cm"],
      upholstery: ["قماش مقاوم للحريق", "Fire-retardant cloth", "Tissu non-feu"],
      standard: "BS 7177 / EN 1021",
      warranty: years(5),
    },
  }),
  furniture("hotel-furniture", "lobby-lounge-armchair", "MJL-LNG-02", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [20, "piece"],
    price: aed(880, [80, 829], [240, 758]),
    lead: [20, 30],
    hs: "94016100",
    certs: ["fsc"],
    pictures: ["lounge-chair", "sofa"],
    ar: `كرسي استقبال فندقي منجّد
      ظهر محاك بخطوط رأسية وأرجل نحاسية، بقماش يتحمّل مئة ألف دورة مارتنديل لردهات الفنادق والعيادات.`,
    en: `Upholstered lobby armchair
      A channelled back on brass legs, in cloth rated at 100,000 Martindale rubs for lobbies and clinics.`,
    fr: `Fauteuil de lobby tapissé
      Dossier cannelé, pieds laiton, tissu à 100 000 tours Martindale pour halls et cliniques.`,
    specs: {
      dimensions: ["78 × 80 × 86 سم", "78 × 80 × 86 cm", "78 × 80 × 86 cm"],
      upholstery: ["100,000 دورة مارتنديل", "100,000 Martindale", "100 000 tours Martindale"],
      frame: ["زان ومعدن", "Beech and metal", "Hêtre et métal"],
      warranty: years(3),
    },
  }),
  furniture("hotel-furniture", "stackable-banquet-chair", "MJL-BNQ-01", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [100, "piece"],
    price: aed(148, [400, 138], [1500, 124]),
    lead: [15, 20],
    hs: "94017100",
    certs: ["iso-9001"],
    pictures: ["banquet-chairs", "pallet-cartons"],
    ar: `كراسي حفلات قابلة للتكديس
      هيكل فولاذي ذهبي ومقعد مضغوط 60 كجم/م³، تُكدّس عشرة فوق بعضها مع عربة نقل، لقاعات الأعراس والمؤتمرات.`,
    en: `Stackable banquet chairs
      Gold steel frame and a 60 kg/m³ seat; ten in a stack with a trolley, for wedding and conference halls.`,
    fr: `Chaises de banquet empilables
      Structure acier doré, assise 60 kg/m³ ; empilables par dix avec chariot, pour salles de mariage et congrès.`,
    specs: {
      load: q(180, "kg"),
      foam: ["60 كجم/م³", "60 kg/m³", "60 kg/m³"],
      frame: ["فولاذ 25 × 25 × 1.5 مم", "Steel, 25 × 25 × 1.5 mm", "Acier 25 × 25 × 1,5 mm"],
      colours: ["أزرق، عنابي، كحلي", "Teal, burgundy, navy", "Bleu canard, bordeaux, marine"],
    },
  }),
  furniture("hotel-furniture", "hotel-bedside-table-two-drawer", "MJL-BST-02", {
    by: "sup_majlis_furniture",
    origin: "AE",
    order: [40, "piece"],
    price: aed(365, [160, 342], [500, 311]),
    lead: [20, 30],
    hs: "94035000",
    certs: ["fsc", "iso-9001"],
    pictures: ["bedside-table", "hotel-bed"],
    ar: `كومودينو فندقي بدرجين وشاحن لاسلكي
      قشرة جوز بطلاء مقاوم للحلقات والمشروبات، بأرجل نحاسية وشاحن مدمج في السطح.`,
    en: `Two-drawer hotel bedside table with charger
      Walnut veneer sealed against rings and spills, brass legs and a charger set into the top.`,
    fr: `Chevet d'hôtel deux tiroirs avec chargeur
      Placage noyer résistant aux auréoles, pieds laiton et chargeur intégré au plateau.`,
    specs: {
      dimensions: ["50 × 42 × 55 سم", "50 × 42 × 55 cm", "50 × 42 × 55 cm"],
      finish: ["PU مطفي", "Matt PU", "PU mat"],
      power: ["شاحن لاسلكي 15 واط", "15 W wireless charger", "Chargeur sans fil 15 W"],
      warranty: years(3),
    },
  }),
  furniture("textiles-carpets", "wall-to-wall-carpet-rolls", "SAD-CRP-40", {
    by: "sup_sadu_textiles",
    origin: "TR",
    order: [200, "sqm"],
    price: kwd(3.25, [1000, 3.05], [4000, 2.8]),
    lead: [15, 20],
    hs: "57033900",
    certs: ["iso-9001", "ce"],
    pictures: ["carpet-rolls", "majlis-seating"],
    ar: `موكيت لفّات بعرض 4 أمتار
      وبر بولي أميد مقاوم للبقع وظهر فعّال عازل للصوت، للفنادق والمكاتب ذات الحركة الكثيفة.`,
    en: `Wall-to-wall carpet, 4 m rolls
      Stain-resistant polyamide pile on a sound-damping back, for busy hotels and offices.`,
    fr: `Moquette en rouleaux de 4 m
      Velours polyamide antitache sur envers acoustique, pour hôtels et bureaux à fort passage.`,
    specs: {
      pile: ["7 مم، بولي أميد", "7 mm polyamide", "7 mm polyamide"],
      width: q(4, "m"),
      grammage: q(1200, "gsm"),
      standard: ["EN 1307 صنف 33", "EN 1307 class 33", "EN 1307 classe 33"],
      warranty: years(10),
    },
  }),
  furniture("textiles-carpets", "mosque-prayer-carpet", "SAD-MSQ-12", {
    by: "sup_sadu_textiles",
    origin: "TR",
    order: [100, "sqm"],
    price: kwd(5.9, [500, 5.55], [2000, 5.1]),
    lead: [30, 45],
    hs: "57024200",
    certs: ["iso-9001"],
    pictures: ["prayer-carpet", "carpet-rolls"],
    ar: `سجاد مساجد بصفوف ومحاريب
      سجاد أكريليك كثيف بنقشة محراب متصلة، يُرسم مخطط المسجد وتُحسب الصفوف والقبلة قبل النسج.`,
    en: `Mosque carpet with rows and niches
      Dense acrylic with a continuous niche pattern; the mosque is drawn and its rows and qibla set out before weaving.`,
    fr: `Tapis de mosquée à rangs et niches
      Acrylique dense à motif de mihrab continu ; plan de la mosquée, rangs et qibla établis avant tissage.`,
    specs: {
      pile: ["12 مم، أكريليك 100٪", "12 mm, 100% acrylic", "12 mm, 100 % acrylique"],
      density: ["560,000 عقدة/م²", "560,000 points/m²", "560 000 points/m²"],
      width: ["حتى 4 م", "up to 4 m", "jusqu'à 4 m"],
      colours: ["أحمر، أخضر، كحلي، بيج", "Red, green, navy, beige", "Rouge, vert, marine, beige"],
    },
  }),
  furniture("textiles-carpets", "hotel-towel-linen-pack", "SAD-LIN-HT", {
    by: "sup_sadu_textiles",
    origin: "EG",
    order: [100, "set"],
    price: kwd(7.8, [400, 7.35], [1500, 6.7]),
    lead: [15, 20],
    hs: "63026000",
    certs: ["iso-9001", "organic"],
    pictures: ["hotel-linen", "carton-open"],
    ar: `أطقم مناشف وبياضات فندقية قطن مصري
      ست مناشف بوزن 600 جم/م² وطقم شراشف بمئتين وخمسين خيطًا، تتحمّل مئتي غسلة صناعية، مع تطريز الشعار.`,
    en: `Hotel towel and linen sets, Egyptian cotton
      Six towels at 600 g/m² and sheets of 250 threads that stand two hundred industrial washes, with your crest embroidered.`,
    fr: `Ensembles serviettes et draps d'hôtel, coton égyptien
      Six serviettes de 600 g/m² et draps 250 fils, deux cents lavages industriels, broderie du logo.`,
    specs: {
      material: ["قطن مصري 100٪", "100% Egyptian cotton", "100 % coton égyptien"],
      grammage: q(600, "gsm"),
      threadCount: ["250 خيطًا", "250 threads", "250 fils"],
      colours: ["أبيض وعاجي", "White and ivory", "Blanc et ivoire"],
    },
  }),
  furniture("textiles-carpets", "blackout-hotel-curtains", "SAD-CRT-BO", {
    by: "sup_sadu_textiles",
    origin: "CN",
    order: [50, "piece"],
    price: kwd(18.5, [200, 17.4], [800, 15.9]),
    lead: [20, 30],
    hs: "63039200",
    certs: ["iso-9001"],
    pictures: ["curtains", "fabric-rolls"],
    ar: `ستائر تعتيم فندقية مقاومة للحريق
      طبقة تعتيم كاملة مع شيفون، تُفصَّل على المقاس مع السكك والمحركات، وتُقاس الغرف في الموقع داخل الكويت.`,
    en: `Fire-retardant blackout hotel curtains
      Full blackout with a sheer, made to measure with tracks and motors; rooms are measured on site inside Kuwait.`,
    fr: `Rideaux occultants non-feu pour hôtels
      Occultation totale et voilage, sur mesure avec rails et moteurs ; relevés sur place au Koweït.`,
    specs: {
      material: ["بوليستر ثلاثي النسيج", "Triple-weave polyester", "Polyester triple tissage"],
      grammage: q(280, "gsm"),
      standard: "NFPA 701",
      height: ["حتى 320 سم", "up to 320 cm", "jusqu'à 320 cm"],
    },
  }),
  furniture("textiles-carpets", "upholstery-fabric-rolls-sadu", "SAD-FAB-50", {
    by: "sup_sadu_textiles",
    origin: "KW",
    order: [50, "roll"],
    price: kwd(42, [200, 39.5]),
    lead: [10, 15],
    hs: "55151100",
    certs: ["iso-9001"],
    pictures: ["fabric-rolls", "majlis-seating"],
    ar: `أقمشة تنجيد ونقوش سدو – لفّات 50 مترًا
      جاكار ومخمل وكتان بخمسين لونًا، مع نقوش سدو مرسومة في الكويت، ثابتة أمام الشمس والاحتكاك.`,
    en: `Upholstery fabrics and sadu weaves, 50 m rolls
      Jacquard, velvet and linen in fifty colours, with sadu patterns drawn in Kuwait, fast to sun and rubbing.`,
    fr: `Tissus d'ameublement et motifs sadou – rouleaux de 50 m
      Jacquard, velours et lin en cinquante coloris, motifs sadou dessinés au Koweït, solides à la lumière et au frottement.`,
    specs: {
      width: q(140, "cm"),
      length: q(50, "m"),
      grammage: ["320–420 جم/م²", "320–420 g/m²", "320–420 g/m²"],
      standard: ["40,000 دورة مارتنديل", "40,000 Martindale", "40 000 tours Martindale"],
    },
  }),
];
