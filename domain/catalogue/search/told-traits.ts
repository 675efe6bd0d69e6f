import { TRAITS } from "./synonyms/traits.ts";
import { keyOf } from "./synonyms.ts";

let keys: ReadonlySet<string> | undefined;

/** Whether a group of the table tells how goods are, rather than which goods. */
export function isTrait(key: string): boolean {
  keys ??= new Set(TRAITS.map(keyOf));
  return keys.has(key);
}
