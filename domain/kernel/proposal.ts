import { machineOf, type Transitions } from "./machine.ts";
import { DAY_MS } from "./time.ts";

/** What one operator alone does not decide: a company that is approved in spite of what is missing, a ruling on much money. */
export const PROPOSAL_KINDS = ["company_exception", "order_ruling"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export const PROPOSAL_STATUSES = ["proposed", "confirmed", "refused", "withdrawn", "expired"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
/** `other`: an operator, but never the one who proposed it, which is `proposer`. */
export type ProposalActor = "other" | "proposer" | "clock";

/** A proposal that nobody decided on is over after this time. */
export const PROPOSAL_LASTS_MS = 7 * DAY_MS;

export const PROPOSAL_TRANSITIONS = {
  confirm: { from: ["proposed"], to: "confirmed", by: ["other"] },
  refuse: { from: ["proposed"], to: "refused", by: ["other"], needsReason: true },
  withdraw: { from: ["proposed"], to: "withdrawn", by: ["proposer"] },
  expire: { from: ["proposed"], to: "expired", by: ["clock"] },
} as const satisfies Transitions<ProposalStatus, ProposalActor>;

export type ProposalAction = keyof typeof PROPOSAL_TRANSITIONS;
export const proposalMachine = /* @__PURE__ */ machineOf<ProposalStatus, ProposalActor, ProposalAction>(
  PROPOSAL_TRANSITIONS,
);

interface ProposalFacts {
  status: ProposalStatus;
  expiresAt: number;
  isMoved: boolean;
  isUpheld: boolean;
}

/**
 * The state as of now: what nobody decided on in time is over, and what was made for a thing that has moved since or by somebody
 * who may no longer propose it, whether the database says so yet or not.
 * @param isMoved the thing is in another version than the one that was seen
 * @param isUpheld who proposed it may still propose such a thing
 */
export function proposalStatusAt({ status, expiresAt, isMoved, isUpheld }: ProposalFacts, now: number): ProposalStatus {
  return status === "proposed" && (isMoved || !isUpheld || expiresAt <= now) ? "expired" : status;
}
