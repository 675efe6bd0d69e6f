import { counter, draft, type Offer, quote, requote } from "../deeds/quotes.ts";
import { answer, ask, askAgain, askBack, confirmByMail, decline, view } from "../deeds/requests.ts";
import type { Thread } from "../thread.ts";
import { backupPower } from "./backup-power.ts";

const KHALAS: Offer = {
  prices: ["93.50"],
  incoterm: "DAP",
  place: "دبي – القوز",
  lead: [7, 12],
  pay: "30% مقدمًا والباقي عند التسليم",
  freight: "450",
  vatRate: 500,
};

/** Asked of one company, quoted, and countered: the supplier has the word. */
const dates: Thread = [
  [
    2,
    "buyer",
    ask({
      productId: "prd_sdr-khl-05",
      productCategory: "food-products",
      subcategory: "dates",
      productDescription:
        "تمر خلاص فاخر في كراتين 5 كجم لموسم رمضان، مع شهادة حلال وتاريخ تعبئة لا يتجاوز شهرين عند التسليم.",
      quantity: "600 كرتون",
      incoterm: "DAP",
      targetCurrency: "AED",
      lines: [
        {
          description: "تمر خلاص فاخر – كرتون 5 كجم",
          quantity: "600 كرتون",
          productId: "prd_sdr-khl-05",
          targetPrice: "89",
        },
      ],
    }),
  ],
  [1.9, "sup_demo_1", view],
  [1.8, "sup_demo_1", quote(KHALAS)],
  [1, "buyer", counter("sup_demo_1", { ...KHALAS, prices: ["91"] })],
];

const AJWA: Offer = {
  prices: ["44.50"],
  incoterm: "CIF",
  place: "Casablanca",
  lead: [10, 14],
  pay: "50 % à la commande, le solde contre documents",
  freight: "3200",
};

/** In its second round of haggling. */
const giftBoxes: Thread = [
  [
    4,
    "buyer3",
    ask({
      productId: "prd_sdr-ajw-gb",
      productCategory: "food-products",
      subcategory: "dates",
      productDescription:
        "Coffrets cadeaux de dattes Ajwa, étiquetés en français et en arabe, pour les fêtes de fin d’année.",
      quantity: "800 boîtes",
    }),
  ],
  [3.9, "sup_demo_1", view],
  [3.8, "sup_demo_1", quote(AJWA)],
  [2.5, "buyer3", counter("sup_demo_1", { ...AJWA, prices: ["41"] })],
  [2.2, "sup_demo_1", requote({ ...AJWA, prices: ["43"] })],
  [1.2, "buyer3", counter("sup_demo_1", { ...AJWA, prices: ["42"], freight: "3000" })],
];

/** Matched: one asks back, one declines. */
const tiles: Thread = [
  [
    1,
    "buyer2",
    ask({
      productCategory: "building-materials",
      subcategory: "ceramics",
      productDescription:
        "Porcelain floor tiles 60 × 60 cm, matt, for a hotel lobby and corridors; slip rating R10, one shade lot.",
      quantity: "1,200 sqm",
      lines: [
        { description: "Matt porcelain floor tiles 60 × 60 cm, R10", quantity: "1,200 sqm" },
        { description: "Clear glass blocks 19 × 19 × 8 cm for the lift lobby", quantity: "640 pieces" },
      ],
    }),
  ],
  [0.9, "sup_demo_2", view],
  [0.87, "sup_demo_2", askBack("Souhaitez-vous des plinthes assorties, et sur combien de mètres linéaires ?")],
  [0.7, "sup_safa_glass", decline("no_stock")],
];

const DOME: Offer = {
  prices: ["61", "385", "252"],
  currency: "USD",
  incoterm: "FCA",
  place: "Manama",
  lead: [7, 10],
  pay: "100% in advance",
};

