import { type QuantityProblem, type QuantityRule, quantityProblem } from "#domain/catalogue/order-quantity.ts";
import { amountAt, type PriceTier, unitPriceAt } from "#domain/catalogue/price-tiers.ts";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";

/** What of a product decides on the price of a line. Money in minor units of the product's currency. */
export interface PricedGoods extends QuantityRule {
  status: ProductStatus;
  supplierStatus: SupplierStatus;
  /** Somebody runs the company: of an imported one nobody would answer the order. */
  hasSeller: boolean;
  /** From the minimum on; null is "on request". */
  priceMinor: number | null;
  tiers: readonly PriceTier[];
}

/** Why a line can't be ordered. */
export type LineProblem = QuantityProblem | { code: "not_available" | "no_seller" | "on_request" };

export interface LinePrice {
  /** Null where the price is on request, the product not on sale, or nobody there to sell it. */
  unitPriceMinor: number | null;
  amountMinor: number | null;
  problem: LineProblem | null;
}

/**
 * What a line costs now and what stands in its way: carts, checkout and the browser ask the same. Quantities are whole
 * and prices integers, so an amount is exact; sums beyond what a number holds exactly count as not available.
 */
export function priceLine(goods: PricedGoods, quantity: number): LinePrice {
  const nothing = { unitPriceMinor: null, amountMinor: null };
  if (goods.status !== "published" || goods.supplierStatus !== "approved") {
    return { ...nothing, problem: { code: "not_available" } };
  }
  if (!goods.hasSeller) return { ...nothing, problem: { code: "no_seller" } };
  const unitPriceMinor = unitPriceAt(quantity, goods.priceMinor, goods.tiers);
  if (unitPriceMinor === null) return { ...nothing, problem: { code: "on_request" } };
  const amountMinor = amountAt(quantity, unitPriceMinor);
  if (amountMinor === null) return { ...nothing, problem: { code: "not_available" } };
  return { unitPriceMinor, amountMinor, problem: quantityProblem(quantity, goods) };
}
