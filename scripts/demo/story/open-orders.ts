import { answerDeadline } from "#domain/orders/order-schedule.ts";
import { phrase, write, writeAboutOrder } from "../deeds/conversations.ts";
import {
  agreeToFreight,
  askToCancel,
  complete,
  confirm,
  confirmPayment,
  deliver,
  dispute,
  escalate,
  makeReady,
  nameFreight,
  order,
  pay,
  produce,
  say,
  ship,
} from "../deeds/orders.ts";
import { rateBuyer, rateSupplier } from "../deeds/ratings.ts";
import { HOUR, type Thread } from "../thread.ts";

/** A day at least is left to answer an order that is placed at this moment, and hardly more: weekends decide how long ago. */
function aboutToLapse(now: number): number {
  let placed = now;
  while (answerDeadline(placed - HOUR) - now >= 24 * HOUR) placed -= HOUR;
  return placed;
}

/** Nobody has answered these yet. */
const newDates: Thread = [[0.3, "buyer", order(["SDR-KHL-05", 400], ["SDR-AJW-GB", 200])]];
const lapsing: Thread = [[aboutToLapse, "buyer3", order(["SDR-DBS-400", 320])]];

/** Freight was named; the buyer has the word. */
const chairs: Thread = [
  [3, "buyer", order(["ARK-CHR-M7", 80])],
  [2.5, "sup_arkan_office", confirm],
  [2.2, "sup_arkan_office", nameFreight("650")],
];

/** A deposit was paid and confirmed; it is being made. */
const paste: Thread = [
  [9, "buyer", order(["SDR-PST-12", 12])],
  [8.5, "sup_demo_1", confirm],
  [8.3, "sup_demo_1", nameFreight("1850")],
  [8, "buyer", agreeToFreight("1850")],
  [7.5, "buyer", pay("19784.63", "TRF-118204")],
  [7, "sup_demo_1", confirmPayment],
  [6, "sup_demo_1", produce],
];

/** The buyer has asked to call it off; the supplier has the word. */
const masterbatch: Thread = [
  [6, "buyer", order(["ALM-MB-W60", 5])],
  [5.6, "sup_alwan_masterbatch", confirm],
  [5.2, "sup_alwan_masterbatch", produce],
  [1.5, "buyer", askToCancel("تأخّر تسليم خط الحقن إلى الربع القادم، ونفضّل إلغاء الطلب الآن.")],
];

const wire: Thread = [
  [16, "buyer2", order(["TYR-BW-25", 800])],
  [15.5, "sup_tayyar_cables", confirm],
  [15.2, "sup_tayyar_cables", nameFreight("3900")],
  [15, "buyer2", agreeToFreight("3900")],
  [14.5, "buyer2", pay("99100", "SWIFT-7A210")],
  [14, "sup_tayyar_cables", confirmPayment],
  [13, "sup_tayyar_cables", produce],
  [2, "sup_tayyar_cables", makeReady],
];

/** On its way; the balance is recorded and not confirmed yet. */
const floorTiles: Thread = [
  [24, "buyer", order(["BAH-PF-6060", 2000])],
  [23, "sup_demo_2", confirm],
  [22.5, "sup_demo_2", nameFreight("2400")],
  [22, "buyer", agreeToFreight("2400")],
  [21, "sup_demo_2", produce],
  [20, "buyer", pay("20601", "TRF-117740")],
  [19, "sup_demo_2", confirmPayment],
  [6, "sup_demo_2", makeReady],
  [3, "sup_demo_2", ship("Gulf Feeder Lines", "GFL-RAK-0981")],
  [2.8, "sup_demo_2", writeAboutOrder],
  [2.8, "sup_demo_2", phrase("tracking_number", { reference: "GFL-RAK-0981" })],
  [2.2, "buyer", pay("48069", "TRF-118391")],
];

const milk: Thread = [
  [28, "buyer3", order(["MRJ-UHT-1L", 1500])],
  [27, "sup_marj_al_rayyan", confirm],
  [22, "sup_marj_al_rayyan", makeReady],
  [20, "sup_marj_al_rayyan", ship("Maritime du Golfe", "MDG-55012")],
  [3, "buyer3", deliver],
];

/** The supplier has rated; the buyer is still to. */
const datesToRate: Thread = [
  [30, "buyer", order(["SDR-KHL-05", 1200])],
  [29, "sup_demo_1", confirm],
  [20, "sup_demo_1", makeReady],
  [18, "sup_demo_1", ship("شحن الواحة", "WH-20418")],
  [16, "buyer", deliver],
  [10, "buyer", complete],
  [9, "sup_demo_1", rateBuyer(5)],
];

/** Rated by the buyer alone: sealed until the supplier has rated too. */
const soap: Thread = [
  [32, "buyer2", order(["NDY-SOP-120", 400])],
  [31, "sup_nadiya_care", confirm],
  [24, "sup_nadiya_care", makeReady],
  [22, "sup_nadiya_care", ship("Gulf Feeder Lines", "GFL-AJM-7715")],
  [10, "buyer2", deliver],
  [8, "buyer2", complete],
  [6, "buyer2", rateSupplier([4, 5, 4, 4], "Good soap, sturdy cartons. The Arabic labels came out a little pale.")],
];

/** In its first days: the sides talk it over. */
const slabs: Thread = [
  [40, "buyer2", order(["BAH-SL-1224", 800])],
  [39, "sup_demo_2", confirm],
  [38, "sup_demo_2", nameFreight("6100")],
  [37, "buyer2", agreeToFreight("6100")],
  [20, "sup_demo_2", makeReady],
  [17, "sup_demo_2", ship("Gulf Feeder Lines", "GFL-MBA-3320")],
  [5, "buyer2", deliver],
  [2, "buyer2", dispute("14 of the 80 crates arrived with cracked slabs; the surveyor's report follows.")],
  [1.6, "sup_demo_2", say("Nous remplaçons les 14 caisses à nos frais par le prochain navire.", "completed")],
  [1.2, "buyer2", say("When would it sail? The fitters are on site from the 1st.")],
  [1.1, "buyer2", writeAboutOrder],
  [1.1, "buyer2", write("I have added the surveyor's first count to the dispute.")],
];

/** Before the operator. */
const coils: Thread = [
  [33, "buyer3", order(["MDK-HDP-63", 5000])],
  [32, "sup_midad_pipes", confirm],
  [25, "sup_midad_pipes", makeReady],
  [22, "sup_midad_pipes", ship("Maritime du Golfe", "MDG-54871")],
  [8, "buyer3", deliver],
  [6, "buyer3", dispute("Les couronnes livrées sont en PN10, la commande dit PN16.")],
  [5.5, "sup_midad_pipes", say("Le marquage est celui d’une autre série ; les essais de pression disent PN16.")],
  [2.5, "buyer3", escalate],
];

/** Orders on which something is still to be done. */
export const OPEN_ORDERS = {
  ...{ newDates, lapsing, chairs, paste, masterbatch, wire, floorTiles, milk },
  ...{ datesToRate, soap, slabs, coils },
} satisfies Record<string, Thread>;