/** Two quotes, one of them countered. */
const cameras: Thread = [
  [
    5,
    "buyer",
    ask({
      productCategory: "smart-tech",
      subcategory: "monitoring",
      productDescription: "كاميرات مراقبة داخلية 8 ميجابكسل مع جهاز تسجيل شبكي لثلاثة مستودعات في دبي.",
      quantity: "90 قطعة",
      lines: [
        { description: "كاميرا قبّة داخلية 8 ميجابكسل", quantity: "90 قطعة" },
        { description: "جهاز تسجيل شبكي 32 قناة", quantity: "3 قطع" },
        { description: "محوّل شبكات مُدار 24 منفذًا PoE+", quantity: "6 قطع" },
      ],
    }),
  ],
  [4.8, "sup_ufuq_smart", view],
  [
    4.5,
    "sup_ufuq_smart",
    quote({
      prices: ["232", "1450", "990"],
      incoterm: "DDP",
      place: "دبي",
      lead: [3, 5],
      pay: "تحويل خلال 30 يومًا",
      vatRate: 500,
    }),
  ],
  [4.3, "sup_dana_networks", view],
  [4.2, "sup_dana_networks", quote(DOME)],
  [3.2, "buyer", counter("sup_dana_networks", { ...DOME, prices: ["57", "370", "240"] })],
];

/** Nobody answered; asked again, a draft waits and a question was answered. */
const sofas: Thread = [
  [
    30,
    "buyer",
    ask({
      productCategory: "furniture",
      subcategory: "hotel-furniture",
      productDescription: "كراسي بهو منجّدة وكراسي مكتب للاستقبال لفندق في دبي، قماش مقاوم للاشتعال.",
      quantity: "60 قطعة",
      deadlineDays: 7,
      lines: [
        { description: "كرسي بهو منجّد", quantity: "40 قطعة" },
        { description: "كرسي مكتب شبكي بدعم قطني", quantity: "20 قطعة" },
      ],
    }),
  ],
  [6, "buyer", askAgain],
  [5.9, "sup_majlis_furniture", view],
  [5.8, "sup_majlis_furniture", draft],
  [5.7, "sup_arkan_office", view],
  [5.6, "sup_arkan_office", askBack("Quelle norme au feu faut-il respecter, et qui fournit le tissu ?")],
  [5, "buyer", answer("sup_arkan_office", "المواصفة البريطانية BS 5852، والقماش عليكم.")],
];

const SOAP = {
  productCategory: "consumer-goods",
  subcategory: "personal-care",
  productDescription: "Olive oil soap and shampoo for 300 hotel rooms, in our own wrapping if possible.",
  quantity: "150 cartons",
} as const;

/** A guest who confirmed and got a quote, and one whose mail still waits. */
const guestQuoted: Thread = [
  [4, "guest", ask(SOAP)],
  [3.9, "guest", confirmByMail],
  [3.6, "sup_nadiya_care", view],
  [
    3.3,
    "sup_nadiya_care",
    quote({
      prices: ["34.80"],
      currency: "USD",
      incoterm: "DAP",
      place: "مسقط",
      lead: [10, 14],
      pay: "50% مقدمًا والباقي قبل الشحن",
    }),
  ],
];
const guestWaiting: Thread = [
  [
    0.5,
    "guest",
    ask({
      productCategory: "packaging-supplies",
      subcategory: "bags-films",
      productDescription: "Kraft paper bags with twisted handles, printed in one colour on both sides.",
      quantity: "20,000 pieces",
    }),
  ],
];

/** Asked of one company this morning, which has not looked yet. */
const unopened: Thread = [
  [
    0.3,
    "buyer3",
    ask({
      productId: "prd_ufq-dm-8",
      productCategory: "smart-tech",
      subcategory: "monitoring",
      productDescription:
        "Caméras dôme intérieures 8 Mpx pour deux entrepôts à Casablanca, livrées avec supports muraux.",
      quantity: "40 pièces",
    }),
  ],
];

/** Requests on which something is still to be done. */
export const OPEN_REQUESTS = {
  ...{ dates, giftBoxes, tiles, backupPower, cameras, sofas, unopened, guestQuoted, guestWaiting },
} satisfies Record<string, Thread>;
