import { inAed } from "#domain/kernel/money.ts";
import { type LandedQuote, landedCost } from "#domain/rfq/landed-cost.ts";
import { assumedRates } from "#domain/rfq/landed-rates.ts";
import type { Asked, Compared } from "#src/features/rfq/compare/comparison.ts";

/** A request for 500 cartons to the Emirates, at 20.00 AED a carton. */
export const ASKED: Asked = {
  reference: "RFQ-2026-AAAAAA",
  status: "open",
  openedAt: 1,
  deadlineAt: Date.UTC(2026, 11, 1),
  widenedAt: null,
  isDirect: false,
  quotesCount: 2,
  destinationCountry: "AE",
  incoterm: null,
  waiting: 3,
  widenAt: null,
  isWideningDue: false,
  asked: [
    {
      position: 1,
      description: "Dates",
      names: {},
      quantity: "500 cartons",
      quantityMilli: 500_000,
      unit: "carton",
      targetPriceMinor: 2000,
      productId: null,
    },
  ],
  targetCurrency: "AED",
  targetRateToAed: 1_000_000,
  money: { currency: "AED", rateToAed: 1_000_000, rate: null },
};

interface Offered {
  id: string;
  /** Minor units for one carton. */
  price: number;
  incoterm?: LandedQuote["incoterm"];
  cartons?: number;
  status?: Compared["quote"]["status"];
  /** The currency that it is quoted in, and the rate frozen in it; dirhams where left out. */
  of?: Pick<Compared["terms"], "currency" | "rateToAed">;
  /** Where the goods go; duty is not known beyond the Gulf. */
  to?: string;
}

const DIRHAMS = { currency: "AED", rateToAed: 1_000_000 } as const;

/** A quote of an importer of the Emirates, from China. */
export function offered(asked: Offered): Compared {
  const { id, price, incoterm = "CIF", cartons = 500, status = "sent", of = DIRHAMS, to = "AE" } = asked;
  const goods = price * cartons;
  const aed = inAed(goods, of);
  const line = { line: 1, amount: aed, quantityMilli: cartons * 1000 };
  const cost = { incoterm, goods: aed, freight: 0, insurance: 0, vat: 0, lines: [line] };
  const names = { en: id };
  return {
    quote: { id, status, totalMinor: goods, incoterm, place: "Jebel Ali", supplier: { names, ratingCount: 0 } },
    actions: [],
    terms: { ...of, incoterm, goodsMinor: goods, discountMinor: 0, paymentTerms: "LC" },
    landed: landedCost(cost, assumedRates("CN", to)),
    record: { ordersCount: 0, yearEstablished: null, responsePercent: null },
    lines: [{ ...line, offer: 1, isSubstitute: false, description: "Dates", unit: "carton", unitPriceMinor: price }],
    // What no row reads is left out.
  } as unknown as Compared;
}
