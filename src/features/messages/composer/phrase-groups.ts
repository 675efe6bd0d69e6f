import type { PhraseKey } from "#domain/messaging/phrases.ts";
import { m } from "#i18n/paraglide/messages.js";
import { phraseTemplate } from "./phrase-words.ts";

interface PhraseGroup {
  name: string;
  title: () => string;
  keys: readonly PhraseKey[];
}

/** The phrases as they are chosen from, in the order of a trade. */
export const PHRASE_GROUPS: readonly PhraseGroup[] = [
  {
    name: "price",
    title: m.phrases_group_price,
    keys: [
      "best_price",
      "price_valid_until",
      "our_price",
      "target_price",
      "price_too_high",
      "discount_for_quantity",
      "discount_offer",
      "final_price",
      "price_includes_vat",
      "send_price_list",
    ],
  },
  {
    name: "delivery",
    title: m.phrases_group_delivery,
    keys: ["cif_price", "fob_price", "exw_price", "ddp_price", "freight_cost", "port_of_loading", "deliver_to"],
  },
  {
    name: "quantity",
    title: m.phrases_group_quantity,
    keys: ["minimum_order", "minimum_order_is", "in_stock", "out_of_stock_until", "container_load", "trial_order"],
  },
  {
    name: "time",
    title: m.phrases_group_time,
    keys: ["lead_time", "lead_time_is", "ready_on", "ship_before", "delayed_by"],
  },
  {
    name: "papers",
    title: m.phrases_group_documents,
    keys: [
      "send_certificate",
      "certificate_attached",
      "send_sample",
      "sample_cost",
      "send_photos",
      "send_datasheet",
      "country_of_origin",
      "shelf_life",
      "packing_details",
      "custom_packing",
    ],
  },
  {
    name: "payment",
    title: m.phrases_group_payment,
    keys: ["payment_terms", "deposit_percent", "letter_of_credit", "payment_sent", "payment_received", "send_proforma"],
  },
  {
    name: "orders",
    title: m.phrases_group_orders,
    keys: ["confirm_order", "tracking_number", "goods_received", "goods_damaged"],
  },
  { name: "courtesy", title: m.phrases_group_courtesy, keys: ["reply_soon", "thank_you"] },
];

/** The groups with the phrases that have all of some words, in the language of the page. */
export function findPhrases(words: string): PhraseGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return PHRASE_GROUPS.map((group) => ({
    ...group,
    keys: group.keys.filter((key) => {
      const text = plain(`${group.title()} ${phraseTemplate(key)}`);
      return wanted.every((word) => text.includes(word));
    }),
  })).filter(({ keys }) => keys.length > 0);
}

/** Without marks, and with one form for the letters that people write in several ways. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .toLocaleLowerCase();
}
