import { machineOf, type Transitions } from "./machine.ts";

/** Life of a staged change of what is public, of a product or a company (workflows: Product, Supplier): one waits at a time. */
export const REVISION_STATUSES = ["pending", "applied", "declined", "withdrawn"] as const;
export type RevisionStatus = (typeof REVISION_STATUSES)[number];
export type RevisionActor = "owner" | "admin";

export const REVISION_TRANSITIONS = {
  apply: { from: ["pending"], to: "applied", by: ["admin"] },
  decline: { from: ["pending"], to: "declined", by: ["admin"], needsReason: true },
  withdraw: { from: ["pending"], to: "withdrawn", by: ["owner"] },
} as const satisfies Transitions<RevisionStatus, RevisionActor>;

export type RevisionAction = keyof typeof REVISION_TRANSITIONS;
export const revisionMachine = /* @__PURE__ */ machineOf<RevisionStatus, RevisionActor, RevisionAction>(
  REVISION_TRANSITIONS,
);
