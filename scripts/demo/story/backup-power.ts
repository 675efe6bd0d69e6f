import { type Offer, quote, revise } from "../deeds/quotes.ts";
import { answer, ask, askBack, view } from "../deeds/requests.ts";
import type { Thread } from "../thread.ts";

const DIESEL: Offer = {
  prices: ["51400", "55800", "13200"],
  incoterm: "DAP",
  place: "Jebel Ali, Dubai",
  lead: [14, 21],
  pay: "40% with the order, 60% before delivery",
  vatRate: 500,
};

/** Widened after a day without a quote; then four came that differ in nearly everything. */
export const backupPower: Thread = [
  [
    7,
    "buyer",
    ask({
      productCategory: "machinery-equipment",
      subcategory: "generators-pumps",
      productDescription:
        "مولد ديزل صامت أو نظام طاقة شمسية ببطارية ليثيوم، 100 كيلو فولت أمبير، لمستودع تبريد في جبل علي مع تحويل تلقائي، ومعه رافعة شوكية وآلة إغلاق كراتين.",
      quantity: "2 قطعة",
      lines: [
        { description: "مولد ديزل صامت 100 ك.ف.أ أو عاكس هجين مع بطارية ليثيوم", quantity: "2 قطعة" },
        { description: "رافعة شوكية ديزل 3 أطنان", quantity: "1 قطعة" },
        { description: "آلة إغلاق كراتين آلية", quantity: "1 قطعة" },
      ],
      targetCurrency: "AED",
    }),
  ],
  [6.8, "sup_manba_pumps", view],
  [6.5, "sup_manba_pumps", askBack("Which voltage, and how far is the transfer switch from the set?")],
  [6.2, "buyer", answer("sup_manba_pumps", "400 فولت ثلاثي الأطوار، والمسافة نحو 35 مترًا.")],
  [5.8, "sup_shams_fujairah", view],
  [5.7, "sup_manba_pumps", quote(DIESEL)],
  [
    5.5,
    "sup_turoos_machinery",
    quote({
      prices: ["14200", "15400", "3290"],
      currency: "USD",
      incoterm: "FOB",
      place: "Charjah, port Khalid",
      lead: [30, 40],
      pay: "Lettre de crédit à vue",
      notes: "Moteur neuf, alternateur européen.",
    }),
  ],
  [
    5.2,
    "sup_rafiat_equipment",
    quote({
      prices: ["46900", "54000", "12900"],
      currency: "QAR",
      incoterm: "CPT",
      place: "جبل علي",
      lead: [5, 8],
      pay: "دفعة كاملة قبل الشحن",
      freight: "2800",
      notes: "مستعمل بحالة ممتازة، 1,900 ساعة تشغيل.",
    }),
  ],
  [
    4.8,
    "sup_shams_fujairah",
    quote({
      prices: ["88000", "57500", "13900"],
      incoterm: "DDP",
      place: "جبل علي، دبي",
      lead: [25, 35],
      pay: "30% مقدمًا، 60% عند التوريد، 10% بعد التشغيل",
      vatRate: 500,
      substitute: "نظام شمسي هجين 60 ك.و مع بطارية ليثيوم 80 ك.و.س وتركيب",
    }),
  ],
  [
    4,
    "sup_turoos_machinery",
    revise({
      prices: ["13650", "15400", "3150"],
      currency: "USD",
      incoterm: "FOB",
      place: "Charjah, port Khalid",
      lead: [28, 35],
      pay: "Lettre de crédit à vue",
      notes: "Moteur neuf, alternateur européen ; pièces pour 1 000 heures comprises.",
    }),
  ],
];
