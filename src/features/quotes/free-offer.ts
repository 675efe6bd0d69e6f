import type { LineValues } from "./terms-values.ts";

/** The number of a line's next offer: the first that is free, since one between may have been removed. */
export function freeOffer(offers: readonly Pick<LineValues, "offer">[]): number {
  const taken = new Set(offers.map(({ offer }) => offer));
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}
