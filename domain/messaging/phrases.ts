import * as z from "zod";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { toLatinDigits, typedDecimal } from "#domain/kernel/digits.ts";
import { text } from "#domain/kernel/text.ts";

const LONGEST_WORDS = 120;

/** A number as it is typed, in any digits: `12,5`, `1 250.5`, `١٢٥٠`. Stored in Latin digits without separators. */
const amount = z
  .string()
  .max(24)
  .transform(typedDecimal)
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,3})?$/));

/** Days of a lead time or of a delay. */
const days = z
  .string()
  .max(8)
  .transform((raw) => toLatinDigits(raw).trim())
  .pipe(z.string().regex(/^\d{1,3}$/));

/** How a parameter is typed, checked and drawn. Each is a string: drawing it in a language is the reader's screen's. */
export const PARAM_KINDS = {
  words: text(LONGEST_WORDS),
  place: text(60),
  certificate: text(60),
  reference: text(40),
  /** yyyy-mm-dd. */
  date: z.iso.date(),
  days,
  amount,
  percent: amount.refine((value) => Number(value) <= 100, { params: { code: "over_hundred" } }),
  currency: z.enum(CURRENCIES),
  unit: z.enum(UNITS),
} satisfies Record<string, z.ZodType<string, string>>;
export type ParamKind = keyof typeof PARAM_KINDS;

type Params = Readonly<Record<string, ParamKind>>;

/**
 * What traders say to each other every day, each side in its own language: text `phrases_<key>`, with these parameters.
 * Keys are stored with messages: none is ever renamed or taken away.
 */
export const PHRASES = {
  // Prices
  best_price: { quantity: "amount", unit: "unit" },
  price_valid_until: { date: "date" },
  our_price: { price: "amount", currency: "currency", unit: "unit" },
  target_price: { price: "amount", currency: "currency", unit: "unit" },
  price_too_high: {},
  discount_for_quantity: { quantity: "amount", unit: "unit" },
  discount_offer: { percent: "percent" },
  final_price: {},
  price_includes_vat: {},
  send_price_list: {},
  // Terms of delivery
  cif_price: { place: "place" },
  fob_price: { place: "place" },
  exw_price: {},
  ddp_price: { place: "place" },
  freight_cost: { place: "place" },
  port_of_loading: {},
  deliver_to: { place: "place" },
  // Quantities and stock
  minimum_order: {},
  minimum_order_is: { quantity: "amount", unit: "unit" },
  in_stock: { quantity: "amount", unit: "unit" },
  out_of_stock_until: { date: "date" },
  container_load: {},
  trial_order: { quantity: "amount", unit: "unit" },
  // Time
  lead_time: {},
  lead_time_is: { days: "days" },
  ready_on: { date: "date" },
  ship_before: { date: "date" },
  delayed_by: { days: "days" },
  // Quality and documents
  send_certificate: { certificate: "certificate" },
  certificate_attached: { certificate: "certificate" },
  send_sample: {},
  sample_cost: { price: "amount", currency: "currency" },
  send_photos: {},
  send_datasheet: {},
  country_of_origin: {},
  shelf_life: {},
  packing_details: {},
  custom_packing: {},
  // Payment
  payment_terms: {},
  deposit_percent: { percent: "percent" },
  letter_of_credit: {},
  payment_sent: { reference: "reference" },
  payment_received: {},
  send_proforma: {},
  // Orders
  confirm_order: { reference: "reference" },
  tracking_number: { reference: "reference" },
  goods_received: {},
  goods_damaged: { words: "words" },
  // Courtesy
  reply_soon: {},
  thank_you: {},
} as const satisfies Record<string, Params>;
export type PhraseKey = keyof typeof PHRASES;

export const PHRASE_KEYS = Object.keys(PHRASES) as PhraseKey[];

/** The kinds of a phrase's parameters by name, in the order of the form. */
export function paramsOf(key: PhraseKey): Params {
  return PHRASES[key];
}

/** Just the parameters of a phrase, each checked as its kind. */
export function phraseParamsSchema(key: PhraseKey) {
  const kinds = Object.entries(paramsOf(key)).map(([name, kind]) => [name, PARAM_KINDS[kind]] as const);
  return z.strictObject(Object.fromEntries(kinds));
}

/** A phrase as it is sent: a known key with just its parameters, each checked as its kind. Issues stand at `params.<name>`. */
export const phraseSchema = z
  .strictObject({ key: z.enum(PHRASE_KEYS), params: z.record(z.string().max(20), z.string().max(400)).default({}) })
  .transform(({ key, params }, context) => {
    const checked = phraseParamsSchema(key).safeParse(params);
    if (checked.success) return { key, params: checked.data as Record<string, string> };
    for (const issue of checked.error.issues) context.addIssue({ ...issue, path: ["params", ...issue.path] } as never);
    return z.NEVER;
  });
