import { useState } from "react";

/**
 * What somebody decides on: it stays as it was when they began, whatever comes in meanwhile, until they look at what is new.
 * @param current what is true now
 * @param version tells one state of it from another
 */
export function useFrozen<T>(current: T, version: (state: T) => number) {
  const [frozen, setFrozen] = useState(current);
  return { frozen, isChanged: version(frozen) !== version(current), review: () => setFrozen(current) };
}
