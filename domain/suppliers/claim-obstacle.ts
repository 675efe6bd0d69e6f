import type { ClaimStatus } from "./claim-machine.ts";

/** What is known of a company and of whoever would claim it. */
export interface Claimability {
  /** Somebody owns the company. */
  isOwned: boolean;
  /** A claim on it waits, whoever made it. */
  isClaimed: boolean;
  /** State of the caller's newest claim on it. */
  ownClaim: ClaimStatus | null;
  /** The caller owns a company, in whatever state. */
  ownsCompany: boolean;
  /** A claim of the caller on another company waits. */
  claimsAnother: boolean;
}

/** Why a company can't be claimed: the state that a refusal names and a page puts in words. */
export type ClaimObstacle = "owned" | "claimed_by_you" | "claimed" | "has_company" | "claims_another";

/** What stands in the way of a claim (workflows: A company without an owner); null where nothing does. */
export function claimObstacle(known: Claimability): ClaimObstacle | null {
  if (known.isOwned) return "owned";
  if (known.ownClaim === "claimed") return "claimed_by_you";
  if (known.isClaimed) return "claimed";
  if (known.ownsCompany) return "has_company";
  return known.claimsAnother ? "claims_another" : null;
}
