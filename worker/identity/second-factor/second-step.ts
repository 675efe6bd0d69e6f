import * as z from "zod";
import { SECOND_STEP_LASTS_MS } from "#domain/identity/second-factor.ts";
import type { Context } from "#worker/platform/context.ts";
import { seal, sha256, unseal } from "#worker/platform/secrets.ts";

/** The known address of the password step is said last; those of an earlier build say whether it was known, which says nothing now. */
const proofSchema = z.tuple([z.string(), z.string(), z.number()], z.union([z.string(), z.boolean(), z.null()]));
type Surroundings = Pick<Context, "settings" | "now" | "clientAddress">;

/**
 * Says for ten minutes that somebody knew the password of an account: sealed, for the second step alone, and void with the
 * password. It is stored nowhere.
 * @param isKnown the account signed in from the caller's address before
 */
export function secondStepProof(
  { settings, now, clientAddress }: Surroundings,
  { id, passwordHash, isKnown }: { id: string; passwordHash: string; isKnown: boolean },
): string {
  const said = [id, sha256(passwordHash), now() + SECOND_STEP_LASTS_MS, isKnown ? sha256(clientAddress) : null];
  return seal(settings, JSON.stringify(said), "second-step");
}

/**
 * Whose password a proof is of; null for one that is not ours, or too old.
 * @returns `isKnown` where the password step came from the caller's address too: a proof that is carried elsewhere is a stranger's
 */
export function readSecondStepProof(
  { settings, now, clientAddress }: Surroundings,
  proof: string,
): { userId: string; passwordMark: string; isKnown: boolean } | null {
  const opened = opening(settings, proof);
  if (!opened) return null;
  const [userId, passwordMark, until, knownAddress] = opened;
  return until > now() ? { userId, passwordMark, isKnown: knownAddress === sha256(clientAddress) } : null;
}

function opening(settings: Surroundings["settings"], proof: string) {
  try {
    return proofSchema.parse(JSON.parse(unseal(settings, proof, "second-step")));
  } catch {
    return null;
  }
}
