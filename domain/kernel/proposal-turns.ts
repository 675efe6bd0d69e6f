import type { ProposalStatus } from "./proposal.ts";
import type { Turns } from "./turn.ts";

/** Of a proposal: another operator has the word until it is over. */
export const PROPOSAL_TURNS = {
  proposed: [{ side: "admin", action: "confirm" }],
  confirmed: [],
  refused: [],
  withdrawn: [],
  expired: [],
} as const satisfies Turns<ProposalStatus>;
