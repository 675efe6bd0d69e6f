import { isMinimumInSteps } from "#domain/catalogue/order-quantity.ts";
import { productTermsSchema } from "#domain/catalogue/product-terms.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { fromMinor, toMinor } from "#domain/kernel/price.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";

/** A product of the price table as it is saved. */
export type PriceRow = ApiOutputs["products"]["terms"]["items"][number];

/** Its terms as texts of fields; an empty price is "on request". */
export interface TypedTerms {
  price: string;
  currency: Currency;
  moq: string;
  leadTime: string;
  tiers: { minQuantity: string; price: string }[];
}

export function typedOf({ priceMinor, currency, moq, leadTime, tiers }: PriceRow): TypedTerms {
  return {
    price: priceMinor === null ? "" : typedPrice(priceMinor, currency),
    currency,
    moq: String(moq),
    leadTime: typedDays(leadTime),
    tiers: tiers.map((tier) => ({
      minQuantity: String(tier.minQuantity),
      price: typedPrice(tier.priceMinor, currency),
    })),
  };
}

function typedPrice(minor: number, currency: Currency): string {
  return asTyped(fromMinor(minor, currency), currentLocale());
}

function typedDays({ min, max }: PriceRow["leadTime"]): string {
  const longest = max ?? min;
  if (longest === null) return "";
  return min === null || min === longest ? String(longest) : `${min}-${longest}`;
}

/** True when texts say what is saved, however they are written. */
export function saysTheSame(typed: TypedTerms, row: PriceRow): boolean {
  const saved = typedOf(row);
  if (JSON.stringify(typed) === JSON.stringify(saved)) return true;
  const [one, other] = [productTermsSchema.safeParse(typed), productTermsSchema.safeParse(saved)];
  return one.success && other.success && JSON.stringify(one.data) === JSON.stringify(other.data);
}

/**
 * Codes of what is wrong, by the path of the field: `price`, `tiers.0.minQuantity`.
 * @param multiple the step that the product is ordered in
 */
export function issuesOf(typed: TypedTerms, multiple = 1): Record<string, string> {
  const result = productTermsSchema.safeParse(typed);
  if (result.success) return isMinimumInSteps({ moq: result.data.moq, multiple }) ? {} : { moq: "not_a_multiple" };
  return Object.fromEntries(
    result.error.issues.map((issue) => [
      issue.path.join("."),
      issue.code === "custom" ? String(issue.params?.code ?? "custom") : issue.code,
    ]),
  );
}

const LEAST_PERCENT = -90;
const MOST_PERCENT = 500;

/** A percentage as people type it: "5", "-2,5", "٧"; null for none, nothing, or one that is out of bounds. */
export function readPercent(typed: string): number | null {
  const text = typedDecimal(typed.trim().replace(/%$/, "").replace("−", "-")).replace(",", ".");
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const percent = Number(text);
  return percent === 0 || percent < LEAST_PERCENT || percent > MOST_PERCENT ? null : percent;
}

/** Terms with price and tiers moved by a percentage, rounded to the currency's smallest coin; null where there is no price. */
export function movedBy(typed: TypedTerms, percent: number): TypedTerms | null {
  const moved = (price: string) => movedPrice(price, typed.currency, percent);
  const price = moved(typed.price);
  if (price === null) return null;
  return {
    ...typed,
    price,
    tiers: typed.tiers.map((tier) => ({ ...tier, price: moved(tier.price) ?? tier.price })),
  };
}

function movedPrice(price: string, currency: Currency, percent: number): string | null {
  const minor = toMinor(typedDecimal(price), currency);
  if (minor === null || Number.isNaN(minor)) return null;
  // In hundredths of a percent, so that the product is a whole number.
  const moved = Math.round((minor * Math.round(10_000 + percent * 100)) / 10_000);
  return typedPrice(Math.max(1, moved), currency);
}
