import { shareOf, splitByWeights, unitCost } from "#domain/kernel/money.ts";
import type { Incoterm } from "./incoterms.ts";
import { ASSUMED_RATES, type AssumedRate, type AssumedRates } from "./landed-rates.ts";

/** What lies between a quote's price and the goods at the buyer's door. */
export type CostStep = AssumedRate;

/** Where a figure comes from: the quote states it, its term covers it, it is assumed, the buyer set it; or nobody knows it. */
export type CostSource = "given" | "included" | "assumed" | "set" | "unknown";

/** What a step costs: null where it is not known. The rate is of what the step is levied on. */
interface StepCost {
  amount: number | null;
  source: CostSource;
  rate: number | null;
}

/**
 * Which steps the seller pays under each term (Incoterms 2020, articles A2 to A9). Under the D terms the seller bears the risk
 * until the place, so that there is nothing left for the buyer to insure. A term that another version wrote covers nothing here.
 */
const COVERED: Readonly<Partial<Record<Incoterm, readonly CostStep[]>>> = {
  EXW: [],
  FCA: ["origin"],
  FAS: ["origin"],
  FOB: ["origin"],
  CFR: ["origin", "freight"],
  CPT: ["origin", "freight"],
  CIF: ["origin", "freight", "insurance"],
  CIP: ["origin", "freight", "insurance"],
  DAP: ["origin", "freight", "insurance", "delivery"],
  DPU: ["origin", "freight", "insurance", "delivery"],
  DDP: ["origin", "freight", "insurance", "delivery", "duty", "vat"],
};

/** A quote in fils of AED, converted once at its frozen rate. */
export interface LandedQuote {
  incoterm: Incoterm;
  /** Goods less discount. */
  goods: number;
  /** As stated beside the goods; zero where the quote states none. */
  freight: number;
  insurance: number;
  /** As the quote charges it: a sale within a country. Zero for an export. */
  vat: number;
  lines: { line: number; amount: number; quantityMilli: number }[];
}

/** What a buyer put in place of an assumption: shares, and the freight as an amount in fils of AED. */
export type LandedOverrides = Partial<Record<AssumedRate, number>> & { freightAmount?: number };

export interface LandedCost {
  goods: number;
  steps: Record<CostStep, StepCost>;
  /** What duty is levied on: the value at the border with freight and insurance (CIF). */
  customsValue: number;
  /** Whether the landed cost holds the duty: what is not known counts nothing in it. */
  isDutyKnown: boolean;
  /** Everything up to the buyer's door; without VAT, since a registered buyer recovers that, and with it: null where that or the duty is not known. */
  landed: number;
  landedWithVat: number | null;
  /** The landed cost shared out to the lines by their amounts, and of one unit of each, without VAT and with it. */
  lines: { line: number; landed: number; perUnit: number; perUnitWithVat: number | null }[];
}

/**
 * Brings a quote of any Incoterm to one basis: fils of AED at the buyer's door, an estimate. Every step says where its
 * figure comes from. CIF 10,000 AED at 5 % duty and 5 % VAT: duty 500, VAT on 10,500 is 525, together 1,025.
 * @param rates what is assumed where neither quote nor buyer gave a figure
 */
export function landedCost(quote: LandedQuote, rates: AssumedRates, overrides: LandedOverrides = {}): LandedCost {
  const { goods } = quote;
  const step = stepsOf(quote, rates, overrides);
  const origin = step("origin", goods);
  const freight = freightOf(quote, step, overrides);
  const insurance = step("insurance", goods + known(freight), quote.insurance);
  const delivery = step("delivery", goods);
  const customsValue = goods + known(origin) + known(freight) + known(insurance);
  const duty = step("duty", customsValue);
  const vat = step("vat", duty.amount === null ? null : customsValue + duty.amount, quote.vat);
  const landed = customsValue + known(delivery) + known(duty);
  const landedWithVat = vat.amount === null || duty.amount === null ? null : landed + vat.amount;
  return {
    goods,
    steps: { origin, freight, insurance, delivery, duty, vat },
    customsValue,
    isDutyKnown: duty.amount !== null,
    landed,
    landedWithVat,
    lines: sharedOut(quote, landed, landedWithVat),
  };
}

const known = ({ amount }: StepCost) => amount ?? 0;

/** A step of what it is levied on; null where that is not known itself. */
type Step = (name: CostStep, base: number | null, given?: number) => StepCost;

function stepsOf({ incoterm }: LandedQuote, rates: AssumedRates, overrides: LandedOverrides): Step {
  return (name, base, given = 0) => {
    if (given > 0) return { amount: given, source: "given", rate: null };
    const set = overrides[name];
    if (COVERED[incoterm]?.includes(name)) return { amount: 0, source: "included", rate: null };
    const rate = set ?? rates[name];
    const source = set === undefined ? "assumed" : "set";
    // Nothing of what is not known is nothing.
    if (rate === 0) return { amount: 0, source, rate };
    if (rate === null || base === null) return { amount: null, source: "unknown", rate };
    return { amount: shareOf(base, rate), source, rate };
  };
}

/** A freight that the buyer knows stands for whatever was assumed; one that the quote states or covers stays. */
function freightOf(quote: LandedQuote, step: Step, { freightAmount }: LandedOverrides): StepCost {
  const freight = step("freight", quote.goods, quote.freight);
  const isOpen = freight.source === "assumed" || freight.source === "set";
  return isOpen && freightAmount !== undefined ? { amount: freightAmount, source: "set", rate: null } : freight;
}

function sharedOut({ lines }: LandedQuote, landed: number, landedWithVat: number | null): LandedCost["lines"] {
  const amounts = lines.map(({ amount }) => amount);
  const shares = splitByWeights(landed, amounts);
  const sharesWithVat = landedWithVat === null ? null : splitByWeights(landedWithVat, amounts);
  return lines.map(({ line, quantityMilli }, at) => {
    const share = shares[at] ?? 0;
    const perUnitWithVat = sharesWithVat && unitCost(sharesWithVat[at] ?? 0, quantityMilli);
    return { line, landed: share, perUnit: unitCost(share, quantityMilli), perUnitWithVat };
  });
}

/** The assumptions of a comparison with their sources, for the screen that lets a buyer change them. */
export function assumptionsOf(rates: AssumedRates, overrides: LandedOverrides) {
  return ASSUMED_RATES.map((name) => {
    const set = overrides[name];
    if (set !== undefined) return { name, rate: set, source: "set" as const };
    return { name, rate: rates[name], source: rates[name] === null ? ("unknown" as const) : ("assumed" as const) };
  });
}
