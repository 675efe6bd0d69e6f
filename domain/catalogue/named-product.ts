import type { Locale } from "#domain/kernel/locale.ts";
import type { PriceTier } from "./price-tiers.ts";
import type { ProductCard } from "./product-card.ts";

/** Products that are read at once by their ids. */
export const MAX_NAMED = 12;
/** Products that stand beside each other: more than four columns nobody compares. */
export const MAX_COMPARED = 4;

/** A product that somebody chose or looked at: its card, and by what it stands beside others. */
export interface NamedProduct extends ProductCard {
  /** Quantity prices, ascending. */
  tiers: PriceTier[];
  /** In the language of the name. */
  specs: [label: string, value: string][];
  hsCode: string | null;
  seller: {
    /** The language that the supplier's name stands in. */
    nameLocale: Locale;
    ratingAverage: number | null;
    ratingCount: number;
    /** Its usual time to an answer in whole hours; null where too few are known. */
    answerHours: number | null;
  };
}
