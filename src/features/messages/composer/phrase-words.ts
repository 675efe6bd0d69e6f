import { UNITS, type Unit } from "#domain/catalogue/product-facts.ts";
import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";
import type { PHRASES, PhraseKey } from "#domain/messaging/phrases.ts";
import { formatNamedPercent, formatNamedPrice } from "#i18n/exact-amounts.ts";
import { formatDate } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";

/** What a text takes: a number comes with its unit and a price with its currency, as one word. */
type Taken<Params> = Exclude<keyof Params, "currency" | ("quantity" extends keyof Params ? "unit" : never)>;
type Words = {
  [Key in PhraseKey]: (drawn: Record<Taken<(typeof PHRASES)[Key]>, string>) => string;
};

const WORDS: Words = {
  best_price: m.phrases_best_price,
  price_valid_until: m.phrases_price_valid_until,
  our_price: m.phrases_our_price,
  target_price: m.phrases_target_price,
  price_too_high: m.phrases_price_too_high,
  discount_for_quantity: m.phrases_discount_for_quantity,
  discount_offer: m.phrases_discount_offer,
  final_price: m.phrases_final_price,
  price_includes_vat: m.phrases_price_includes_vat,
  send_price_list: m.phrases_send_price_list,
  cif_price: m.phrases_cif_price,
  fob_price: m.phrases_fob_price,
  exw_price: m.phrases_exw_price,
  ddp_price: m.phrases_ddp_price,
  freight_cost: m.phrases_freight_cost,
  port_of_loading: m.phrases_port_of_loading,
  deliver_to: m.phrases_deliver_to,
  minimum_order: m.phrases_minimum_order,
  minimum_order_is: m.phrases_minimum_order_is,
  in_stock: m.phrases_in_stock,
  out_of_stock_until: m.phrases_out_of_stock_until,
  container_load: m.phrases_container_load,
  trial_order: m.phrases_trial_order,
  lead_time: m.phrases_lead_time,
  lead_time_is: m.phrases_lead_time_is,
  ready_on: m.phrases_ready_on,
  ship_before: m.phrases_ship_before,
  delayed_by: m.phrases_delayed_by,
  send_certificate: m.phrases_send_certificate,
  certificate_attached: m.phrases_certificate_attached,
  send_sample: m.phrases_send_sample,
  sample_cost: m.phrases_sample_cost,
  send_photos: m.phrases_send_photos,
  send_datasheet: m.phrases_send_datasheet,
  country_of_origin: m.phrases_country_of_origin,
  shelf_life: m.phrases_shelf_life,
  packing_details: m.phrases_packing_details,
  custom_packing: m.phrases_custom_packing,
  payment_terms: m.phrases_payment_terms,
  deposit_percent: m.phrases_deposit_percent,
  letter_of_credit: m.phrases_letter_of_credit,
  payment_sent: m.phrases_payment_sent,
  payment_received: m.phrases_payment_received,
  send_proforma: m.phrases_send_proforma,
  confirm_order: m.phrases_confirm_order,
  tracking_number: m.phrases_tracking_number,
  goods_received: m.phrases_goods_received,
  goods_damaged: m.phrases_goods_damaged,
  reply_soon: m.phrases_reply_soon,
  thank_you: m.phrases_thank_you,
};

export interface StoredPhrase {
  key: string;
  params: Record<string, string>;
}

/** Stand for what is not known yet, where phrases are chosen from. */
const BLANKS: Record<string, string> = Object.fromEntries(
  ["quantity", "unit", "price", "percent", "days", "date", "place", "certificate", "reference", "words"].map((name) => [
    name,
    "…",
  ]),
);

/** A phrase in the language of the page; null for one that this version of the page does not know. */
export function phraseWords({ key, params }: StoredPhrase): string | null {
  return isPhrase(key) ? draw(key, drawn(params)) : null;
}

/** A phrase with a blank for each of its parameters. */
export function phraseTemplate(key: PhraseKey): string {
  return draw(key, {}).replace("….", "…");
}

function isPhrase(key: string): key is PhraseKey {
  return Object.hasOwn(WORDS, key);
}

function draw(key: PhraseKey, known: Record<string, string>): string {
  // Each text takes some of these names; the others are not looked at.
  const words = WORDS[key] as (drawn: Record<string, string>) => string;
  return words({ ...BLANKS, ...known });
}

/** Each parameter as it is read, kept apart from the direction of the words around it. */
function drawn(params: Record<string, string>): Record<string, string> {
  const { quantity, unit, price, currency, percent, days, date, ...written } = params;
  const locale = currentLocale();
  const known = {
    quantity: quantity && isUnit(unit) && formatQuantity(Number(quantity), unit),
    unit: isUnit(unit) && unitName(unit, locale),
    price: price && isCurrency(currency) && formatNamedPrice(Number(price), currency, locale),
    percent: percent && formatNamedPercent(Number(percent), locale),
    days: days && m.phrases_count_days(counted(Number(days))),
    date: date && !Number.isNaN(Date.parse(date)) && formatDate(Date.parse(date), locale),
    ...written,
  };
  return Object.fromEntries(Object.entries(known).flatMap(([name, words]) => (words ? [[name, isolated(words)]] : [])));
}

function isUnit(unit: string | undefined): unit is Unit {
  return UNITS.some((known) => known === unit);
}

function isCurrency(currency: string | undefined): currency is Currency {
  return currency !== undefined && Object.hasOwn(CURRENCY_DECIMALS, currency);
}
