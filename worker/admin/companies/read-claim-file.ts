import { companyClaims } from "#drizzle/schema/claims.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readFile } from "#worker/platform/files/read.ts";

/** The licence of a claim, by the claim's id, for the platform alone, whose looks are written down. */
export function readClaimFile(ctx: SignedInContext, id: string) {
  const noted = { entity: "supplier", entityId: companyClaims.supplierId, as: "claim" } as const;
  return readFile(ctx, companyClaims, id, { operators: { thing: "claimFile", noted } });
}
