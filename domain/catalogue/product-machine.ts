import { type Moves, machineOf } from "#domain/kernel/machine.ts";
import type { ProductStatus } from "./product-facts.ts";

/** `trusted` is a supplier whose products an admin lets pass without a look. */
export type ProductActor = "supplier" | "trusted" | "admin";

const KEPT = ["draft", "in_review", "changes_requested", "rejected", "published", "paused"] as const;

/** Every move of a product (workflows: Product). `published` ⇄ `paused` are the spec's active and temporary. */
export const PRODUCT_MOVES = {
  submit: { from: ["draft", "changes_requested"], to: "in_review", by: ["supplier", "trusted"] },
  publish: { from: ["draft", "changes_requested"], to: "published", by: ["trusted"] },
  approve: { from: ["in_review"], to: "published", by: ["admin"] },
  request_changes: { from: ["in_review"], to: "changes_requested", by: ["admin"], needsReason: true },
  reject: { from: ["in_review"], to: "rejected", by: ["admin"], needsReason: true },
  pause: { from: ["published"], to: "paused", by: ["supplier", "trusted"] },
  resume: { from: ["paused"], to: "published", by: ["supplier", "trusted"] },
  archive: { from: KEPT, to: "archived", by: ["supplier", "trusted"] },
  remove: { from: [...KEPT, "archived"], to: "removed", by: ["admin"], needsReason: true },
} as const satisfies Moves<ProductStatus, ProductActor>;

export type ProductAction = keyof typeof PRODUCT_MOVES;
export const productMachine = /* @__PURE__ */ machineOf<ProductStatus, ProductActor, ProductAction>(PRODUCT_MOVES);

/** Life of a staged change of a live product (workflows: Product). */
export const REVISION_STATUSES = ["pending", "applied", "declined", "withdrawn"] as const;
export type RevisionStatus = (typeof REVISION_STATUSES)[number];

export const REVISION_MOVES = {
  apply: { from: ["pending"], to: "applied", by: ["admin"] },
  decline: { from: ["pending"], to: "declined", by: ["admin"], needsReason: true },
  withdraw: { from: ["pending"], to: "withdrawn", by: ["supplier", "trusted"] },
} as const satisfies Moves<RevisionStatus, ProductActor>;

export type RevisionAction = keyof typeof REVISION_MOVES;
export const revisionMachine = /* @__PURE__ */ machineOf<RevisionStatus, ProductActor, RevisionAction>(REVISION_MOVES);
