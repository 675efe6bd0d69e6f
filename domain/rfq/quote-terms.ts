import * as z from "zod";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { dayEnd } from "#domain/kernel/day-field.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { fitsCurrency, toMinor } from "#domain/kernel/price.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { INCOTERMS } from "./incoterms.ts";
import { MAX_RFQ_LINES } from "./submit-rfq.ts";

export const MAX_OFFERS = 5;
const MAX_LEAD_TIME_DAYS = 730;
/** 30 %: above any VAT of the region. */
const MAX_VAT_RATE = 3000;

/** A number as it is typed, with the digits and signs of any of the languages. */
const typedNumber = z.string().max(30).transform(typedDecimal);

/** Thousandths of a unit: "1.5" is 1500. */
const quantityMilli = typedNumber
  .pipe(z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,3})?$/))
  .transform((typed) => Math.round(Number(typed) * MILLI));

/** Money as typed; empty is none. */
const typedMoney = typedNumber.pipe(z.string().regex(/^(|\d{1,10}(\.\d{1,3})?)$/));
const unitPrice = typedNumber.pipe(z.string().regex(/^(?=.*[1-9])\d{1,10}(\.\d{1,3})?$/));

/**
 * An offer for a line of the request; the first one of a line counts in the total, others are alternatives. `isSubstitute`:
 * something else than what was asked for.
 */
const line = z.strictObject({
  line: wholeNumber(1, MAX_RFQ_LINES),
  offer: wholeNumber(1, MAX_OFFERS).default(1),
  isSubstitute: z.boolean().default(false),
  productId: z.string().max(40).optional(),
  description: text(500, { lines: true }),
  quantity: quantityMilli,
  unit: z.enum(UNITS),
  unitPrice,
});

/** What both sides may put forward. */
const negotiable = {
  incoterm: z.enum(INCOTERMS),
  /** The named place of the Incoterm. */
  place: text(120, { min: 2 }),
  leadTimeDaysMin: wholeNumber(0, MAX_LEAD_TIME_DAYS),
  leadTimeDaysMax: wholeNumber(0, MAX_LEAD_TIME_DAYS),
  paymentTerms: text(300, { min: 2 }),
  freight: typedMoney.default(""),
  insurance: typedMoney.default(""),
  discount: typedMoney.default(""),
  lines: z
    .array(line)
    .min(1)
    .max(MAX_RFQ_LINES * MAX_OFFERS),
  notes: optionalText(1000, { lines: true }),
};

/** Terms of a quote. `validUntil` is its last day in Dubai, `vatRate` in hundredths of a percent. */
export const quoteTermsSchema = z
  .strictObject({
    ...negotiable,
    currency: z.enum(CURRENCIES),
    vatRate: wholeNumber(0, MAX_VAT_RATE),
    validUntil: dayEnd,
  })
  .superRefine((terms, context) => {
    for (const { path, code } of issuesOfTerms(terms, terms.currency)) {
      context.addIssue({ code: "custom", path, params: { code } });
    }
  });
export type QuoteTermsInput = z.input<typeof quoteTermsSchema>;
export type QuoteTerms = z.output<typeof quoteTermsSchema>;

/** A counter-offer speaks of the current version: its currency, its rate, its VAT and its validity stay. */
export const counterTermsSchema = z.strictObject(negotiable);
export type CounterTermsInput = z.input<typeof counterTermsSchema>;
export type CounterTerms = z.output<typeof counterTermsSchema>;

type Negotiable = Pick<
  QuoteTerms,
  "leadTimeDaysMin" | "leadTimeDaysMax" | "freight" | "insurance" | "discount" | "lines"
>;

/**
 * What is wrong with terms beyond the form of each field: `leadTimeDaysMax:below_min`, `<money>:precision`,
 * `lines.<n>.offer:twice`, `lines.<n>.offer:no_first`.
 */
export function issuesOfTerms(terms: Negotiable, currency: Currency): { path: (string | number)[]; code: string }[] {
  const charges = (["freight", "insurance", "discount"] as const).filter(
    (name) => !fitsCurrency(terms[name], currency),
  );
  return [
    ...(terms.leadTimeDaysMax < terms.leadTimeDaysMin ? [{ path: ["leadTimeDaysMax"], code: "below_min" }] : []),
    ...charges.map((name) => ({ path: [name], code: "precision" })),
    ...terms.lines.flatMap(({ unitPrice: price }, at) =>
      fitsCurrency(price, currency) ? [] : [{ path: ["lines", at, "unitPrice"], code: "precision" }],
    ),
    ...issuesOfOffers(terms.lines),
  ];
}

function issuesOfOffers(lines: Negotiable["lines"]): { path: (string | number)[]; code: string }[] {
  const keys = lines.map(({ line: number, offer }) => `${number}.${offer}`);
  return lines.flatMap(({ line: number }, at) => {
    if (keys.indexOf(keys[at] ?? "") !== at) return [{ path: ["lines", at, "offer"], code: "twice" }];
    return keys.includes(`${number}.1`) ? [] : [{ path: ["lines", at, "offer"], code: "no_first" }];
  });
}

/** Typed money of terms as minor units of their currency. */
export function termsInMinor(terms: Negotiable, currency: Currency) {
  return {
    freightMinor: toMinor(terms.freight, currency) ?? 0,
    insuranceMinor: toMinor(terms.insurance, currency) ?? 0,
    discountMinor: toMinor(terms.discount, currency) ?? 0,
    unitPrices: terms.lines.map(({ unitPrice: price }) => toMinor(price, currency) ?? 0),
  };
}
