import { aed, onRequest, sar } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { pack, q, years } from "../spec-values.ts";

const building = productsOf("building-materials");

export const BUILDING_MATERIALS = [
  building("ceramics", "matt-porcelain-floor-tile-60x60", "BAH-PF-6060", {
    by: "sup_demo_2",
    origin: "AE",
    order: [500, "sqm", 50],
    price: aed(34, [2000, 31.5], [6000, 28.9]),
    lead: [15, 20],
    hs: "69072100",
    certs: ["iso-9001", "gso", "saso"],
    pictures: ["tiles-stack", "pallet-tiles"],
    ar: `بلاط بورسلان مطفي للأرضيات 60 × 60 سم
      بورسلان كامل الكتلة بملمس مطفي مقاوم للانزلاق R10، للمعارض والممرات والمكاتب ذات الحركة الكثيفة.`,
    en: `Matt porcelain floor tile, 60 × 60 cm
      Full-body porcelain with a matt R10 slip-resistant face, for showrooms, corridors and busy offices.`,
    fr: `Carrelage grès cérame mat 60 × 60 cm
      Grès cérame pleine masse à surface mate antidérapante R10, pour salles d'exposition, couloirs et bureaux passants.`,
    specs: {
      dimensions: ["60 × 60 سم", "60 × 60 cm", "60 × 60 cm"],
      thickness: q("9.5", "mm"),
      waterAbsorption: ["أقل من 0.5٪", "below 0.5%", "inférieure à 0,5 %"],
      slipRating: "R10",
      packing: ["4 بلاطات (1.44 م²) في الكرتون", "4 tiles (1.44 m²) per box", "4 carreaux (1,44 m²) par boîte"],
    },
  }),
  building("ceramics", "polished-marble-look-slab-120x240", "BAH-SL-1224", {
    by: "sup_demo_2",
    origin: "AE",
    order: [200, "sqm"],
    price: aed(118, [800, 111], [2000, 102]),
    lead: [20, 30],
    hs: "69072100",
    certs: ["iso-9001", "gso"],
    pictures: ["tile-slab", "pallet-tiles"],
    ar: `ألواح بورسلان مصقولة بعروق الرخام 120 × 240 سم
      ألواح كبيرة بعروق كلاكاتا متتابعة للجدران والاستقبالات، بسماكة 9 مم وحواف مشطوفة لفواصل دقيقة.`,
    en: `Polished marble-look porcelain slab, 120 × 240 cm
      Large slabs with book-matched Calacatta veins for walls and lobbies, 9 mm thick with rectified edges for fine joints.`,
    fr: `Dalle grès cérame poli effet marbre 120 × 240 cm
      Grandes dalles à veines Calacatta raccordées pour murs et halls, 9 mm d'épaisseur, bords rectifiés.`,
    specs: {
      dimensions: ["120 × 240 سم", "120 × 240 cm", "120 × 240 cm"],
      thickness: q(9, "mm"),
      finish: ["مصقول لامع", "High polish", "Poli brillant"],
      waterAbsorption: ["أقل من 0.1٪", "below 0.1%", "inférieure à 0,1 %"],
      packing: ["حامل خشبي، 20 لوحًا", "A-frame, 20 slabs", "Chevalet, 20 dalles"],
    },
  }),
  building("ceramics", "glazed-wall-tile-30x60", "BAH-WT-3060", {
    by: "sup_demo_2",
    origin: "AE",
    order: [800, "sqm"],
    price: aed(22.5, [3000, 20.8], [9000, 19]),
    lead: [10, 15],
    hs: "69072300",
    certs: ["gso", "saso"],
    pictures: ["tiles-wall", "pallet-tiles"],
    ar: `بلاط جدران مزجّج للمطابخ والحمامات 30 × 60 سم
      سيراميك أبيض الجسم بطلاء لامع سهل التنظيف، متوفر بثمانية عشر لونًا مع قطع زخرفية متناسقة.`,
    en: `Glazed wall tile for kitchens and baths, 30 × 60 cm
      White-body ceramic with a glossy, easy-clean glaze, in eighteen colours with matching décor pieces.`,
    fr: `Faïence murale émaillée cuisine et bain 30 × 60 cm
      Céramique à pâte blanche, émail brillant facile à nettoyer, en dix-huit teintes avec décors assortis.`,
    specs: {
      dimensions: ["30 × 60 سم", "30 × 60 cm", "30 × 60 cm"],
      thickness: q(8, "mm"),
      finish: ["لامع", "Gloss", "Brillant"],
      colours: ["18 لونًا", "18 colours", "18 coloris"],
      packing: ["8 بلاطات (1.44 م²) في الكرتون", "8 tiles (1.44 m²) per box", "8 carreaux (1,44 m²) par boîte"],
    },
  }),
  building("ceramics", "glass-stone-mosaic-sheet", "BAH-MOS-30", {
    by: "sup_demo_2",
    origin: "AE",
    order: [100, "sqm"],
    price: aed(76, [400, 71], [1200, 65]),
    lead: [15, 20],
    hs: "69073000",
    certs: ["iso-9001", "gso"],
    pictures: ["tiles-mosaic"],
    ar: `فسيفساء للمسابح والنوافير على شبك 30 × 30 سم
      قطع 25 مم بتدرجات البحر على شبك ألياف، ثابتة اللون أمام الكلور والشمس، ويمكن تنفيذ رسوم خاصة.`,
    en: `Pool and fountain mosaic on mesh, 30 × 30 cm
      25 mm pieces in shades of the sea on fibre mesh, colour-fast to chlorine and sun; custom patterns on request.`,
    fr: `Mosaïque de piscine et fontaine sur trame 30 × 30 cm
      Tesselles de 25 mm aux nuances marines sur trame, stables au chlore et au soleil ; motifs sur mesure possibles.`,
    specs: {
      dimensions: ["30 × 30 سم", "30 × 30 cm", "30 × 30 cm"],
      thickness: q(5, "mm"),
      colours: ["12 مزيجًا", "12 blends", "12 mélanges"],
      waterAbsorption: ["أقل من 0.2٪", "below 0.2%", "inférieure à 0,2 %"],
    },
  }),
  building("glass", "tempered-safety-glass-10mm", "SFZ-TMP-10", {
    by: "sup_safa_glass",
    origin: "AE",
    order: [50, "sqm"],
    price: aed(128, [250, 119], [1000, 108]),
    lead: [10, 15],
    hs: "70071900",
    certs: ["iso-9001", "ce"],
    pictures: ["glass-panels", "glass-rack"],
    ar: `زجاج مقسّى (سيكوريت) 10 مم
      زجاج مقسّى شفاف للأبواب والدرابزين والفواصل، يُقص ويُثقب ويُصقل حسب الرسم قبل التقسية ويُختبر بالنقع الحراري عند الطلب.`,
    en: `Tempered safety glass, 10 mm
      Clear tempered glass for doors, balustrades and partitions, cut, drilled and polished to drawing before tempering; heat-soak test on request.`,
    fr: `Verre trempé de sécurité 10 mm
      Verre trempé clair pour portes, garde-corps et cloisons, découpé, percé et poli sur plan avant trempe ; essai Heat Soak sur demande.`,
    specs: {
      thickness: q(10, "mm"),
      maxSize: ["3300 × 6000 مم", "3300 × 6000 mm", "3300 × 6000 mm"],
      standard: "EN 12150",
      edge: ["حواف مصقولة", "Polished edges", "Chants polis"],
      packing: ["حوامل خشبية مبخّرة", "Fumigated wooden crates", "Caisses de bois traitées"],
    },
  }),
  building("glass", "double-glazed-unit-low-e", "SFZ-DGU-24", {
    by: "sup_safa_glass",
    origin: "AE",
    order: [80, "sqm"],
    price: aed(214, [400, 202], [1500, 188]),
    lead: [15, 20],
    hs: "70080000",
    certs: ["iso-9001", "ce", "leed"],
    pictures: ["glass-dgu", "glass-rack"],
    ar: `وحدات زجاج مزدوج منخفض الانبعاث 24 مم
      زجاج 6+12+6 بطبقة عاكسة وغاز الأرغون يخفض حمل التكييف في الواجهات الغربية، بألوان رمادي وأزرق ومحايد.`,
    en: `Low-E double-glazed units, 24 mm
      6+12+6 units with a solar-control coating and argon that cut the cooling load of west façades; grey, blue or neutral.`,
    fr: `Double vitrage à faible émissivité 24 mm
      Vitrage 6+12+6 à couche de contrôle solaire et argon, qui allège la climatisation des façades ouest ; gris, bleu ou neutre.`,
    specs: {
      structure: ["6+12+6 مم، أرغون", "6+12+6 mm, argon", "6+12+6 mm, argon"],
      uValue: ["1.6 واط/م²·ك", "1.6 W/m²K", "1,6 W/m²K"],
      solarFactor: "0.27",
      maxSize: ["2500 × 4500 مم", "2500 × 4500 mm", "2500 × 4500 mm"],
      warranty: years(10),
    },
  }),
  building("glass", "laminated-facade-glass-13-52", "SFZ-LAM-13", {
    by: "sup_safa_glass",
    origin: "AE",
    order: [60, "sqm"],
    price: onRequest(),
    lead: [20, 30],
    hs: "70072900",
    certs: ["iso-9001", "ce"],
    pictures: ["glass-laminated", "glass-rack"],
    ar: `زجاج واجهات مصفّح 13.52 مم
      لوحان مقسّيان بينهما طبقة SGP تبقى متماسكة عند الكسر، للأسقف الزجاجية والدرابزين المعلّق وواجهات المحال.`,
    en: `Laminated façade glass, 13.52 mm
      Two tempered panes with an SGP interlayer that holds after breakage, for skylights, free-standing balustrades and shopfronts.`,
    fr: `Verre feuilleté de façade 13,52 mm
      Deux verres trempés et un intercalaire SGP qui tient après bris, pour verrières, garde-corps et vitrines.`,
    specs: {
      structure: ["6+1.52 SGP+6 مم", "6+1.52 SGP+6 mm", "6+1,52 SGP+6 mm"],
      standard: "EN ISO 12543",
      maxSize: ["2800 × 5000 مم", "2800 × 5000 mm", "2800 × 5000 mm"],
      soundReduction: ["38 ديسيبل", "38 dB", "38 dB"],
    },
  }),
  building("glass", "clear-glass-block-19cm", "SFZ-BLK-19", {
    by: "sup_safa_glass",
    origin: "TR",
    order: [600, "piece"],
    price: aed(14.5, [2400, 13.4], [6000, 12.2]),
    lead: [5, 10],
    hs: "70169000",
    certs: ["iso-9001"],
    pictures: ["glass-block"],
    ar: `طوب زجاجي شفاف 19 × 19 × 8 سم
      طوب زجاجي مموّج يمرّر الضوء ويحجب الرؤية، للدرج والحمامات والجدران الشمالية، متوفر في المستودع.`,
    en: `Clear glass block, 19 × 19 × 8 cm
      Wavy glass block that lets light in and keeps views out, for stairs, bathrooms and north walls; held in stock.`,
    fr: `Brique de verre claire 19 × 19 × 8 cm
      Brique ondulée qui laisse passer la lumière sans la vue, pour escaliers, salles de bain et murs nord ; en stock.`,
    specs: {
      dimensions: ["19 × 19 × 8 سم", "19 × 19 × 8 cm", "19 × 19 × 8 cm"],
      weight: q("2.4", "kg"),
      lightTransmission: q(75, "percent"),
      packing: ["6 قطع في الكرتون", "6 per carton", "6 par carton"],
    },
  }),
  building("sanitary-ware", "rimless-wall-hung-toilet", "BAH-WC-W1", {
    by: "sup_demo_2",
    origin: "AE",
    order: [50, "piece"],
    price: aed(385, [200, 364], [600, 338]),
    lead: [15, 20],
    hs: "69101000",
    certs: ["iso-9001", "gso", "saso"],
    pictures: ["toilet", "pallet-cartons"],
    ar: `مرحاض معلّق بلا حافة مع غطاء هادئ الإغلاق
      خزف مزجّج بطلاء مضاد للبكتيريا وشطف مزدوج 4/2.6 لتر يوافق متطلبات ترشيد المياه في الإمارات والسعودية.`,
    en: `Rimless wall-hung toilet with soft-close seat
      Vitreous china with an antibacterial glaze and a 4/2.6-litre dual flush that meets water rules in the Emirates and Saudi Arabia.`,
    fr: `WC suspendu sans bride avec abattant à fermeture douce
      Porcelaine vitrifiée à émail antibactérien, double chasse 4/2,6 litres conforme aux règles d'eau des Émirats et d'Arabie.`,
    specs: {
      material: ["خزف مزجّج", "Vitreous china", "Porcelaine vitrifiée"],
      dimensions: ["54 × 36 × 35 سم", "54 × 36 × 35 cm", "54 × 36 × 35 cm"],
      flush: ["4 / 2.6 لتر", "4 / 2.6 L", "4 / 2,6 L"],
      load: q(400, "kg"),
      warranty: years(10),
    },
  }),
  building("sanitary-ware", "countertop-oval-basin", "BAH-WB-O5", {
    by: "sup_demo_2",
    origin: "AE",
    order: [60, "piece"],
    price: aed(168, [240, 158], [800, 145]),
    lead: [15, 20],
    hs: "69101000",
    certs: ["iso-9001", "gso"],
    pictures: ["washbasin"],
    ar: `مغسلة بيضوية فوق الرخام 50 سم
      مغسلة بحافة رفيعة 6 مم وطلاء أبيض مطفي أو لامع، ترافقها سيفون ومصفاة بلون الخلاط.`,
    en: `Oval countertop basin, 50 cm
      A thin 6 mm rim in matt or gloss white, supplied with a trap and waste to match the mixer.`,
    fr: `Vasque ovale à poser 50 cm
      Bord fin de 6 mm, blanc mat ou brillant, livrée avec siphon et bonde assortis au mitigeur.`,
    specs: {
      material: ["خزف دقيق", "Fine fireclay", "Grès fin"],
      dimensions: ["50 × 38 × 14 سم", "50 × 38 × 14 cm", "50 × 38 × 14 cm"],
      finish: ["أبيض مطفي أو لامع", "Matt or gloss white", "Blanc mat ou brillant"],
      warranty: years(10),
    },
  }),
  building("sanitary-ware", "brass-basin-mixer-tap", "BAH-MX-B2", {
    by: "sup_demo_2",
    origin: "TR",
    order: [100, "piece"],
    price: aed(142, [400, 134], [1500, 122]),
    lead: [7, 12],
    hs: "84818000",
    certs: ["iso-9001", "saso", "gso"],
    pictures: ["mixer-tap"],
    ar: `خلاط مغسلة نحاسي بلون ذهبي مطفي
      جسم نحاسي مصبوب وقلب سيراميك 35 مم يتحمّل نصف مليون حركة، مع مهوّى يخفض الاستهلاك إلى 5 لترات في الدقيقة.`,
    en: `Brass basin mixer, brushed gold
      Cast-brass body with a 35 mm ceramic cartridge tested to half a million movements and an aerator that limits flow to 5 litres a minute.`,
    fr: `Mitigeur de lavabo en laiton, or brossé
      Corps en laiton coulé, cartouche céramique 35 mm éprouvée à 500 000 manœuvres, aérateur limitant le débit à 5 litres par minute.`,
    specs: {
      material: ["نحاس خالٍ من الرصاص", "Lead-free brass", "Laiton sans plomb"],
      finish: ["ذهبي مطفي PVD", "Brushed gold PVD", "Or brossé PVD"],
      flow: q(5, "lpm"),
      pressure: ["0.5–5 بار", "0.5–5 bar", "0,5–5 bar"],
      warranty: years(5),
    },
  }),
  building("sanitary-ware", "freestanding-acrylic-bathtub", "BAH-BT-170", {
    by: "sup_demo_2",
    origin: "AE",
    order: [10, "piece"],
    price: aed(2150, [40, 2020], [120, 1880]),
    lead: [20, 30],
    hs: "39221000",
    certs: ["ce", "gso"],
    pictures: ["bathtub", "carton-open"],
    ar: `حوض استحمام مستقل من الأكريليك 170 سم
      حوض مزدوج الجدار يحفظ حرارة الماء، مع فائض مخفي وأقدام قابلة للضبط، مناسب لأجنحة الفنادق.`,
    en: `Freestanding acrylic bathtub, 170 cm
      Double-walled tub that keeps the water warm, with a hidden overflow and adjustable feet, suited to hotel suites.`,
    fr: `Baignoire îlot en acrylique 170 cm
      Double paroi qui garde l'eau chaude, trop-plein caché et pieds réglables, pour suites d'hôtel.`,
    specs: {
      dimensions: ["170 × 80 × 58 سم", "170 × 80 × 58 cm", "170 × 80 × 58 cm"],
      volume: q(230, "l"),
      material: ["أكريليك مقوّى 5 مم", "5 mm reinforced acrylic", "Acrylique renforcé 5 mm"],
      weight: q(42, "kg"),
      warranty: years(5),
    },
  }),
  building("cement-steel", "ordinary-portland-cement-50kg", "QMB-OPC-50", {
    by: "sup_qimam_steel",
    origin: "SA",
    order: [600, "piece"],
    price: sar(14.8, [2400, 14.2], [10000, 13.4]),
    lead: [3, 7],
    hs: "25232900",
    certs: ["iso-9001", "saso", "astm"],
    pictures: ["cement-bags", "pallet-sacks"],
    ar: `إسمنت بورتلاندي عادي – كيس 50 كجم
      إسمنت 42.5 للخرسانة والمباني، محمّل على منصات مغلّفة أو سائبًا في صهاريج حتى 30 طنًا.`,
    en: `Ordinary Portland cement, 50 kg bag
      42.5 grade for concrete and masonry, on wrapped pallets or in bulk tankers of up to 30 tonnes.`,
    fr: `Ciment Portland ordinaire – sac de 50 kg
      Classe 42,5 pour béton et maçonnerie, sur palettes filmées ou en vrac jusqu'à 30 tonnes.`,
    specs: {
      strengthClass: "CEM I 42.5 N",
      standard: "ASTM C150 / GSO 1914",
      netWeight: q(50, "kg"),
      packing: ["40 كيسًا على المنصة", "40 bags per pallet", "40 sacs par palette"],
      fineness: ["3,200 سم²/جم", "3,200 cm²/g", "3 200 cm²/g"],
    },
  }),
  building("cement-steel", "deformed-steel-rebar-12m", "QMB-RB-500", {
    by: "sup_qimam_steel",
    origin: "SA",
    order: [25, "tonne"],
    price: sar(2460, [100, 2410], [500, 2355]),
    lead: [5, 10],
    hs: "72142000",
    certs: ["iso-9001", "saso", "astm"],
    pictures: ["rebar-bundle", "rebar-cut"],
    ar: `حديد تسليح محزّز درجة 60 – أطوال 12 مترًا
      أقطار من 8 إلى 40 مم بشهادة مصنع لكل صبّة، مع خدمة القص والثني والترقيم حسب جداول التسليح.`,
    en: `Deformed rebar grade 60, 12 m lengths
      Diameters from 8 to 40 mm with a mill certificate for each heat; cut, bent and tagged to the bar schedule on request.`,
    fr: `Fer à béton crénelé grade 60 – barres de 12 m
      Diamètres de 8 à 40 mm avec certificat par coulée ; coupe, façonnage et étiquetage selon les plans sur demande.`,
    specs: {
      diameter: ["8–40 مم", "8–40 mm", "8–40 mm"],
      length: q(12, "m"),
      standard: "ASTM A615 Gr. 60",
      yieldStrength: q(420, "mpa"),
      packing: ["حزم 2 طن", "2 t bundles", "Bottes de 2 t"],
    },
  }),
  building("cement-steel", "hot-rolled-h-beams", "QMB-HB-200", {
    by: "sup_qimam_steel",
    origin: "TR",
    order: [20, "tonne"],
    price: sar(3180, [60, 3110], [200, 3020]),
    lead: [30, 45],
    hs: "72163300",
    certs: ["iso-9001", "ce", "astm"],
    pictures: ["steel-beams", "rebar-cut"],
    ar: `كمرات حديد H مدلفنة على الساخن
      مقاطع HEA وHEB من 100 إلى 600 مم للهناجر والجسور، بقص بالمنشار وثقب ودهان أساس عند الطلب.`,
    en: `Hot-rolled H-beams
      HEA and HEB sections from 100 to 600 mm for halls and bridges, saw-cut, drilled and primed on request.`,
    fr: `Poutrelles H laminées à chaud
      Profilés HEA et HEB de 100 à 600 mm pour hangars et ponts, sciés, percés et apprêtés sur demande.`,
    specs: {
      grade: "S275JR / S355JR",
      dimensions: ["100–600 مم", "100–600 mm", "100–600 mm"],
      length: ["6 أو 12 م", "6 or 12 m", "6 ou 12 m"],
      standard: "EN 10025-2",
    },
  }),
  building("cement-steel", "hollow-concrete-block-20cm", "QMB-CB-20", {
    by: "sup_qimam_steel",
    origin: "SA",
    order: [2000, "piece"],
    price: sar(2.35, [10000, 2.2], [40000, 2.05]),
    lead: [3, 5],
    hs: "68101100",
    certs: ["saso", "astm"],
    pictures: ["concrete-blocks"],
    ar: `بلوك إسمنتي مفرغ 20 سم
      بلوك آلي التصنيع معالج بالبخار بأبعاد ثابتة، بمقاومة 7 ميجاباسكال للجدران الحاملة وغير الحاملة.`,
    en: `Hollow concrete block, 20 cm
      Machine-made, steam-cured block with true dimensions and 7 MPa strength for load-bearing and other walls.`,
    fr: `Bloc de béton creux 20 cm
      Bloc vibro-compacté étuvé, dimensions régulières, résistance de 7 MPa pour murs porteurs ou non.`,
    specs: {
      dimensions: ["40 × 20 × 20 سم", "40 × 20 × 20 cm", "40 × 20 × 20 cm"],
      strength: q(7, "mpa"),
      weight: q(17, "kg"),
      packing: pack(90, 17, "kg"),
    },
  }),
];
