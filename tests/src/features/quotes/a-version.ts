import type { Version, VersionLine } from "#src/features/quotes/thread.ts";

export const LINE: VersionLine = {
  line: 1,
  offer: 1,
  isSubstitute: false,
  productId: "prd_tiles",
  description: "Floor tiles",
  names: {},
  quantityMilli: 1_200_500,
  unit: "sqm",
  unitPriceMinor: 850,
  amountMinor: 1_020_425,
};

/** A first version of a quote in dollars: 10,204.25 without VAT. */
export const VERSION: Version = {
  version: 1,
  side: "supplier",
  currency: "USD",
  incoterm: "FOB",
  place: "Ras Al Khaimah",
  leadTimeDaysMin: 15,
  leadTimeDaysMax: 20,
  paymentTerms: "30 % in advance",
  // The last moment of 6 December in Dubai.
  bindingUntil: null,
  validUntil: Date.UTC(2026, 11, 6, 19, 59, 59),
  freightMinor: 0,
  insuranceMinor: 0,
  discountMinor: 0,
  vatRate: 0,
  goodsMinor: 1_020_425,
  vatMinor: 0,
  totalMinor: 1_020_425,
  rateToAed: 3_672_500,
  rateSource: "peg",
  rateDate: "2026-01-01",
  notes: null,
  createdAt: Date.UTC(2026, 10, 22),
  lines: [LINE],
};
