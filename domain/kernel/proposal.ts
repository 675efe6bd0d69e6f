import { machineOf, type Transitions } from "./machine.ts";
import { DAY_MS } from "./time.ts";

/** What one operator alone does not decide: a company that is approved in spite of what is missing, a ruling on much money. */
export const PROPOSAL_KINDS = ["company_exception", "order_ruling"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_STATUSES = ["proposed", "confirmed", "refused", "expired"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
/** `other`: an operator, but never the one who proposed it. */
export type ProposalActor = "other" | "clock";

/** A proposal that nobody decided on is over after this time. */
export const PROPOSAL_LASTS_MS = 7 * DAY_MS;

export const PROPOSAL_TRANSITIONS = {
  confirm: { from: ["proposed"], to: "confirmed", by: ["other"] },
  refuse: { from: ["proposed"], to: "refused", by: ["other"], needsReason: true },
  expire: { from: ["proposed"], to: "expired", by: ["clock"] },
} as const satisfies Transitions<ProposalStatus, ProposalActor>;

export type ProposalAction = keyof typeof PROPOSAL_TRANSITIONS;
export const proposalMachine = /* @__PURE__ */ machineOf<ProposalStatus, ProposalActor, ProposalAction>(
  PROPOSAL_TRANSITIONS,
);

/** The state as of now: what nobody decided on in time is over, whether the database says so yet or not. */
export function proposalStatusAt(
  { status, expiresAt }: { status: ProposalStatus; expiresAt: number },
  now: number,
): ProposalStatus {
  return status === "proposed" && expiresAt <= now ? "expired" : status;
}
