import { expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import { CLAIM_STATUSES, type ClaimActor, claimMachine } from "#domain/suppliers/claim-machine.ts";
import { type Claimability, claimObstacle } from "#domain/suppliers/claim-obstacle.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: ClaimActor[] = ["claimant", "admin"];

it("decides a claim as the workflow says and in no other way", () => {
  expect(transitionsOf(claimMachine, CLAIM_STATUSES, ACTORS)).toEqual([
    "claimed → owned by admin",
    "claimed → refused by admin",
  ]);
  const refusal = new AppError("CONFLICT", { state: "claimed", action: "accept" });
  expect(() => claimMachine.transition("claimed", "accept", "claimant")).toThrow(refusal);
});

it("names what is in the way of a claim, the plainest first", () => {
  const free: Claimability = {
    isOwned: false,
    isClaimed: false,
    ownClaim: null,
    ownsCompany: false,
    claimsAnother: false,
  };
  expect(claimObstacle(free)).toBeNull();
  expect(claimObstacle({ ...free, ownClaim: "refused" })).toBeNull();
  expect(claimObstacle({ ...free, ownClaim: "claimed", isClaimed: true })).toBe("claimed_by_you");
  expect(claimObstacle({ ...free, isClaimed: true })).toBe("claimed");
  expect(claimObstacle({ ...free, ownsCompany: true })).toBe("has_company");
  expect(claimObstacle({ ...free, claimsAnother: true })).toBe("claims_another");
  expect(claimObstacle({ ...free, isOwned: true, ownClaim: "claimed" })).toBe("owned");
});
