import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { type Turns, type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import type { ProductStatus } from "./product-facts.ts";

/** A draft is sent when its owner likes; nobody waits for it. */
export const PRODUCT_TURNS = {
  draft: [],
  in_review: [{ side: "admin", action: "approve" }],
  changes_requested: [{ side: "supplier", action: "submit" }],
  rejected: [],
  published: [],
  paused: [],
  archived: [],
  removed: [],
} as const satisfies Turns<ProductStatus>;
type ProductTurn = (typeof PRODUCT_TURNS)[ProductStatus][number];

export interface ProductFacts {
  status: ProductStatus;
  supplierStatus: SupplierStatus;
}

/** What a product waits for; its company prepares it in every state but a suspended or terminated one. */
export function productWaits({ status, supplierStatus }: ProductFacts): Wait<ProductTurn>[] {
  const isHeld = supplierStatus === "suspended" || supplierStatus === "terminated";
  return waitsUntil<ProductTurn>(PRODUCT_TURNS[status], null).filter(({ side }) => side === "admin" || !isHeld);
}
