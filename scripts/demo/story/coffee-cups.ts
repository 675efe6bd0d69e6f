import { phrase, read, write, writeAboutOrder } from "../deeds/conversations.ts";
import { complete, confirmPayment, deliver, makeReady, pay, produce, ship } from "../deeds/orders.ts";
import { accept, acceptCounter, counter, type Offer, quote } from "../deeds/quotes.ts";
import { rateBuyer, rateSupplier, reply } from "../deeds/ratings.ts";
import { answer, ask, askBack, view } from "../deeds/requests.ts";
import type { Thread } from "../thread.ts";

const CUPS: Offer = {
  prices: ["48.50", "40.20"],
  currency: "USD",
  incoterm: "CIF",
  place: "Casablanca",
  lead: [12, 16],
  pay: "30% مقدمًا و70% مقابل المستندات",
  freight: "2600",
};

/** From the request over two quotes and a counter-offer to an order, its payments, its delivery and both ratings. */
export const coffeeCups: Thread = [
  [
    62,
    "buyer3",
    ask({
      productCategory: "sustainable",
      subcategory: "biodegradables",
      productDescription:
        "Gobelets à café kraft compostables et boîtes repas en kraft pour une chaîne de cafés à Casablanca.",
      quantity: "350 cartons",
      lines: [
        { description: "Gobelets à café kraft compostables, carton de 1 000", quantity: "200 cartons" },
        { description: "Boîtes repas kraft résistantes aux graisses, carton de 500", quantity: "150 cartons" },
      ],
    }),
  ],
  [61.8, "sup_dawra_green", view],
  [61.6, "sup_dawra_green", askBack("هل تريدون طباعة شعاركم على الأكواب؟")],
  [61.2, "buyer3", answer("sup_dawra_green", "Oui, une couleur, sur les gobelets seulement.")],
  [60.7, "sup_dawra_green", quote(CUPS)],
  [
    60.2,
    "sup_rizmat_packaging",
    quote({ ...CUPS, prices: ["51", "42.10"], pay: "50 % à la commande, 50 % à l’embarquement" }),
  ],
  [59, "buyer3", counter("sup_dawra_green", { ...CUPS, prices: ["46.80", "38.90"] })],
  [58.5, "sup_dawra_green", acceptCounter],
  [58, "buyer3", accept("sup_dawra_green")],
  [57.8, "buyer3", writeAboutOrder],
  [57.8, "buyer3", write("Le logo vous est parvenu ? Nous l’avons préparé en vectoriel.")],
  [57.6, "sup_dawra_green", write("وصلنا، شكرًا. نرسل نموذجًا للاعتماد قبل الطباعة.")],
  [57.5, "buyer3", pay("4600", "VIR-2291")],
  [57, "sup_dawra_green", confirmPayment],
  [56.9, "sup_dawra_green", phrase("payment_received")],
  [56, "sup_dawra_green", produce],
  [47, "sup_dawra_green", makeReady],
  [45, "sup_dawra_green", ship("Gulf Feeder Lines", "GFL-CSB-2204")],
  [44.9, "sup_dawra_green", phrase("tracking_number", { reference: "GFL-CSB-2204" })],
  [44, "buyer3", read],
  [27, "buyer3", deliver],
  [26.9, "buyer3", phrase("goods_received")],
  [26.5, "buyer3", pay("13195", "VIR-2410")],
  [26, "sup_dawra_green", confirmPayment],
  [25.5, "sup_dawra_green", read],
  [25, "buyer3", complete],
  [
    24,
    "buyer3",
    rateSupplier([5, 5, 4, 5], "Gobelets solides, impression nette. Deux jours de retard, annoncés à l’avance."),
  ],
  [23, "sup_dawra_green", rateBuyer(5, "دفع في موعده ومواصفات واضحة من أول رسالة.")],
  [22, "sup_dawra_green", reply("شكرًا لكم، ونجهّز طلبكم القادم بالتصميم نفسه.")],
];
