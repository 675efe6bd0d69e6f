import type { RevisionAction } from "#domain/kernel/revision-machine.ts";
import type { ProductAction } from "./product-machine.ts";

/** What a supplier is told of its products on the site, by what the platform did; texts are the screens'. */
export const PRODUCT_NOTICES = {
  approve: "product_approved",
  request_changes: "product_changes_requested",
  reject: "product_rejected",
  remove: "product_removed",
  apply: "product_changes_applied",
  decline: "product_changes_declined",
} as const satisfies Partial<Record<ProductAction | RevisionAction, string>>;

export type ProductNews = keyof typeof PRODUCT_NOTICES;
export type ProductNotice = (typeof PRODUCT_NOTICES)[ProductNews];
