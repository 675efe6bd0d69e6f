import { machineOf, type Transitions } from "#domain/kernel/machine.ts";

/** Life of a claim on a company that nobody owns yet (workflows: A company without an owner). */
export const CLAIM_STATUSES = ["claimed", "owned", "refused"] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export type ClaimActor = "claimant" | "admin";

/** A claim begins as `claimed`, by its claimant; whoever was refused claims again in a new record. */
export const CLAIM_TRANSITIONS = {
  accept: { from: ["claimed"], to: "owned", by: ["admin"] },
  refuse: { from: ["claimed"], to: "refused", by: ["admin"], needsReason: true },
} as const satisfies Transitions<ClaimStatus, ClaimActor>;

export type ClaimAction = keyof typeof CLAIM_TRANSITIONS;
export const claimMachine = /* @__PURE__ */ machineOf<ClaimStatus, ClaimActor, ClaimAction>(CLAIM_TRANSITIONS);
