import * as z from "zod";
import { SECOND_STEP_LASTS_MS } from "#domain/identity/second-factor.ts";
import type { Context } from "#worker/platform/context.ts";
import { seal, sha256, unseal } from "#worker/platform/secrets.ts";

/** Whether the address was known is said last; proofs of an earlier build do not say it. */
const proofSchema = z.tuple([z.string(), z.string(), z.number()], z.boolean());
type Surroundings = Pick<Context, "settings" | "now">;

/**
 * Says for ten minutes that somebody knew the password of an account: sealed, for the second step alone, and void with the
 * password. It is stored nowhere.
 * @param isKnown the account signed in from the caller's address before
 */
export function secondStepProof(
  { settings, now }: Surroundings,
  { id, passwordHash, isKnown }: { id: string; passwordHash: string; isKnown: boolean },
): string {
  const said = [id, sha256(passwordHash), now() + SECOND_STEP_LASTS_MS, isKnown];
  return seal(settings, JSON.stringify(said), "second-step");
}

/** Whose password a proof is of; null for one that is not ours, or too old. */
export function readSecondStepProof(
  { settings, now }: Surroundings,
  proof: string,
): { userId: string; passwordMark: string; isKnown: boolean } | null {
  const opened = opening(settings, proof);
  if (!opened) return null;
  const [userId, passwordMark, until, isKnown = false] = opened;
  return until > now() ? { userId, passwordMark, isKnown } : null;
}

function opening(settings: Surroundings["settings"], proof: string) {
  try {
    return proofSchema.parse(JSON.parse(unseal(settings, proof, "second-step")));
  } catch {
    return null;
  }
}
