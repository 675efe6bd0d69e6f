import { quote, reject, withdraw } from "../deeds/quotes.ts";
import { ask, callOff, close, remove, view } from "../deeds/requests.ts";
import type { Thread } from "../thread.ts";

/** One quote turned down, one taken back; then the buyer closed it. */
const cable: Thread = [
  [
    35,
    "buyer2",
    ask({
      productCategory: "industrial-products",
      subcategory: "cables",
      productDescription:
        "Armoured copper power cable 4 × 95 mm², 0.6/1 kV, on drums, and its boards, for a cold store in Mombasa.",
      quantity: "3,000 metres",
      lines: [
        { description: "Armoured copper power cable 4 × 95 mm², 0.6/1 kV", quantity: "3,000 metres" },
        { description: "24-way final distribution board with breakers", quantity: "24 pieces" },
      ],
    }),
  ],
  [34.8, "sup_tayyar_cables", view],
  [
    34.6,
    "sup_tayyar_cables",
    quote({
      prices: ["45.60", "104"],
      currency: "USD",
      incoterm: "CFR",
      place: "مومباسا",
      lead: [20, 25],
      pay: "اعتماد مستندي",
    }),
  ],
  [
    34.1,
    "sup_bareeq_electric",
    quote({
      prices: ["47", "97.50"],
      currency: "USD",
      incoterm: "CFR",
      place: "Mombasa",
      lead: [15, 20],
      pay: "50 % à la commande",
    }),
  ],
  [
    33,
    "sup_bareeq_electric",
    withdraw("Le fabricant a relevé le prix du cuivre ; nous ne pouvons plus tenir ce prix."),
  ],
  [32, "buyer2", reject("sup_tayyar_cables", "price", "We bought locally at a lower price.")],
  [31, "buyer2", close],
];

/** A quote that ran out before anybody took it. */
const gloves: Thread = [
  [
    45,
    "buyer3",
    ask({
      productCategory: "medical-health",
      subcategory: "disposables",
      productDescription:
        "Gants d’examen en nitrile non poudrés, tailles M et L, et tubes de prélèvement pour trois cliniques.",
      quantity: "400 cartons",
      lines: [
        { description: "Gants d’examen en nitrile non poudrés", quantity: "400 cartons" },
        { description: "Tubes sous vide 4 ml pour prises de sang", quantity: "60 cartons" },
      ],
      deadlineDays: 20,
    }),
  ],
  [44.8, "sup_naqaa_medical", view],
  [
    44.6,
    "sup_naqaa_medical",
    quote({
      prices: ["36.20", "112"],
      currency: "USD",
      incoterm: "CIF",
      place: "Casablanca",
      lead: [18, 24],
      pay: "30% in advance, balance at sight",
      validDays: 10,
    }),
  ],
  [44.3, "sup_balsam_medical", view],
];

/** Called off by its buyer. */
const resin: Thread = [
  [
    20,
    "buyer2",
    ask({
      productCategory: "plastic-raw-materials",
      subcategory: "polypropylene",
      productDescription: "PP raffia homopolymer, melt flow about 3, for woven sacks; two containers.",
      quantity: "50 tonnes",
    }),
  ],
  [19.5, "sup_jubail_polymers", view],
  [18, "buyer2", callOff("The sack line has been put on hold until next year.")],
];

/** Taken off by the operator. */
const copies: Thread = [
  [
    12,
    "buyer2",
    ask({
      productCategory: "smart-tech",
      productDescription:
        "Security cameras packed and marked as those of a well-known brand; the maker does not matter.",
      quantity: "500 pieces",
    }),
  ],
  [11.6, "admin", remove("Copies of a registered brand are not traded here.")],
];

/** Requests that came to nothing, each in its own way. */
export const ENDED_REQUESTS = { cable, gloves, resin, copies } satisfies Record<string, Thread>;
