import {
  agreeToFreight,
  askToCancel,
  cancel,
  complete,
  confirm,
  confirmPayment,
  consentToCancel,
  declineOrder,
  deliver,
  dispute,
  escalate,
  makeReady,
  nameFreight,
  order,
  pay,
  produce,
  rule,
  say,
  settle,
  ship,
} from "../deeds/orders.ts";
import { hideRating, rateBuyer, rateSupplier, reply } from "../deeds/ratings.ts";
import type { Thread } from "../thread.ts";

const syrup: Thread = [
  [60, "buyer", order(["SDR-DBS-400", 960])],
  [59, "sup_demo_1", confirm],
  [58.5, "sup_demo_1", nameFreight("900")],
  [58, "buyer", agreeToFreight("900")],
  [57, "buyer", pay("100737", "TRF-115002")],
  [56, "sup_demo_1", confirmPayment],
  [50, "sup_demo_1", makeReady],
  [48, "sup_demo_1", ship("شحن الواحة", "WH-19877")],
  [46, "buyer", deliver],
  [44, "buyer", complete],
  [43, "buyer", rateSupplier([5, 5, 4, 5], "دبس ممتاز وتغليف محكم، ووصلت الشحنة قبل موعدها بيوم.")],
  [42, "sup_demo_1", rateBuyer(5)],
  [41, "sup_demo_1", reply("شكرًا لثقتكم، ويسعدنا أن نجهّز طلبكم القادم.")],
];

const wallTiles: Thread = [
  [75, "buyer2", order(["BAH-WT-3060", 3000])],
  [74, "sup_demo_2", confirm],
  [73.5, "sup_demo_2", nameFreight("5200")],
  [73, "buyer2", agreeToFreight("5200")],
  [72, "sup_demo_2", produce],
  [71, "buyer2", pay("67600", "SWIFT-5C881")],
  [70, "sup_demo_2", confirmPayment],
  [60, "sup_demo_2", makeReady],
  [57, "sup_demo_2", ship("Gulf Feeder Lines", "GFL-MBA-3107")],
  [45, "buyer2", deliver],
  [43, "buyer2", complete],
  [
    42,
    "buyer2",
    rateSupplier(
      [4, 5, 3, 4],
      "Tiles as sampled and well packed. The vessel left a week late, but we were told in time.",
    ),
  ],
  [41, "sup_demo_2", rateBuyer(4, "Réponses rapides, déchargement bien préparé.")],
];

/** Ended by what the supplier proposed; its rating opened when the window ended. */
const giftSets: Thread = [
  [58, "buyer", order(["RZM-GFT-M", 600])],
  [57, "sup_rizmat_packaging", confirm],
  [52, "sup_rizmat_packaging", makeReady],
  [51, "sup_rizmat_packaging", ship("Express Sharjah", "ES-40031")],
  [50, "buyer", deliver],
  [48, "buyer", dispute("لون الأغطية في 80 علبة يختلف عن العيّنة المعتمدة.")],
  [47.5, "sup_rizmat_packaging", say("Nous refaisons les 80 boîtes, livrées la semaine prochaine.", "completed")],
  [47, "buyer", settle],
  [40, "buyer", rateSupplier([4, 3, 4, 5], "حُلّت مشكلة اللون بسرعة وبلا جدال، والعلب البديلة مطابقة.")],
];

/** Brought before the operator, who ruled. */
const trackers: Thread = [
  [62, "buyer2", order(["UFQ-GPS-4G", 200])],
  [61, "sup_ufuq_smart", confirm],
  [57, "sup_ufuq_smart", makeReady],
  [56, "sup_ufuq_smart", ship("Gulf Air Cargo", "GAC-220194")],
  [50, "buyer2", deliver],
  [48, "buyer2", dispute("The trackers are locked to bands that no operator in Kenya uses.")],
  [47.6, "sup_ufuq_smart", say("الترددات مذكورة في صفحة المنتج، ونعرض خصم 10%.", "completed")],
  [47, "buyer2", say("A discount does not make them work. We send them back.", "cancelled")],
  [44, "buyer2", escalate],
  [
    42,
    "admin",
    rule("settle_cancelled", "The product page did not name the bands. The goods go back at the seller's cost."),
  ],
];

/** Its rating gave away a phone number. */
const perfumes: Thread = [
  [66, "buyer3", order(["DHN-SET-03", 100])],
  [65, "sup_dihn_perfumes", confirm],
  [60, "sup_dihn_perfumes", makeReady],
  [58, "sup_dihn_perfumes", ship("Express du Golfe", "EDG-8830")],
  [52, "buyer3", deliver],
  [50, "buyer3", complete],
  [49, "buyer3", rateSupplier([3, 4, 2, 3], "Appelez-moi au +212 600 000 000 pour le même produit moins cher.")],
  [48, "sup_dihn_perfumes", rateBuyer(3)],
  [47, "admin", hideRating("Advertises another offer than the one that was ordered.")],
];

const bottles: Thread = [
  [15, "buyer3", order(["SHF-PET-500", 20_000])],
  [14.6, "sup_shafaf_plastics", declineOrder("خط القوارير متوقف للصيانة حتى نهاية الشهر.")],
];

/** Nobody answered in three working days: the scheduler's. */
const masks: Thread = [[26, "buyer2", order(["NQA-MSK-2R", 100])]];

const glass: Thread = [
  [18, "buyer", order(["SFZ-TMP-10", 250])],
  [17.5, "sup_safa_glass", confirm],
  [16, "buyer", askToCancel("تغيّر مقاس الواجهات بعد تعديل المخطط.")],
  [15.6, "sup_safa_glass", consentToCancel],
];

const wheelchairs: Thread = [
  [11, "buyer", order(["BLS-WCH-A1", 20])],
  [10.7, "buyer", cancel("طُلبت بالخطأ من حسابين.")],
];

/** Orders that are over: completed, disputed and settled, declined, cancelled. */
export const ENDED_ORDERS = {
  ...{ syrup, wallTiles, giftSets, trackers, perfumes, bottles, masks, glass, wheelchairs },
} satisfies Record<string, Thread>;
