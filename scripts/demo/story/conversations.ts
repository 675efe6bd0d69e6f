import { phrase, read, write, writeAbout, writeTo } from "../deeds/conversations.ts";
import type { Thread } from "../thread.ts";

/** In one language. */
const dates: Thread = [
  [2.3, "buyer", writeAbout("SDR-KHL-05")],
  [2.3, "buyer", write("السلام عليكم، هل تتوفر لديكم 600 كرتون خلاص من موسم هذا العام؟")],
  [2.2, "sup_demo_1", read],
  [2.2, "sup_demo_1", write("وعليكم السلام، متوفرة في المخزن المبرّد، وتاريخ التعبئة هذا الشهر.")],
  [2.15, "buyer", phrase("send_certificate", { certificate: "Halal" })],
  [2.1, "sup_demo_1", write("الشهادة مرفقة بعرض السعر، أرسلوا لنا الطلب ونرد اليوم.")],
  [2.05, "buyer", read],
];

/** Unread: the supplier has the word. */
const syrup: Thread = [
  [0.25, "buyer2", writeAbout("SDR-DBS-400")],
  [0.25, "buyer2", write("Good morning. Do you ship date syrup to Mombasa, and how long does a mixed container take?")],
  [0.24, "buyer2", phrase("port_of_loading")],
];

/** Phrases, which each side reads in its own language. */
const cameras: Thread = [
  [4.6, "buyer", writeAbout("UFQ-DM-8")],
  [4.6, "buyer", phrase("best_price", { quantity: "90", unit: "piece" })],
  [4.5, "sup_ufuq_smart", read],
  [4.5, "sup_ufuq_smart", phrase("discount_offer", { percent: "5" })],
  [4.4, "buyer", phrase("lead_time")],
  [4.3, "sup_ufuq_smart", phrase("lead_time_is", { days: "5" })],
  [4.2, "buyer", read],
];

/** Three languages between two houses. */
const sofas: Thread = [
  [8, "buyer3", writeTo("sup_majlis_furniture")],
  [8, "buyer3", write("Bonjour, livrez-vous des fauteuils de hall à Casablanca, montés ou à plat ?")],
  [7.8, "sup_majlis_furniture", read],
  [7.8, "sup_majlis_furniture", write("Good morning. Legs off, two to a carton; about 180 fit a 40-foot container.")],
  [7.5, "buyer3", phrase("container_load")],
  [7.4, "sup_majlis_furniture", phrase("minimum_order_is", { quantity: "20", unit: "piece" })],
  [7.2, "buyer3", phrase("thank_you")],
  [7, "sup_majlis_furniture", read],
];

/** Conversations that begin from a page. */
export const CONVERSATIONS = {
  ...{
    conversationOfDates: dates,
    conversationOfSyrup: syrup,
    conversationOfCameras: cameras,
    conversationOfSofas: sofas,
  },
} satisfies Record<string, Thread>;
