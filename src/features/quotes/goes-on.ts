import type { OpenPart } from "./action-bar.tsx";
import type { Thread } from "./thread.ts";

const OFFERS: readonly OpenPart[] = ["revise", "requote"];

/** True for the supplier's own terms, which are one form whether a counter-offer lies on the table or not. */
export function isOffer(part: OpenPart): boolean {
  return OFFERS.includes(part);
}

/**
 * What an open form is now: a revision goes on as the answer to a counter-offer that comes meanwhile, and back when that is
 * withdrawn. Undefined where the other side took the ground from it.
 */
export function goesOn(part: OpenPart, actions: Thread["actions"]): OpenPart | undefined {
  const ways = isOffer(part) ? [part, ...OFFERS] : [part];
  return ways.find((way) => actions.includes(way));
}
