import { aed, omr } from "../prices.ts";
import { productsOf } from "../product-draft.ts";
import { q } from "../spec-values.ts";

const food = productsOf("food-products");
const consumer = productsOf("consumer-goods");
const smart = productsOf("smart-tech");
const packaging = productsOf("packaging-supplies");

/** Goods of suppliers that are not approved; nobody but them may ever see these. */
export const HIDDEN_PRODUCTS = [
  consumer("perfumes", "hojari-frankincense-1kg", "NSM-LBN-01", {
    by: "sup_demo_pending",
    status: "draft",
    origin: "OM",
    order: [10, "kg"],
    price: omr(24, [50, 22.5]),
    lead: [7, 12],
    hs: "13019010",
    certs: ["organic"],
    pictures: ["bakhoor"],
    ar: `لبان حوجري ظفاري – 1 كجم
      لبان أخضر مصفّى من وادي دوكة، حبوب كبيرة نقية للبخور والتقطير.`,
    en: `Dhofari hojari frankincense, 1 kg
      Graded green frankincense from Wadi Dawkah, large clean tears for burning and distilling.`,
    fr: `Encens hojari du Dhofar – 1 kg
      Encens vert trié du Wadi Dawkah, larmes grosses et pures pour brûler ou distiller.`,
    specs: { grade: ["حوجري ممتاز", "Superior hojari", "Hojari supérieur"], netWeight: q(1, "kg") },
  }),
  food("canned-food", "mountain-honey-jar-1kg", "NSM-HNY-1", {
    by: "sup_demo_pending",
    status: "draft",
    origin: "OM",
    order: [24, "piece"],
    price: omr(14.5),
    lead: [7, 12],
    hs: "04090010",
    certs: [],
    pictures: ["sidr-honey"],
    ar: `عسل جبلي – مرطبان 1 كجم
      عسل سمر من الجبل الأخضر غير مصفّى حراريًا.`,
    en: `Mountain honey, 1 kg jar
      Unheated acacia honey from Jebel Akhdar.`,
    fr: `Miel de montagne – pot de 1 kg
      Miel d'acacia non chauffé du Djebel Akhdar.`,
    specs: { netWeight: q(1, "kg") },
  }),
  smart("smart-home", "usb-desk-charger-bundle", "WMD-CHG-01", {
    by: "sup_demo_rejected",
    status: "draft",
    origin: "CN",
    order: [500, "piece"],
    price: aed(9),
    lead: [20, 30],
    hs: "85044030",
    certs: [],
    pictures: ["smart-switch"],
    ar: `شاحن مكتبي متعدد المنافذ
      شاحن بستة منافذ للهواتف والأجهزة الصغيرة.`,
    en: `Multi-port desk charger
      A six-port charger for phones and small devices.`,
    fr: `Chargeur de bureau multiport
      Chargeur six ports pour téléphones et petits appareils.`,
    specs: { ports: "6 × USB", power: q(60, "w") },
  }),
  packaging("bags-films", "used-jumbo-bags-graded", "MRS-JMB-U1", {
    by: "sup_demo_suspended",
    origin: "AE",
    order: [500, "piece"],
    price: aed(11, [2000, 9.8]),
    lead: [5, 10],
    hs: "63053200",
    certs: [],
    pictures: ["resin-pp-jumbo"],
    ar: `أكياس جامبو مستعملة مفروزة
      أكياس 1 طن نظيفة مفحوصة للركام والحبوب.`,
    en: `Graded used jumbo bags
      Clean, inspected one-tonne bags for aggregate and grain.`,
    fr: `Big bags d'occasion triés
      Big bags d'une tonne, propres et contrôlés, pour granulats et céréales.`,
    specs: { load: q(1000, "kg") },
  }),
  packaging("cartons", "surplus-export-cartons-mixed", "MRS-CTN-S1", {
    by: "sup_demo_suspended",
    origin: "AE",
    order: [1000, "piece"],
    price: aed(2.4, [5000, 2.1]),
    lead: [3, 7],
    hs: "48191000",
    certs: [],
    pictures: ["carton-boxes"],
    ar: `كراتين تصدير فائضة بمقاسات متنوعة
      كراتين جديدة من فائض المصانع تُباع بالمقاس المتوفر.`,
    en: `Surplus export cartons, mixed sizes
      New cartons from factory surplus, sold in the sizes at hand.`,
    fr: `Caisses export en surplus, formats divers
      Caisses neuves issues de surplus d'usine, vendues selon les formats disponibles.`,
    specs: { structure: ["ثلاث وخمس طبقات", "Three- and five-ply", "Simple et double cannelure"] },
  }),
];
