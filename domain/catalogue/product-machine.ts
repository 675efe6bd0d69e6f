import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import type { ProductStatus } from "./product-facts.ts";

/** `trusted` is a supplier whose products an admin lets pass without a look. */
export type ProductActor = "supplier" | "trusted" | "admin";

const KEPT = ["draft", "in_review", "changes_requested", "rejected", "published", "paused"] as const;

/** Every move of a product (workflows: Product). `published` ⇄ `paused` are the spec's active and temporary. */
export const PRODUCT_TRANSITIONS = {
  submit: { from: ["draft", "changes_requested"], to: "in_review", by: ["supplier", "trusted"] },
  publish: { from: ["draft", "changes_requested"], to: "published", by: ["trusted"] },
  recall: { from: ["in_review"], to: "draft", by: ["supplier", "trusted"] },
  approve: { from: ["in_review"], to: "published", by: ["admin"] },
  request_changes: { from: ["in_review"], to: "changes_requested", by: ["admin"], needsReason: true },
  reject: { from: ["in_review"], to: "rejected", by: ["admin"], needsReason: true },
  pause: { from: ["published"], to: "paused", by: ["supplier", "trusted"] },
  resume: { from: ["paused"], to: "published", by: ["supplier", "trusted"] },
  archive: { from: KEPT, to: "archived", by: ["supplier", "trusted"] },
  remove: { from: [...KEPT, "archived"], to: "removed", by: ["admin"], needsReason: true },
} as const satisfies Transitions<ProductStatus, ProductActor>;

export type ProductAction = keyof typeof PRODUCT_TRANSITIONS;
export const productMachine = /* @__PURE__ */ machineOf<ProductStatus, ProductActor, ProductAction>(
  PRODUCT_TRANSITIONS,
);
