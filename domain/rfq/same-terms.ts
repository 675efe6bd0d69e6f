import type { Currency } from "#domain/kernel/currency.ts";
import { placeIn } from "#domain/kernel/places.ts";
import type { Incoterm } from "./incoterms.ts";
import { type CounterTerms, termsInMinor } from "./quote-terms.ts";

/** A version without its lines, as it is stored. */
interface StandingTerms {
  currency: Currency;
  incoterm: Incoterm;
  place: string;
  leadTimeDaysMin: number;
  leadTimeDaysMax: number;
  paymentTerms: string;
  freightMinor: number;
  insuranceMinor: number;
  discountMinor: number;
}

/** A line of a version, as it is stored. */
export interface StandingLine {
  line: number;
  offer: number;
  quantityMilli: number;
  unit: string;
  unitPriceMinor: number;
}

/**
 * True of a counter-offer that leaves all as it is, so that its round would be wasted; a place in another language is the same one.
 * Words of the buyer are a change, since they ask for something.
 */
export function areSameTerms(terms: CounterTerms, standing: StandingTerms, lines: readonly StandingLine[]): boolean {
  return isSameHead(terms, standing) && areSameLines(terms, standing.currency, lines);
}

function isSameHead(terms: CounterTerms, standing: StandingTerms): boolean {
  const { freightMinor, insuranceMinor, discountMinor } = termsInMinor(terms, standing.currency);
  return (
    terms.notes === null &&
    terms.incoterm === standing.incoterm &&
    placeIn(terms.place, "en") === placeIn(standing.place, "en") &&
    terms.leadTimeDaysMin === standing.leadTimeDaysMin &&
    terms.leadTimeDaysMax === standing.leadTimeDaysMax &&
    terms.paymentTerms === standing.paymentTerms &&
    freightMinor === standing.freightMinor &&
    insuranceMinor === standing.insuranceMinor &&
    discountMinor === standing.discountMinor
  );
}

/** Of lines prices, quantities and units are negotiated. */
function areSameLines(terms: CounterTerms, currency: Currency, standing: readonly StandingLine[]): boolean {
  const { unitPrices } = termsInMinor(terms, currency);
  if (terms.lines.length !== standing.length) return false;
  return terms.lines.every(({ line, offer, quantity, unit }, at) => {
    const before = standing.find((one) => one.line === line && one.offer === offer);
    return before?.quantityMilli === quantity && before.unit === unit && before.unitPriceMinor === unitPrices[at];
  });
}
