import { priceSteps } from "#domain/catalogue/price-steps.ts";
import { UNITS, type Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { fromMinor, toMinor } from "#domain/kernel/price.ts";
import { DAY_MS, dayInDubai } from "#domain/kernel/time.ts";
import { MIN_BINDING_MS } from "#domain/rfq/binding-counter.ts";
import type { Incoterm } from "#domain/rfq/incoterms.ts";
import { type QuoteTotals, quoteTotals } from "#domain/rfq/quote-totals.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { paymentTermsIn } from "#src/vocabulary/payment-terms.ts";
import type { Thread, Version } from "./thread.ts";

export interface LineValues {
  line: number;
  offer: number;
  isSubstitute: boolean;
  productId?: string | undefined;
  description: string;
  quantity: string;
  unit: Unit;
  unitPrice: string;
}

/** The number of a line's next offer: the first that is free, since one between may have been removed. */
export function freeOffer(offers: readonly Pick<LineValues, "offer">[]): number {
  const taken = new Set(offers.map(({ offer }) => offer));
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}

/** The terms as texts of fields, for quotes and counter-offers alike. */
export interface TermsValues {
  currency: Currency;
  incoterm: Incoterm;
  place: string;
  leadTimeDaysMin: string;
  leadTimeDaysMax: string;
  paymentTerms: string;
  validUntil: string;
  vatRate: string;
  freight: string;
  insurance: string;
  discount: string;
  notes: string;
  lines: LineValues[];
}

/** What the buyer's form holds besides: whether the counter-offer binds, until which day, and where the goods go. */
export interface BindingValues {
  binding: "" | "yes";
  bindingUntil: string;
  country: string;
  city: string;
  address: string;
  trn: string;
}

/** Of all forms of terms; only a counter-offer's holds a binding. */
export type TermsFormValues = TermsValues & Partial<BindingValues>;

/** What suppliers usually grant. */
const USUAL_VALIDITY_DAYS = 14;

function typedQuantity(milli: number): string {
  return asTyped(String(milli / MILLI), currentLocale());
}

function typedPrice(minor: number, currency: Currency): string {
  return asTyped(fromMinor(minor, currency), currentLocale());
}

/** Days that a binding counter-offer is suggested to bind for, where the quote is valid so long. */
const USUAL_BINDING_DAYS = 3;

/** The days that a counter-offer may bind for; null where the quote is not valid long enough. */
function bindingDays(validUntil: number, now: number): { first: string; last: string } | null {
  const [first, last] = [dayInDubai(now + MIN_BINDING_MS), dayInDubai(validUntil)];
  return first <= last ? { first, last } : null;
}

/**
 * Whether a form's counter-offer shall bind, and on which days it may end. Terms that were kept for long enough ask for a binding
 * that is no longer possible, and whose fields are not on screen: that one `isOver`.
 */
export function bindingAt({ binding }: Partial<BindingValues>, validUntil: number, now: number) {
  const days = bindingDays(validUntil, now);
  const isBinding = binding === "yes";
  return { days, isBinding: isBinding && days !== null, isOver: isBinding && days === null };
}

/** A counter-offer to begin with: the terms that stand, with the buyer's last word. */
export function counterValues({ request }: Thread, current: Version): TermsFormValues {
  const usual = dayInDubai(Math.min(Date.now() + USUAL_BINDING_DAYS * DAY_MS, current.validUntil));
  return {
    ...termsOf(current, "buyer"),
    binding: "",
    bindingUntil: usual,
    country: request.destinationCountry ?? "AE",
    city: placeTyped(request.destinationCity),
    address: "",
    trn: "",
  };
}

type Asked = ApiOutputs["inbox"]["one"]["request"];

type OwnProduct = NonNullable<Asked["lines"][number]["product"]>;

/** What the product's page asks for a unit at the asked quantity; at its minimum order where that counts in another unit. */
function listPrice(product: OwnProduct, asked: { quantityMilli: number | null; unit: string | null }): number | null {
  const quantity = asked.unit === product.unit ? (asked.quantityMilli ?? 0) / MILLI : 0;
  const step = priceSteps(product, product.tiers).findLast(({ minQuantity }) => minQuantity <= quantity);
  return step?.priceMinor ?? product.priceMinor;
}

/** A form to begin with: the request's lines at the prices of one's own products. */
export function blankTerms({ request, quote }: Thread, asked: Asked | undefined): TermsValues {
  const priced = asked?.lines.find(({ product }) => product?.currency)?.product;
  const currency = asked?.targetCurrency ?? priced?.currency ?? "AED";
  const isLocal = quote.supplier.country === "AE" && (asked?.destinationCountry ?? "AE") === "AE";
  return {
    currency,
    incoterm: asked?.incoterm ?? "DAP",
    place: placeTyped(asked?.destinationCity),
    leadTimeDaysMin: "",
    leadTimeDaysMax: "",
    paymentTerms: "",
    validUntil: dayInDubai(Date.now() + USUAL_VALIDITY_DAYS * DAY_MS),
    vatRate: isLocal ? "500" : "0",
    freight: "",
    insurance: "",
    discount: "",
    notes: "",
    lines: request.lines.map(({ position, description, quantityMilli, unit }) => {
      const product = asked?.lines.find((line) => line.position === position)?.product;
      const price = product?.currency === currency ? listPrice(product, { quantityMilli, unit }) : null;
      return {
        line: position,
        offer: 1,
        isSubstitute: false,
        ...(product ? { productId: product.id } : {}),
        description,
        quantity: quantityMilli === null ? "" : typedQuantity(quantityMilli),
        unit: UNITS.find((known) => known === unit) ?? product?.unit ?? "piece",
        unitPrice: price === null ? "" : typedPrice(price, currency),
      };
    }),
  };
}

/**
 * A version as somebody would type it; notes are the words of the side that wrote them, and no other sends them as its own.
 * @param side who types
 */
export function termsOf(version: Version, side = version.side): TermsValues {
  const { currency, incoterm, place, paymentTerms, notes, lines } = version;
  const money = (minor: number) => (minor === 0 ? "" : typedPrice(minor, currency));
  return {
    currency,
    incoterm,
    place: placeTyped(place),
    leadTimeDaysMin: String(version.leadTimeDaysMin),
    leadTimeDaysMax: String(version.leadTimeDaysMax),
    paymentTerms: paymentTermsIn(paymentTerms, currentLocale()),
    validUntil: dayInDubai(version.validUntil),
    vatRate: String(version.vatRate),
    freight: money(version.freightMinor),
    insurance: money(version.insuranceMinor),
    discount: money(version.discountMinor),
    notes: (version.side === side && notes) || "",
    lines: lines.map(({ line, offer, isSubstitute, productId, description, quantityMilli, unit, unitPriceMinor }) => ({
      ...{ line, offer, isSubstitute, description, unit },
      ...(productId === null ? {} : { productId }),
      quantity: typedQuantity(quantityMilli),
      unitPrice: typedPrice(unitPriceMinor, currency),
    })),
  };
}

/** Whether a counter-offer's fields hold what they began with, which would cost a round for nothing. */
export function isAsBefore(values: TermsFormValues, defaults: TermsFormValues): boolean {
  if (values.binding === "yes") return false;
  const { bindingUntil: _b, country: _c, city: _i, address: _a, trn: _t, ...terms } = defaults;
  const names = Object.keys(terms) as (keyof typeof terms)[];
  return names.every((name) => JSON.stringify(values[name]) === JSON.stringify(terms[name]));
}

const NUMBER = /^\d{1,10}(\.\d{1,3})?$/;

function readMinor(typed: string | undefined, currency: Currency): number {
  const latin = typedDecimal(typed ?? "");
  return NUMBER.test(latin) ? (toMinor(latin, currency) ?? 0) : 0;
}

/** What the typed terms come to; null while a number is too big to be one. */
export function totalsOf(values: TermsValues): QuoteTotals | null {
  const { currency, lines } = values;
  const priced = lines.map(({ offer, quantity, unitPrice }) => {
    const latin = typedDecimal(quantity ?? "");
    const quantityMilli = NUMBER.test(latin) ? Math.round(Number(latin) * MILLI) : 0;
    return { offer: Number(offer), quantityMilli, unitPriceMinor: readMinor(unitPrice, currency) };
  });
  const charges = {
    freightMinor: readMinor(values.freight, currency),
    insuranceMinor: readMinor(values.insurance, currency),
    discountMinor: readMinor(values.discount, currency),
    vatRate: Number(values.vatRate) || 0,
  };
  try {
    return quoteTotals(priced, charges);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
